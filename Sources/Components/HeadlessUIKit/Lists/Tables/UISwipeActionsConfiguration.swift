public import Foundation

/// The actions behind a row, at one of its sides.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true

  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action behind a row.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The closure of an action. Its last argument is called with whether the action was performed.
  public typealias Handler = @MainActor (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  open private(set) var style: Style
  open private(set) var handler: Handler
  open var title: String?
  open var image: UIImage?
  private var customColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The color behind the title and the image: red for destructive actions and gray for others, unless it is set.
  open var backgroundColor: UIColor! {
    get { customColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { customColor = newValue }
  }

  /// The meaning of an action.
  public enum Style: Int, CaseIterable, Sendable {
    case normal = 0
    case destructive = 1
  }
}
