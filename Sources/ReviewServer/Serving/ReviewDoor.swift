/// What a page may ask for besides files.
package protocol ReviewDoor: Sendable {
  /// The page to show, as HTML.
  func page() -> String

  /// Accepts snapshots by the paths of their references, and says for each that was refused why.
  func accept(_ snapshots: [String]) -> [AcceptOutcome]
}
