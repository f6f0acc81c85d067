import FirstFrameTextEscaping
import SwiftSyntax

/// Members of managed objects, which Core Data implements at run time. In a port, they call the methods of
/// `NSManagedObject` that store values by their names.
enum ManagedMember {
  struct Insertion {
    let text: String
    let offset: Int
  }

  /// Returns the bodies of the declaration with an attribute `@NSManaged`.
  static func insertions(for attribute: AttributeSyntax) -> [Insertion] {
    guard let declaration = attribute.parent?.parent else { return [] }
    if let function = declaration.as(FunctionDeclSyntax.self) { return insertions(for: function) }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return [] }
    return variable.bindings.compactMap { binding in
      guard binding.accessorBlock == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { return nil }
      let key = name.plainName.swiftLiteral
      return Insertion(
        text: " { get { managedValue(\(key)) } set { setManagedValue(newValue, \(key)) } }",
        offset: binding.trimmedByteRange.upperBound)
    }
  }

  /// Returns the body of a function such as `addToItems(_:)`.
  private static func insertions(for function: FunctionDeclSyntax) -> [Insertion] {
    guard function.body == nil else { return [] }
    let parameters = function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text }
    let name = function.name.plainName.swiftLiteral
    return [
      Insertion(
        text: " { changeManagedSet(\(name), [\(parameters.joined(separator: ", "))]) }",
        offset: function.trimmedByteRange.upperBound)
    ]
  }
}

extension TokenSyntax {
  /// The name without the backquotes of a keyword.
  var plainName: String { text.filter { $0 != "`" } }
}
