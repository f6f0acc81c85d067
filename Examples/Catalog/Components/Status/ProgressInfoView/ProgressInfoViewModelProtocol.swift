/// Progress towards a goal. Implementations are observable classes.
@preconcurrency @MainActor
public protocol ProgressInfoViewModelProtocol: AnyObject {
  var title: String { get }
  var reached: Money { get }
  var goal: Money { get }
  var symbol: String { get }
}
