import FirstFrameTextEscaping
import SwiftSyntax

/// The tests that a class of Quick gets: one for each call of `it` and of `itBehavesLike`.
///
/// On Apple's systems, the Objective-C runtime adds a test for each example that a specification declares while it runs.
/// On Linux, tests are methods of the source.
struct SpecificationTests {
  /// The methods, on one line.
  let declaration: String

  /// Returns `nil` if the class is no specification, or is the superclass of others.
  init?(of node: ClassDeclSyntax, index: ModuleIndex, line: (any SyntaxProtocol) -> Int) {
    let type = node.qualifiedTypeName
    guard let root = index.ancestors(of: type).last, ["QuickSpec", "AsyncSpec"].contains(root),
      node.genericParameterClause == nil
    else { return nil }
    let visitor = ExampleVisitor(viewMode: .sourceAccurate)
    visitor.walk(node.memberBlock)
    let configurations = index.classes.keys.filter { index.ancestors(of: $0).last == "QuickConfiguration" }.sorted()
    let shared =
      configurations.isEmpty ? "" : ", configurations: [\(configurations.map { "\($0).self" }.joined(separator: ", "))]"
    var names: Set<String> = []
    var lines: [Int] = []
    var tests: [String] = []
    for call in visitor.calls {
      let number = line(call.node)
      guard !lines.contains(number) else { continue }
      lines.append(number)
      var name = "test_" + call.name
      if !names.insert(name).inserted {
        name += "_\(number)"
        names.insert(name)
      }
      tests.append("func \(name)() throws { try firstFrameRunExamples(at: \(number)\(shared)) }")
    }
    // Other functions, such as those of a superclass, may declare examples, too.
    let declares = node.memberBlock.members.contains { $0.decl.as(FunctionDeclSyntax.self)?.name.text == "spec" }
    let inherits = index.ancestors(of: type).count > 1
    if !declares || inherits || tests.isEmpty || index.hasExamplesElsewhere {
      let others = lines.map(String.init).joined(separator: ", ")
      tests.append(
        "func test_otherExamples() throws { try firstFrameRunExamples(at: nil, besides: [\(others)]\(shared)) }")
    }
    declaration = (node.memberBlock.members.isEmpty ? "" : "; ") + tests.joined(separator: "; ") + " "
  }
}

/// Finds the calls that declare examples in a class.
final class ExampleVisitor: SyntaxVisitor {
  private(set) var calls: [(node: FunctionCallExprSyntax, name: String)] = []
  private var groups: [String] = []

  static let examples: Set<String> = [
    "it", "fit", "xit", "pending", "itBehavesLike", "fitBehavesLike", "xitBehavesLike",
  ]
  private static let groupNames: Set<String> = [
    "describe", "fdescribe", "xdescribe", "context", "fcontext", "xcontext",
  ]

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
      return .visitChildren
    }
    // Examples of these are declared where they are used.
    if function == "sharedExamples" { return .skipChildren }
    if Self.examples.contains(function), !node.arguments.isEmpty {
      calls.append((node, (groups + [node.firstText ?? function]).map(\.identifierPart).joined(separator: "__")))
      return .skipChildren
    }
    if Self.groupNames.contains(function) { groups.append(node.firstText ?? "") }
    return .visitChildren
  }

  override func visitPost(_ node: FunctionCallExprSyntax) {
    guard let function = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.groupNames.contains(function)
    else { return }
    _ = groups.popLast()
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension FunctionCallExprSyntax {
  /// The first argument, if it is a text.
  fileprivate var firstText: String? {
    guard let expression = arguments.first?.expression else { return nil }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return literal.segments.compactMap { $0.as(StringSegmentSyntax.self)?.content.text }.joined(separator: " ")
    }
    return expression.trimmedDescription
  }
}

extension String {
  /// The text as a part of the name of a method, with at most 60 characters.
  fileprivate var identifierPart: String {
    let words = split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return String(words.joined(separator: "_").prefix(60))
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call declares an example outside of the body of a class, and not as a shared one.
  var isExampleOfNoClass: Bool {
    guard let name = calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ExampleVisitor.examples.contains(name), arguments.first?.expression.is(StringLiteralExprSyntax.self) == true
    else { return false }
    var node = parent
    while let current = node {
      if current.is(ClassDeclSyntax.self) { return false }
      if let call = current.as(FunctionCallExprSyntax.self),
        call.calledExpression.trimmedDescription == "sharedExamples"
      {
        return false
      }
      node = current.parent
    }
    return true
  }
}
