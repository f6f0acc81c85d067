/// A reference that no test asked for.
package struct OrphanedReference: Hashable, Sendable {
  /// The path below the folder of references.
  package let snapshot: String
  /// The file, as an absolute path.
  package let path: String

  var isPicture: Bool { snapshot.hasSuffix(".png") }
}
