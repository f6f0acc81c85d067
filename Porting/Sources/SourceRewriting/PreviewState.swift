import SwiftSyntax

/// The properties with `@Previewable` of a preview.
///
/// SwiftUI's macro moves them into a view, of which the rest of the preview is the body. A port makes the preview's closure
/// that view.
struct PreviewState {
  /// The properties, with their attributes.
  private let properties: [(item: CodeBlockItemSyntax, attribute: AttributeSyntax)]
  private let closure: ClosureExprSyntax
  /// Whether there are such properties after other statements. A port would have to move them to other lines.
  let hasLateProperties: Bool

  /// - Returns: `nil` if the preview has no such property.
  init?(of closure: ClosureExprSyntax) {
    properties = closure.statements.compactMap { item in item.previewable.map { (item, $0) } }
    guard !properties.isEmpty else { return nil }
    hasLateProperties = closure.statements.prefix(properties.count).contains { $0.previewable == nil }
    self.closure = closure
  }

  private static let viewName = "FirstFramePreviewedView"

  /// Makes the closure a view, and adds what shows it.
  ///
  /// - Parameters:
  ///   - start: The offset of the macro.
  ///   - function: The head of the function that returns the preview, without its body.
  ///   - arguments: The arguments of the preview.
  func expand(from start: Int, function: String, arguments: String, _ edits: inout SourceEdits) {
    guard let last = properties.last?.item else { return }
    let brace = closure.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(start..<brace, with: "\(function) { struct \(Self.viewName): View ")
    for (_, attribute) in properties { edits.remove(attribute.trimmedByteRange) }
    let separator = last.semicolon == nil ? ";" : ""
    edits.insert("\(separator) var body: some View {", at: last.trimmedByteRange.upperBound)
    edits.insert(
      " }; return PreviewContent(\(arguments)) { \(Self.viewName)() } }", at: closure.trimmedByteRange.upperBound)
  }
}

extension CodeBlockItemSyntax {
  /// The attribute `@Previewable` of a variable.
  fileprivate var previewable: AttributeSyntax? {
    guard case .decl(let declaration) = item, let variable = declaration.as(VariableDeclSyntax.self) else { return nil }
    return variable.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
      .first { ["Previewable", "SwiftUI.Previewable"].contains($0.attributeName.trimmedDescription) }
  }
}
