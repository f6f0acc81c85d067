import HeadlessUIKit

/// A component as the gallery lists it.
struct ListedComponent: Sendable {
  let name: String
  let category: String
  /// May be empty.
  let summary: String
  /// Never empty.
  var previews: [ComponentPreview]
}
