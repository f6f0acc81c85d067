import FirstFrameTextEscaping
import SwiftSyntax

/// What classes get in a port, and what is removed from them.
extension RewritingVisitor {
  /// Adds the members that subclasses override, and the one by which objects are created.
  func addMembers(to node: ClassDeclSyntax) {
    let type = node.qualifiedTypeName
    let end = node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let creation = DynamicCreation.member(of: type, index: index)
    let added = index.addedMembers(of: type) + [creation?.text].compactMap { $0 }
    if !added.isEmpty {
      let separator = node.memberBlock.members.isEmpty ? "" : "; "
      edits.insert(separator + added.joined(separator: "; "), at: end)
    }
    if let creation, creation.isRoot, let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", FirstFrameCreatable", at: last.trimmedByteRange.upperBound)
    }
  }

  /// Makes an initializer required that is so in the superclass here, because objects are created from their class.
  func requireInitializer(_ node: InitializerDeclSyntax) {
    guard let type = node.enclosingTypeName, let root = index.ancestors(of: type).last,
      let labels = Self.requiredInitializers[root],
      node.signature.parameterClause.parameters.map(\.firstName.text) == labels,
      let override = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
    else { return }
    edits.replace(override.trimmedByteRange, with: "required")
  }

  /// The labels of the initializers that are required here, and not on Apple's systems, by class.
  private static let requiredInitializers = [
    "UIStoryboardSegue": ["identifier", "source", "destination"], "UIBarItem": [], "UIBarButtonItem": [],
    "UITabBarItem": [], "UIGraphicsRendererFormat": [], "UIGraphicsImageRendererFormat": [],
  ]

  /// Makes `init()` of a layer class required, because the layer of a view is created from its class.
  func visitLayer(_ node: ClassDeclSyntax) {
    guard let root = index.ancestors(of: node.qualifiedTypeName).last, Self.layerClasses.contains(root) else { return }
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let plain = initializers.first {
      $0.signature.parameterClause.parameters.isEmpty
        && !$0.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
    }
    if let plain {
      if let override = plain.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) {
        edits.replace(override.trimmedByteRange, with: "required")
      }
      return
    }
    let hasDesignatedInitializer = initializers.contains { initializer in
      !initializer.modifiers.contains { [.keyword(.convenience), .keyword(.required)].contains($0.name.tokenKind) }
    }
    guard hasDesignatedInitializer else { return }
    let message = "\(node.name.text) has no initializer init(), which views call for their layer"
    edits.insert(
      "; required init() { fatalError(\(message.swiftLiteral)) }",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private static let layerClasses: Set<String> = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer", "CAEmitterLayer",
    "CAScrollLayer", "CATransformLayer", "CATiledLayer",
  ]

  /// Adds the initializer by which lists create registered classes to a class that only nibs create. In UIKit, creating
  /// it by its class stops, too.
  func visitReusableView(_ node: ClassDeclSyntax) {
    guard let root = index.ancestors(of: node.qualifiedTypeName).last,
      let labels = Self.reusableInitializers[root]
    else { return }
    let designated = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
      .filter { !$0.modifiers.contains(.convenience) }
      .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    guard !designated.isEmpty, !designated.contains(labels), !designated.contains(["registeredAs"]) else { return }
    let name = "init(\(labels.map { $0 + ":" }.joined()))"
    let message = "\(node.name.text) has no initializer \(name); register its nib instead of its class"
    edits.insert(
      "; public required convenience init(registeredAs reuseIdentifier: String) { fatalError(\(message.swiftLiteral)) }",
      at: node.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  /// The labels of the designated initializers of reusable views, by class.
  private static let reusableInitializers = [
    "UITableViewCell": ["style", "reuseIdentifier"], "UITableViewHeaderFooterView": ["reuseIdentifier"],
    "UICollectionViewCell": ["frame"], "UICollectionReusableView": ["frame"],
  ]
}
