/// Names with their values. Implementations are observable classes.
@preconcurrency @MainActor
public protocol KeyValueTableViewModelProtocol: AnyObject {
  var title: String { get }
  var entries: [KeyValueEntry] { get }
}
