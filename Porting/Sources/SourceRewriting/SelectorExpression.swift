import FirstFrameTextEscaping
import SwiftSyntax

/// The expression that replaces a `#selector`: a typed `Selector` with the name in Objective-C and the method itself.
struct SelectorExpression {
  let text: String

  init?(_ node: MacroExpansionExprSyntax, index: ModuleIndex) {
    guard let argument = node.arguments.first else { return nil }
    let expression = argument.expression
    let type = node.enclosingTypeName
    let accessor = argument.label?.text
    let path = Self.path(of: expression)
    guard let member = path.last else { return nil }
    let owner = Self.owner(path.dropLast(), enclosing: type)
    let cast = Self.castType(of: expression)
    let methods = Self.methods(member, of: owner ?? type, parameterCount: cast?.parameters.count, index: index)
    let name = Self.name(of: member, among: methods).swiftLiteral
    let found = owner ?? (type == nil ? nil : Self.uniqueOwner(of: member, index: index))
    if accessor == "getter" {
      text = "Selector(\(member.swiftLiteral), getter: \\\(owner ?? "Self").\(member))"
    } else if accessor == "setter" {
      let name = "set" + member.prefix(1).uppercased() + member.dropFirst() + ":"
      text = "Selector(\(name.swiftLiteral), setter: \\\(owner ?? "Self").\(member))"
    } else if member.filter({ $0 == ":" }).count > 2 {
      // No control and no notification calls a method with more arguments.
      text = "Selector(\(name))"
    } else if let owner = found, let cast {
      // A function without isolation can be used as one of the main actor.
      text = "Selector(\(name), \(owner).\(member) as (\(owner)) -> @MainActor \(cast.trimmedDescription))"
    } else if let owner = found {
      let isOfType = methods.contains { $0.isOfType && $0.type == owner }
      text = "Selector(\(name), \(isOfType ? "bound: " : "")\(owner).\(member))"
    } else if type == nil {
      // Outside of a type a bare name is a local function, which has no target.
      text = "Selector(\(name), bound: \(path.joined(separator: ".")))"
    } else {
      text = "Selector(\(name), bound: \(expression.trimmedDescription))"
    }
  }

  /// The type of the method in a cast such as `tapped as () -> Void` or `Card.tapped as (Card) -> () -> Void`.
  private static func castType(of expression: ExprSyntax) -> FunctionTypeSyntax? {
    let type =
      expression.as(AsExprSyntax.self)?.type
      ?? expression.as(SequenceExprSyntax.self)?.elements.last?.as(TypeExprSyntax.self)?.type
    guard let function = type?.as(FunctionTypeSyntax.self) else { return nil }
    return function.returnClause.type.as(FunctionTypeSyntax.self) ?? function
  }

  /// The replacement of `Selector("name")` or `Selector(("name"))`; `nil` if the module has no `@objc` method with the
  /// name.
  static func named(_ node: FunctionCallExprSyntax, index: ModuleIndex) -> String? {
    guard node.arguments.count == 1, let argument = node.arguments.first, argument.label == nil else { return nil }
    let literal = argument.expression.trimmedDescription.filter { $0 != "(" && $0 != ")" }
    guard literal.hasPrefix("\""), literal.hasSuffix("\""), literal.count > 2 else { return nil }
    let name = String(literal.dropFirst().dropLast())
    guard let methods = index.exposedMethods[name],
      let method = methods.first(where: { $0.type == node.enclosingTypeName }) ?? methods.first,
      method.reference.filter({ $0 == ":" }).count < 3
    else { return nil }
    let label = method.isOfType ? "bound: " : ""
    return "Selector(\(name.swiftLiteral), \(label)\(method.type).\(method.reference))"
  }

  /// The names in an expression such as `Owner.Inner.tapped(_:)`; the last one includes its argument labels.
  private static func path(of expression: ExprSyntax) -> [String] {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return (access.base.map { path(of: $0) } ?? []) + [access.declName.trimmedDescription]
    }
    if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.trimmedDescription] }
    if let cast = expression.as(AsExprSyntax.self) { return path(of: cast.expression) }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first, tuple.elements.count == 1 {
      return path(of: only.expression)
    }
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      return path(of: first)
    }
    if let chained = expression.as(OptionalChainingExprSyntax.self) { return path(of: chained.expression) }
    return [expression.trimmedDescription]
  }

  /// The only type of the module that exposes a method to Objective-C, for a path that starts with a value; `nil` if
  /// there are several or none.
  private static func uniqueOwner(of member: String, index: ModuleIndex) -> String? {
    let owners = index.exposedMethods.values.joined().filter {
      $0.reference == member || $0.reference.hasPrefix(member + "(")
    }
    return Set(owners.map(\.type)).count == 1 ? owners.first?.type : nil
  }

  /// The type that declares the method of a path; `nil` if the path starts with a value.
  private static func owner(_ path: ArraySlice<String>, enclosing type: String?) -> String? {
    if path.isEmpty || path.elementsEqual(["self"]) || path.elementsEqual(["Self"]) { return type }
    if path.elementsEqual(["super"]) { return type }
    guard path.first?.first?.isUppercase == true else { return nil }
    return path.joined(separator: ".")
  }

  /// The declared methods that an expression may name: those of a type, or of all types if it has none.
  private static func methods(
    _ member: String, of type: String?, parameterCount: Int?, index: ModuleIndex
  ) -> [ModuleIndex.ExposedMethod] {
    let found = index.exposedMethods.values.joined().filter { method in
      guard method.reference == member || method.reference.hasPrefix(member + "(") else { return false }
      return parameterCount.map { count in method.reference.count { $0 == ":" } == count } ?? true
    }
    let own = found.filter { $0.type == type }
    return own.isEmpty ? found : own
  }

  /// The name in Objective-C: that of a declared method, else one derived from the expression.
  private static func name(of member: String, among methods: [ModuleIndex.ExposedMethod]) -> String {
    if let name = methods.map(\.selector).min() { return name }
    guard let open = member.firstIndex(of: "(") else { return member }
    let labels = member[member.index(after: open)...].dropLast().split(separator: ":").map(String.init)
    return String(member[..<open]).selectorName(labels: labels)
  }
}
