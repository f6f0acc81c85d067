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
}
