/// A code to copy. Implementations are observable classes.
@preconcurrency @MainActor
public protocol CopyableCodeViewModelProtocol: AnyObject {
  var title: String { get }
  var code: String { get }
  /// Whether the code was copied a moment ago.
  var isCopied: Bool { get }

  func copy()
}
