/// A person. Implementations are observable classes.
@preconcurrency @MainActor
public protocol AvatarViewModelProtocol: AnyObject {
  var name: String { get }
  /// Whether the person has shown who they are.
  var isVerified: Bool { get }
}
