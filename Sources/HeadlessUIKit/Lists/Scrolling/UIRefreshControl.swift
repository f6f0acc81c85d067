public import Foundation

/// What a list is pulled down with; data alone, as nothing is pulled in a first frame.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  public convenience init() {
    self.init(frame: .zero)
  }

  open func beginRefreshing() {
    isRefreshing = true
  }

  open func endRefreshing() {
    isRefreshing = false
  }
}
