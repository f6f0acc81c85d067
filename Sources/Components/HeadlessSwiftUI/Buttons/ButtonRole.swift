/// What a button does, as far as its look depends on it.
public struct ButtonRole: Hashable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }

  private let kind: Kind
  public static let destructive = ButtonRole(kind: .destructive)
  public static let cancel = ButtonRole(kind: .cancel)
  /// Since iOS 26.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Since iOS 26.
  public static let close = ButtonRole(kind: .close)
}
