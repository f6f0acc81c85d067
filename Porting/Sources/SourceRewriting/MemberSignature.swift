import SwiftSyntax

/// The parts of a method or a computed property from which another declaration of it can be written.
struct MemberSignature: Sendable {
  let name: String
  /// The range of the name in the file, in UTF-8 offsets.
  let nameRange: Range<Int>
  /// Whether the arguments can be forwarded. Variadic arguments cannot.
  let canForward: Bool
  /// The types of the parameters, which distinguish methods with the same name and labels.
  let types: String
  private let attributes: String
  private let modifiers: [String]
  /// The text between the name and the body.
  private let clauses: String
  /// The same without default values of parameters, for a requirement of a protocol.
  private let requirementClauses: String
  /// The arguments with parentheses; `nil` for a property.
  private let arguments: String?
  private let effects: String
  private let hasSetter: Bool

  init(_ function: FunctionDeclSyntax, access: String?) {
    let parameters = function.signature.parameterClause.parameters.named
    let signature = function.signature.with(\.parameterClause.parameters, parameters)
    name = function.name.text
    nameRange = function.name.trimmedByteRange
    canForward = !parameters.contains { $0.ellipsis != nil }
    types = parameters.map { $0.type.singleLine + ($0.ellipsis == nil ? "" : "...") }.joined(separator: ",")
    attributes = function.attributes.portable
    modifiers = function.modifiers.portable(access: access)
    let generics = function.genericParameterClause?.singleLine ?? ""
    let constraints = function.genericWhereClause.map { " " + $0.singleLine } ?? ""
    clauses = generics + signature.singleLine + constraints
    let plain = FunctionParameterListSyntax(
      parameters.map { $0.with(\.defaultValue, nil).with(\.type, $0.type.with(\.trailingTrivia, [])) })
    requirementClauses =
      generics + signature.with(\.parameterClause.parameters, plain).singleLine + constraints
    arguments = "(" + parameters.map(\.asArgument).joined(separator: ", ") + ")"
    let specifiers = signature.effectSpecifiers
    effects =
      (specifiers?.throwsClause == nil ? "" : "try ") + (specifiers?.asyncSpecifier == nil ? "" : "await ")
    hasSetter = false
  }

  /// The signature of a property with accessors. Returns `nil` for other properties.
  init?(_ variable: VariableDeclSyntax, access: String?) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let type = binding.typeAnnotation,
      let block = binding.accessorBlock
    else { return nil }
    name = pattern.identifier.text
    nameRange = pattern.identifier.trimmedByteRange
    canForward = true
    types = ""
    attributes = variable.attributes.portable
    modifiers = variable.modifiers.portable(access: access)
    clauses = type.singleLine
    requirementClauses = type.singleLine
    arguments = nil
    effects = ""
    if case .accessors(let list) = block.accessors {
      hasSetter = list.contains { $0.accessorSpecifier.tokenKind == .keyword(.set) }
    } else {
      hasSetter = false
    }
  }

  /// Whether the member belongs to the type, and not to its objects.
  var isTypeMember: Bool { modifiers.contains("class") || modifiers.contains("static") }

  /// The member as a requirement of a protocol, with another name.
  func requirement(named name: String) -> String {
    let scope = isTypeMember ? "static " : ""
    if arguments != nil { return "\(scope)func \(name)\(requirementClauses)" }
    return "\(scope)var \(name)\(requirementClauses) { get\(hasSetter ? " set" : "") }"
  }

  /// Returns a declaration on one line that forwards to another member.
  ///
  /// - Parameters:
  ///   - isOverride: Whether to keep the modifier `override`.
  ///   - added: Modifiers to add.
  ///   - receivers: The receivers to forward to, with their conditions; the first one with a true condition is used.
  func forwarding(
    isOverride: Bool, adding added: [String] = [],
    to receivers: [(condition: String?, receiver: String, name: String)]
  ) -> String {
    // Only Objective-C can override a member of an extension, so such a member cannot be open in a port.
    let remaining =
      added.filter { !modifiers.contains($0) }
      + modifiers.filter { isOverride || $0 != "override" }.map { !isOverride && $0 == "open" ? "public" : $0 }
    let head = ([attributes] + remaining + [arguments == nil ? "var" : "func"]).filter { !$0.isEmpty }
      .joined(separator: " ")
    let calls = receivers.map { receiver in
      let call = "return \(effects)\(receiver.receiver).\(receiver.name)\(arguments ?? "")"
      return receiver.condition.map { "if \($0) { \(call) }" } ?? call
    }.joined(separator: "; ")
    guard arguments == nil else { return "\(head) \(name)\(clauses) { \(calls) }" }
    guard hasSetter else { return "\(head) \(name)\(clauses) { \(calls) }" }
    let stores = receivers.map { receiver in
      let store = "\(receiver.receiver).\(receiver.name) = newValue"
      return receiver.condition.map { "if \($0) { \(store); return }" } ?? store
    }.joined(separator: "; ")
    return "\(head) \(name)\(clauses) { get { \(calls) } set { \(stores) } }"
  }
}

extension SyntaxProtocol {
  /// The text without comments and line breaks.
  var singleLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !token.isLastOfLine ? "" : " ")
    }.joined().split(separator: " ").joined(separator: " ")
  }
}

extension TokenSyntax {
  fileprivate var isLastOfLine: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.contains { $0.isNewline } ?? false
  }
}

extension FunctionParameterListSyntax {
  /// The parameters, each with a name in the body.
  fileprivate var named: FunctionParameterListSyntax {
    FunctionParameterListSyntax(
      enumerated().map { index, parameter in
        guard (parameter.secondName ?? parameter.firstName).tokenKind == .wildcard else { return parameter }
        let label = parameter.firstName.with(\.trailingTrivia, .space)
        return parameter.with(\.firstName, label).with(\.secondName, .identifier("firstFrame\(index)"))
      })
  }
}

extension FunctionParameterSyntax {
  fileprivate var asArgument: String {
    let local = (secondName ?? firstName).text
    let type = type.trimmedDescription
    let value = type.contains("inout ") ? "&" + local : type.contains("@autoclosure") ? local + "()" : local
    return firstName.text == "_" ? value : "\(firstName.text): \(value)"
  }
}

extension AttributeListSyntax {
  /// The attributes that remain in a port, on one line.
  fileprivate var portable: String {
    compactMap { element -> String? in
      guard let attribute = element.as(AttributeSyntax.self) else { return nil }
      return RewritingVisitor.removedAttributes.contains(attribute.attributeName.trimmedDescription)
        ? nil : attribute.singleLine
    }.joined(separator: " ")
  }
}

extension DeclModifierListSyntax {
  /// The modifiers that remain in a port. A member without an access level gets the one of its extension.
  fileprivate func portable(access: String?) -> [String] {
    let own = map(\.trimmedDescription).filter { $0 != "dynamic" }
    guard let access, accessLevel == nil else { return own }
    return [access] + own
  }
}
