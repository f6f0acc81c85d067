/// What gives scroll views their `delegate`.
///
/// The property is an extension's, not the class's, so that tables and collection views can have one of their own type
/// as in UIKit: Swift lets no subclass override a stored property with another type.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Who hears of the scrolling. Tables and collection views take their own delegates' types, and these as well.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
