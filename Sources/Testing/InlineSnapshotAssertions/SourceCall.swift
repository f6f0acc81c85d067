import FirstFrameTextEscaping

/// A call in the current source. Offsets are in bytes of UTF-8.
struct SourceCall: Hashable, Sendable {
  /// The name of the called function; `nil` if it has none.
  let callee: String?
  /// The names of the enclosing functions and properties, innermost first.
  let enclosingNames: [String]
  let layout: Layout
  /// The current contents of the argument for the snapshot.
  let slot: Slot

  /// The offsets that determine the indentation of a new closure.
  struct Layout: Hashable, Sendable {
    /// The start of the call.
    let start: Int
    /// The start of the statement that contains the call.
    let statement: Int
    /// The start of the block that contains the statement, on a line above it; `nil` at the top level of a file.
    let block: Int?
  }

  /// The contents of the argument for the snapshot in a call.
  enum Slot: Hashable, Sendable {
    /// No argument. A trailing closure can be inserted at the offset.
    case nothing(insertion: Int)
    /// The argument `nil`.
    case nilLiteral(Range<Int>)
    /// A closure that consists of a string literal.
    case literal(Literal)
    /// Something else.
    case other

    /// A string literal and its closure.
    struct Literal: Hashable, Sendable {
      let value: String
      let range: Range<Int>
      let isMultiline: Bool
      /// Whether only spaces are before the literal on its line.
      let beginsLine: Bool
      /// The range between the braces, or between `in` and the closing brace; `nil` unless it contains only the literal
      /// and is on one line.
      let inlineBody: Range<Int>?
      /// An offset on the line that determines the indentation of the closing brace.
      let closure: Int
    }

    /// Whether the argument has exactly this value; `nil` means no snapshot.
    func holds(_ snapshot: String?) -> Bool {
      switch (self, snapshot) {
      case (.nothing, nil), (.nilLiteral, nil): true
      case (.literal(let literal), let snapshot?): literal.value.utf8.elementsEqual(snapshot.utf8)
      default: false
      }
    }
  }

  /// The edit that sets the snapshot of the call to a text; `nil` if the argument has other contents.
  func edit(holding text: String, in source: SourceText) -> SourceEdit? {
    let lineBreak = source.lineBreak(at: layout.start)
    let unit = indentationUnit(in: source)

    func literal(indentation: String) -> String {
      SwiftLiteral.multiline(text, indentation: indentation, lineBreak: lineBreak)
    }

    /// The contents of a closure, up to its closing brace.
    func body(indentation: String) -> String {
      let inner = indentation + unit
      return lineBreak + inner + literal(indentation: inner) + lineBreak + indentation
    }

    switch slot {
    case .nothing(let insertion):
      let closure = " {" + body(indentation: source.indentation(at: layout.start)) + "}"
      return SourceEdit(insertion..<insertion, with: closure)
    case .nilLiteral(let range):
      return SourceEdit(range, with: "{" + body(indentation: source.indentation(at: range.lowerBound)) + "}")
    case .literal(let old) where old.isMultiline:
      return SourceEdit(old.range, with: literal(indentation: source.indentation(at: old.range.upperBound)))
    case .literal(let old):
      if let short = SwiftLiteral.singleLine(text) {
        return SourceEdit(old.range, with: short)
      }
      if let inlineBody = old.inlineBody {
        return SourceEdit(inlineBody, with: body(indentation: source.indentation(at: old.closure)))
      }
      let indentation = source.indentation(at: old.range.lowerBound) + (old.beginsLine ? "" : unit)
      return SourceEdit(old.range, with: literal(indentation: indentation))
    case .other:
      return nil
    }
  }

  /// The indentation of a block relative to the enclosing block.
  private func indentationUnit(in source: SourceText) -> String {
    let inner = source.indentation(at: layout.statement)
    if let block = layout.block {
      let outer = source.indentation(at: block)
      if inner.hasPrefix(outer), inner.utf8.count > outer.utf8.count {
        return String(inner.dropFirst(outer.count))
      }
    }
    return inner.hasPrefix("\t") ? "\t" : "  "
  }
}

/// A call as compiled into the running test.
struct CompiledCall: Hashable, Sendable {
  /// The file, from `#filePath`.
  let filePath: String
  /// The position of the call's opening parenthesis, from `#line` and `#column`.
  let line: Int
  let column: Int
  /// The enclosing function, without parentheses, argument labels and backticks.
  let test: String
  /// The name of the called function.
  let callee: String
  /// The value of the snapshot in the source; `nil` if there is none.
  let snapshot: String?
}
