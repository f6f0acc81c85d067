import SwiftSyntax

/// A property that `@Entry` adds to a container of values, such as `EnvironmentValues`.
///
/// SwiftUI's macro makes it a computed property with a key beside it. A port writes both in its place, and the initial
/// value stays where it is, as the default value of the key.
struct EntryMember {
  private let variable: VariableDeclSyntax
  private let binding: PatternBindingSyntax
  private let container: ExtensionDeclSyntax
  private let name: String
  /// The protocol of the container's keys.
  private let keyProtocol: String

  /// The protocols of keys, by the container of the values.
  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
    "FocusedValues": "FocusedValueKey",
  ]

  /// - Returns: `nil` if the attribute is not the one of SwiftUI.
  init?(_ attribute: AttributeSyntax) {
    guard ["Entry", "SwiftUI.Entry"].contains(attribute.attributeName.trimmedDescription),
      let variable = attribute.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainName,
      let container = variable.enclosingExtension,
      let type = container.extendedType.trimmedDescription.split(separator: ".").last,
      let keyProtocol = Self.keyProtocols[String(type)]
    else { return nil }
    self.variable = variable
    self.binding = binding
    self.container = container
    self.name = name
    self.keyProtocol = keyProtocol
  }

  private var isFocused: Bool { keyProtocol == "FocusedValueKey" }

  private var key: String { "FirstFrameEntry_\(name)" }

  /// The type that the property is declared with, in one line.
  private var type: String? {
    binding.typeAnnotation?.type.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Adds the accessors of the property, and its key.
  func expand(_ edits: inout SourceEdits) {
    let end = binding.trimmedByteRange.upperBound
    // A focused value has no initial value other than nil.
    let value = isFocused ? binding.initializer?.trimmedByteRange : binding.initializer?.equal.trimmedByteRange
    if type == nil { edits.insert(": \(key).Value", at: binding.pattern.trimmedByteRange.upperBound) }
    edits.replace(
      value ?? end..<end,
      with: " { get { self[\(key).self] } set { self[\(key).self] = newValue } }; \(access)struct "
        + "\(key): \(keyProtocol) { \(member.head)")
    edits.insert(member.tail, at: end)
  }

  /// What the key has before and after the initial value.
  private var member: (head: String, tail: String) {
    // The property is optional, and its key has no default value.
    if isFocused {
      let value = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return ("\(memberAccess)typealias Value = \(value) }", "")
    }
    guard let type else { return ("\(memberAccess)static let defaultValue =", " }") }
    // A default value that is an object is made for each use, as in SwiftUI.
    let value = binding.initializer == nil ? "nil" : ""
    return ("\(memberAccess)static var defaultValue: \(type) { return \(value)", " } }")
  }

  /// The access level of the property, with a space; empty if the property has that of its extension.
  private var access: String { variable.modifiers.accessLevel.map { $0 + " " } ?? "" }

  /// The access level that the members of the key need to fulfill the protocol.
  private var memberAccess: String {
    let level = variable.modifiers.accessLevel ?? container.modifiers.accessLevel ?? ""
    return ["public", "package"].contains(level) ? level + " " : ""
  }
}
