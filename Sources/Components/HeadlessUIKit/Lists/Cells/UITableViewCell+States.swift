import FirstFrameLayoutTree
import Foundation

extension UITableViewCell {
  /// The controls for editing that a cell shows.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Whether a person drags the cell.
  public enum DragState: Int, CaseIterable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// How a cell shows the focus of a keyboard. Nothing has the focus here.
  public enum FocusStyle: Int, CaseIterable, Sendable {
    case `default` = 0
    case custom = 1
  }

  public var focusStyle: FocusStyle {
    get { seldom["focusStyle"] ?? .default }
    set { seldom["focusStyle"] = newValue }
  }

  /// Whether the button behind a row that deletes it is shown: it appears under a finger only.
  public var showingDeleteConfirmation: Bool { false }

  /// Whether an edited cell shows a control for moving it. The control is shown if the data source can move the row.
  public var showsReorderControl: Bool {
    get { seldom["showsReorderControl"] ?? false }
    set { seldom["showsReorderControl"] = newValue }
  }

  /// Whether the content of an edited cell moves for the control, if the delegate of the table allows it.
  public var shouldIndentWhileEditing: Bool {
    get { seldom["shouldIndentWhileEditing"] ?? true }
    set {
      seldom["shouldIndentWhileEditing"] = newValue
      setNeedsLayout()
    }
  }

  public var userInteractionEnabledWhileDragging: Bool {
    get { seldom["userInteractionEnabledWhileDragging"] ?? false }
    set { seldom["userInteractionEnabledWhileDragging"] = newValue }
  }

  /// The background of a selected cell in a table with several selected rows.
  public var multipleSelectionBackgroundView: UIView? {
    get { seldom["multipleSelectionBackgroundView"] }
    set {
      seldom["multipleSelectionBackgroundView"] = newValue
      seldom.list(
        "multipleSelectionBackgroundView", if: newValue != nil, drawn: "the selected background view is shown")
    }
  }
}
