import FirstFrameLayoutTree
public import Foundation

/// An action behind a row, as before iOS 11.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject {
  open private(set) var style: Style
  public let handler: (UITableViewRowAction, IndexPath) -> Void
  open var title: String?
  open var backgroundEffect: UIVisualEffect? {
    didSet {
      UsageWarnings.warnOfNoEffect("UITableViewRowAction.backgroundEffect", "the action has its background color")
    }
  }
  private var customColor: UIColor?

  public init(style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The color behind the title: red for destructive actions and gray for others, unless it is set.
  open var backgroundColor: UIColor? {
    get { customColor ?? (style == .normal ? .systemGray : .systemRed) }
    set { customColor = newValue }
  }

  /// The meaning of an action.
  public enum Style: Int, Sendable {
    case `default` = 0
    case normal = 1

    public static let destructive = Style.default
  }
}
