/// How much a button asks to be touched.
public enum SimpleButtonStyle: CaseIterable, Sendable {
  /// The one thing to do on a page.
  case primary
  case secondary
  /// What cannot be taken back.
  case destructive
  /// Text alone.
  case plain
}
