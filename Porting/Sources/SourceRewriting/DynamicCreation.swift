import SwiftSyntax

/// Creating objects of classes that are only known at run time: `Cell(frame: .zero)` for a generic `Cell`.
///
/// Objective-C finds the initializer in the object's class. In Swift it would have to be required. So in a port such a
/// call becomes one of `firstFrameCreate`, which asks the class through a class method that each class of the port gets.
struct DynamicCreation {
  /// The call's function, and what is inserted before its arguments.
  let metatype: String

  /// Recognizes a call of an initializer of UIKit; `nil` for other calls.
  init?(_ call: FunctionCallExprSyntax, index: ModuleIndex) {
    let labels = call.arguments.map { $0.label?.text ?? "_" }
    guard call.trailingClosure == nil, UIKitInitializer(rawValue: labels.joined(separator: ":")) != nil,
      let (type, metatype) = Self.receiver(of: call)
    else { return nil }
    let constraint = type.flatMap { GenericConstraints.constraint(of: $0, at: call, index: index) }
    guard let name = constraint ?? (metatype == nil ? nil : type), Self.isOfUIKit(name, index: index),
      constraint != nil || metatype != nil
    else { return nil }
    self.metatype = metatype ?? "\(type ?? "Self").self"
  }

  /// The name of the type that a call creates an object of, and the expression of its metatype if it is not its name.
  private static func receiver(of call: FunctionCallExprSyntax) -> (type: String?, metatype: String?)? {
    if let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text { return (name, nil) }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      member.declName.baseName.tokenKind == .keyword(.`init`),
      let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text
    else { return nil }
    if name == "self" { return call.isInStaticMember ? ("Self", "self") : nil }
    if name.first?.isUppercase == true { return (name, nil) }
    return call.metatypeOfVariable(name).map { ($0, name) }
  }

  /// Whether a constraint names a class of UIKit, or `NSObject`.
  private static func isOfUIKit(_ constraint: String, index: ModuleIndex) -> Bool {
    let names = constraint.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .map { $0.hasPrefix("UIKit.") ? String($0.dropFirst(6)) : String($0) }
    return names.contains { ($0.hasPrefix("UI") || $0 == "NSObject") && index.portedClass($0) == nil }
  }

  /// The class method by which an object of a class is created; `nil` if the class needs none.
  static func member(of type: String, index: ModuleIndex) -> (text: String, isRoot: Bool)? {
    guard index.createsByMetatype, let own = index.classes[type] else { return nil }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let creations = index.creations(of: type).sorted { $0.rawValue < $1.rawValue }
    let isRoot = !index.ancestors(of: type).contains {
      index.portedClass($0) != nil && !index.creations(of: $0).isEmpty
    }
    // A class without initializers of its superclass must not become an object of it.
    guard !creations.isEmpty || !isRoot else { return nil }
    let cases = creations.map { "case \($0.pattern): return \(name)(\($0.arguments))" }
    let head = (isRoot ? own.memberAccess : own.overrideAccess + "override ") + "class func"
    return (
      "\(head) firstFrameCreate(_ initializer: FirstFrameInitializer) -> AnyObject? "
        + "{ switch initializer { \((cases + ["default: return nil"]).joined(separator: "; ")) } }", isRoot
    )
  }
}

/// Whether code of a file creates objects of classes that are only known at run time.
enum MetatypeCreations {
  static func occur(in tree: SourceFileSyntax, index: ModuleIndex) -> Bool {
    let visitor = CreationVisitor(index: index)
    visitor.walk(tree)
    return visitor.isFound
  }
}

private final class CreationVisitor: SyntaxVisitor {
  let index: ModuleIndex
  var isFound = false

  init(index: ModuleIndex) {
    self.index = index
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if !isFound, DynamicCreation(node, index: index) != nil { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }
}

extension ModuleIndex {
  /// An initializer that a class declares.
  struct Initializer: Sendable {
    let labels: [String]
    let isDesignated: Bool
    /// Whether it returns an object, and code may call it.
    let isCallable: Bool
    /// The number of the first arguments that a call must have, without those with a default value at the end.
    let requiredCount: Int

    init(_ node: InitializerDeclSyntax) {
      let parameters = node.signature.parameterClause.parameters
      labels = parameters.map(\.firstName.text)
      isDesignated = !node.modifiers.contains(.convenience)
      let isUnavailable = node.attributes.contains {
        $0.as(AttributeSyntax.self).map {
          $0.attributeName.trimmedDescription == "available" && $0.trimmedDescription.contains("unavailable")
        } ?? false
      }
      let effects = node.signature.effectSpecifiers
      isCallable =
        node.optionalMark == nil && !isUnavailable && node.genericParameterClause == nil
        && effects?.throwsClause == nil && effects?.asyncSpecifier == nil
      requiredCount = parameters.count - parameters.reversed().prefix { $0.defaultValue != nil }.count
    }

    func isCalled(with labels: [String]) -> Bool {
      labels.count >= requiredCount && labels.count <= self.labels.count
        && Array(self.labels.prefix(labels.count)) == labels
    }
  }

  /// The initializers of UIKit that can be called for a class of a port, its own and inherited ones.
  ///
  /// - Parameter depth: The number of subclasses that were asked before.
  func creations(of type: String, depth: Int = 0) -> Set<UIKitInitializer> {
    guard let found = portedClass(type) else { return UIKitInitializer.all(of: type) }
    // Incorrect sources can have a class that inherits from itself.
    let inherited = depth < 100 ? found.superclass.map { creations(of: $0, depth: depth + 1) } ?? [] : []
    guard !inherited.isEmpty || found.superclass == "NSObject" else { return [] }
    let designated = found.initializers.filter(\.isDesignated)
    return Set(
      UIKitInitializer.allCases.filter { initializer in
        let own = found.initializers.filter { $0.isCalled(with: initializer.labels) }
        if !own.isEmpty { return own.contains(where: \.isCallable) }
        guard inherited.contains(initializer) else { return false }
        // A class inherits all initializers if it declares no designated one, and those that call others if it overrides
        // the others.
        return designated.isEmpty || (initializer == .plain && designated.contains { $0.isCalled(with: ["frame"]) })
      })
  }
}

extension SyntaxProtocol {
  /// Whether `self` is a type at this place.
  fileprivate var isInStaticMember: Bool {
    var node = parent
    while let current = node {
      if current.is(InitializerDeclSyntax.self) { return false }
      let modifiers = current.as(FunctionDeclSyntax.self)?.modifiers ?? current.as(VariableDeclSyntax.self)?.modifiers
      if let modifiers, modifiers.contains(.static) || modifiers.contains(.class) { return true }
      if current.is(MemberBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// The type whose metatype a parameter has: `Cell` for a parameter of type `Cell.Type`.
  fileprivate func metatypeOfVariable(_ name: String) -> String? {
    var node = parent
    while let current = node {
      let parameters =
        current.as(FunctionDeclSyntax.self)?.signature.parameterClause.parameters
        ?? current.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      if let type = parameters?.first(where: { ($0.secondName ?? $0.firstName).text == name })?.type
        .trimmedDescription
      {
        return type.hasSuffix(".Type") ? String(type.dropLast(5)) : nil
      }
      node = current.parent
    }
    return nil
  }
}
