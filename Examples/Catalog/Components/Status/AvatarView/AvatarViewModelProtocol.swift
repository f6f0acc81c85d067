/// A person. Implementations are observable classes.
@preconcurrency @MainActor
public protocol AvatarViewModelProtocol: AnyObject {
  var name: String { get }
  /// Whether the person's identity is verified.
  var isVerified: Bool { get }
}
