import SwiftSyntax

/// The properties of a view class that are `dynamic`, which `UIAppearance` can preset.
struct AppearanceProperties {
  /// The declaration by which the runtime finds them, on one line.
  let declaration: String

  /// Returns `nil` for classes without such properties, and for classes that are no views or are generic.
  init?(of node: ClassDeclSyntax, index: ModuleIndex) {
    let type = node.qualifiedTypeName
    guard node.genericParameterClause == nil, let root = index.ancestors(of: type).last, root.hasPrefix("UI"),
      Self.viewSuffixes.contains(where: root.hasSuffix)
    else { return nil }
    let names = node.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self)?.appearancePropertyName }
    guard !names.isEmpty else { return nil }
    let access = node.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
    let properties = names.map { "AppearanceProperty(\\\(type).\($0))" }.joined(separator: ", ")
    declaration =
      "; \(access)override class var firstFrameAppearanceProperties: [AppearanceProperty] "
      + "{ super.firstFrameAppearanceProperties + [\(properties)] }; "
  }

  private static let viewSuffixes = [
    "View", "Control", "Button", "Label", "Cell", "Bar", "Field", "Slider", "Switch", "Stepper", "Window",
  ]
}

extension VariableDeclSyntax {
  /// The name of a `dynamic` property of objects that can be set from outside; `nil` for others.
  fileprivate var appearancePropertyName: String? {
    let closed: Set<Keyword> = [.private, .fileprivate, .static, .class, .weak]
    guard modifiers.contains(.dynamic), bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1,
      !modifiers.contains(where: { modifier in closed.contains { modifier.name.tokenKind == .keyword($0) } }),
      let binding = bindings.first, binding.isSettable
    else { return nil }
    return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension PatternBindingSyntax {
  var isSettable: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list): list.contains { $0.accessorSpecifier.tokenKind != .keyword(.get) }
    }
  }
}
