import UIKit

/// A screen with one scroll view. Nothing isolates the protocol, as in code that is older than actors.
public protocol Scrolling: AnyObject {
  var scrollView: UIScrollView? { get }
  var contentHeight: CGFloat { get }
}

extension Scrolling where Self: UIViewController {
  public var contentHeight: CGFloat { scrollView.map { $0.contentSize.height } ?? view.bounds.height }
}

/// A controller whose view is of a class that its subclasses choose.
open class ContentViewController<Content: UIView>: UIViewController {
  public var content: Content { view as! Content }

  open override func loadView() {
    view = Content(frame: UIScreen.main.bounds)
  }
}

public final class ScrollingViewController: ContentViewController<UIScrollView>, Scrolling {
  public var scrollView: UIScrollView? { content }
}

/// Answers for a list, and asks another object for the rest.
public final class ListProxy: NSObject, UIScrollViewDelegate {
  weak var other: UIScrollViewDelegate?
  private(set) var offsets: [CGFloat] = []

  public override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || other?.responds(to: aSelector) == true
  }

  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.y)
    if let other = other, other.responds(to: #selector(UIScrollViewDelegate.scrollViewDidScroll(_:))) {
      other.scrollViewDidScroll!(scrollView)
    }
  }
}
