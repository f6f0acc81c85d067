import FirstFrameTextEscaping
import SwiftParser
package import SwiftSyntax

/// The declarations of a file that a port can do without: previews, and types and views of SwiftUI.
///
/// They are left out where they do not compile, because they use SwiftUI that the platform modules do not have.
package struct SwiftUIParts {
  /// A declaration that can be left out.
  package struct Part {
    package enum Kind {
      /// A `#Preview` or a `PreviewProvider`.
      case preview
      /// The definition of a view, which becomes one that is not drawn.
      case viewBody
      /// A type or extension of SwiftUI.
      case type
    }

    package let kind: Kind
    /// The title of a preview, or the name of a declaration.
    package let name: String
    package let line: Int
    /// Identifies the text, so that a changed declaration is compiled again.
    package let key: String
    fileprivate let range: Range<Int>
    fileprivate let lines: ClosedRange<Int>
  }

  private let tree: SourceFileSyntax
  private let parts: [Part]
  private let importsSwiftUI: Bool

  package init(of tree: SourceFileSyntax) {
    self.tree = tree
    let visitor = PartVisitor(converter: SourceLocationConverter(fileName: "", tree: tree))
    visitor.walk(tree)
    parts = visitor.parts
    importsSwiftUI = visitor.importsSwiftUI
  }

  /// Returns the innermost part around a line that is not left out yet.
  package func part(around line: Int, besides omitted: Set<String>) -> Part? {
    parts.filter { $0.lines.contains(line) && !omitted.contains($0.key) }
      .min { $0.range.count < $1.range.count }
  }

  /// Returns the text without some parts, with all lines in their places, and these parts; `nil` if it has none of them.
  ///
  /// - Parameter reasons: Why parts are left out, by their keys.
  package func text(without reasons: [String: String]) -> (text: String, parts: [Part])? {
    let found = parts.filter { reasons[$0.key] != nil }
    guard importsSwiftUI || found.contains(where: { $0.kind == .preview }), !found.isEmpty else { return nil }
    let source = Array(tree.description.utf8)
    var edits = SourceEdits()
    // An outer part replaces those in it, because edits within another are dropped.
    for part in found.sorted(by: { $0.range.count > $1.range.count }) {
      switch part.kind {
      case .preview, .type: edits.remove(part.range)
      case .viewBody: edits.replace(part.range, with: "{ _NotDrawn(\((reasons[part.key] ?? "").swiftLiteral)) }")
      }
    }
    return (edits.applied(to: source), found)
  }
}

private final class PartVisitor: SyntaxVisitor {
  private let converter: SourceLocationConverter
  private(set) var parts: [SwiftUIParts.Part] = []
  private(set) var importsSwiftUI = false

  init(converter: SourceLocationConverter) {
    self.converter = converter
    super.init(viewMode: .sourceAccurate)
  }

  /// - Parameter whole: The node whose text identifies the part; its own by default.
  private func add(
    _ kind: SwiftUIParts.Part.Kind, named name: String, _ node: some SyntaxProtocol, whole: Syntax? = nil
  ) {
    let all = whole ?? Syntax(node)
    let first = converter.location(for: all.positionAfterSkippingLeadingTrivia).line
    let last = converter.location(for: all.endPositionBeforeTrailingTrivia).line
    let position = node.positionAfterSkippingLeadingTrivia.utf8Offset
    parts.append(
      SwiftUIParts.Part(
        kind: kind, name: name, line: first, key: "\(kind).\(all.trimmedDescription.stableHash)",
        range: position..<node.endPositionBeforeTrailingTrivia.utf8Offset, lines: first...last))
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
    return .skipChildren
  }

  // MARK: Previews

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitMacro(node, node.macroName, node.arguments)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    visitMacro(node, node.macroName, node.arguments)
  }

  private func visitMacro(
    _ node: some SyntaxProtocol, _ macro: TokenSyntax, _ arguments: LabeledExprListSyntax
  ) -> SyntaxVisitorContinueKind {
    guard macro.text == "Preview" else { return .visitChildren }
    let title = arguments.first { $0.label == nil }?.expression.as(StringLiteralExprSyntax.self)
    add(.preview, named: title?.representedLiteralValue ?? "#Preview", node)
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    visitType(node, node.name.text, node.inheritanceClause)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription
    if Self.types.contains(type) || Self.protocols.contains(type) {
      add(.type, named: "extension \(type)", node)
      return .visitChildren
    }
    return visitType(node, "extension \(type)", node.inheritanceClause)
  }

  private func visitType(
    _ node: some SyntaxProtocol, _ name: String, _ inheritance: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    let inherited = (inheritance?.inheritedTypes).map { Array($0) } ?? []
    let names = inherited.map { $0.type.trimmedDescription.replacing("SwiftUI.", with: "") }
    if names.contains("PreviewProvider") {
      add(.preview, named: name, node)
    } else if names.contains(where: Self.protocols.contains) {
      add(.type, named: name, node)
    }
    return .visitChildren
  }

  /// Protocols of SwiftUI that types adopt.
  private static let protocols: Set<String> = [
    "View", "ViewModifier", "Shape", "InsettableShape", "ShapeStyle", "ButtonStyle", "PrimitiveButtonStyle",
    "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "DatePickerStyle",
    "GaugeStyle", "MenuStyle", "PickerStyle", "ListStyle", "PreferenceKey", "EnvironmentKey", "LayoutValueKey",
    "Layout", "App", "Scene", "Commands", "ToolbarContent", "Gesture", "GeometryEffect", "DynamicProperty",
    "AnimatableModifier", "Animatable", "Transition", "PreviewModifier", "UIViewRepresentable",
    "UIViewControllerRepresentable", "Widget",
  ]

  /// Types of SwiftUI that code extends.
  private static let types: Set<String> = [
    "Color", "Font", "Text", "Image", "Animation", "AnyTransition", "EnvironmentValues", "Binding", "Gradient",
    "LinearGradient", "Label", "Button", "Path", "EdgeInsets", "Alignment", "HorizontalAlignment",
    "VerticalAlignment", "ContainerValues", "Transaction",
  ]

  // MARK: Views

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    // The previews of a provider are left out as a whole.
    if node.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }) { return .visitChildren }
    for binding in node.bindings {
      guard let type = binding.typeAnnotation?.type, type.isSomeView, let body = binding.accessorBlock else { continue }
      add(.viewBody, named: qualified(binding.pattern.trimmedDescription, node), body, whole: Syntax(node))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.signature.returnClause?.type, type.isSomeView, let body = node.body {
      add(.viewBody, named: qualified(node.name.text, node), body, whole: Syntax(node))
    }
    return .visitChildren
  }
}

/// The name of a member with that of its type.
private func qualified(_ name: String, _ node: some SyntaxProtocol) -> String {
  node.enclosingTypeName.map { "\($0).\(name)" } ?? name
}

extension TypeSyntax {
  /// Whether the type is `some View`.
  fileprivate var isSomeView: Bool {
    ["some View", "some SwiftUI.View"].contains(trimmedDescription)
  }
}
