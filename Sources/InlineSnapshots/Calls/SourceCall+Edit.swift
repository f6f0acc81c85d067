extension SourceCall {
  /// The edit after which the call has a text as its snapshot; nil where the slot has no room for one.
  func edit(holding text: String, in source: SourceText) -> SourceEdit? {
    let lineBreak = source.lineBreak(at: layout.start)
    let unit = indentationUnit(in: source)

    func literal(indentation: String) -> String {
      StringLiteral.multiline(text, indentation: indentation, lineBreak: lineBreak)
    }

    /// A closure's contents, and the indentation of its closing brace.
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
      if let short = StringLiteral.singleLine(text) {
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

  /// By how much the source indents a block within another.
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
