import SwiftSyntax

extension RewritingVisitor {
  /// Adds a function with the previews of a provider, which may be visible in its file only.
  func visitPreviewProvider(_ clause: InheritanceClauseSyntax?, name: String, _ node: some SyntaxProtocol) {
    guard let clause,
      clause.inheritedTypes.contains(where: {
        ["PreviewProvider", "SwiftUI.PreviewProvider"].contains($0.type.trimmedDescription)
      })
    else { return }
    let preview = note(.provider, node)
    let function =
      "@MainActor func \(preview.symbol)() -> PreviewContent { PreviewContent(provider: \(name).self) }"
    append(function, condition: preview.condition)
  }

  private func note(
    _ kind: SourceRewriter.PreviewDeclaration.Kind, _ node: some SyntaxProtocol
  ) -> SourceRewriter.PreviewDeclaration {
    let line = line(of: node)
    // Files of one name may be in several folders.
    let preview = SourceRewriter.PreviewDeclaration(
      kind: kind,
      symbol: "firstFramePreview\(previews.count)_line\(line)_\(file.identifierOfLastComponent)_\(file.stableHash)",
      file: file, line: line, condition: node.buildCondition)
    previews.append(preview)
    return preview
  }

  /// Makes a macro `#Preview` a function that returns the preview.
  ///
  /// - Parameter others: The number of closures after the first.
  func visitPreview(
    _ node: Syntax, arguments: LabeledExprListSyntax, closure: ClosureExprSyntax?, others: Int
  ) -> SyntaxVisitorContinueKind {
    let labels = arguments.compactMap(\.label?.text)
    guard others == 0, labels.allSatisfy({ ["traits", "body"].contains($0) }) else {
      return leaveOut(
        node, "This preview is not drawn: it is not one of a view or a controller.",
        remedy: "Preview the component itself.")
    }
    let state = closure.flatMap { PreviewState(of: $0) }
    if state?.hasLateProperties == true {
      return leaveOut(
        node, "This preview is not drawn: a property with `@Previewable` follows other statements.",
        remedy: "Declare it at the beginning of the preview.")
    }
    let preview = note(.macro, node)
    let listed = arguments.map(\.trimmedDescription).joined(separator: " ")
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let function = "@MainActor func \(preview.symbol)() -> PreviewContent"
    let content = "\(function) { PreviewContent(\(listed)) "
    if let state {
      state.expand(from: start, function: function, arguments: listed, &edits)
    } else if let closure {
      edits.replace(start..<closure.positionAfterSkippingLeadingTrivia.utf8Offset, with: content)
      edits.insert(" }", at: closure.endPositionBeforeTrailingTrivia.utf8Offset)
    } else {
      edits.replace(node.trimmedByteRange, with: content + "}")
    }
    return .visitChildren
  }

  private func leaveOut(_ preview: Syntax, _ reason: String, remedy: String) -> SyntaxVisitorContinueKind {
    report(.warning, at: preview, reason, remedy: remedy)
    edits.remove(preview.trimmedByteRange)
    return .skipChildren
  }
}

extension String {
  /// The last component of a path, as a part of an identifier.
  fileprivate var identifierOfLastComponent: String {
    let name = split(separator: "/").last ?? ""
    return String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
