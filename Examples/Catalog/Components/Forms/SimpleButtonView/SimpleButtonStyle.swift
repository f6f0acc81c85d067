/// The prominence of a button.
public enum SimpleButtonStyle: CaseIterable, Sendable {
  /// The main action of a page.
  case primary
  case secondary
  /// An action that cannot be undone.
  case destructive
  /// Only text.
  case plain
}
