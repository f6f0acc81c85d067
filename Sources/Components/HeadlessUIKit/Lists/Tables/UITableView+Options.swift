import FirstFrameLayoutTree
import Foundation

extension UITableView {
  /// Parts of a table that are as high as their content.
  public struct ContentHuggingElements: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let sectionHeaders = ContentHuggingElements(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What the insets of separators are relative to.
  public enum SeparatorInsetReference: Int, CaseIterable, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  public var contentHuggingElements: ContentHuggingElements {
    get { seldom["contentHuggingElements"] ?? [] }
    set { seldom["contentHuggingElements"] = newValue }
  }

  /// The properties that have an effect on wide screens or while the table is edited, and are not drawn.
  var undrawnInSituation: [UndrawnProperty] {
    let area = safeAreaInsets
    return [
      (
        "allowsMultipleSelectionDuringEditing", isEditing && allowsMultipleSelectionDuringEditing,
        "rows have the controls that delete or insert them"
      ),
      ("insetsContentViewsToSafeArea", !insetsContentViewsToSafeArea && area.left + area.right > 0, "cells are inset"),
      (
        "cellLayoutMarginsFollowReadableWidth",
        cellLayoutMarginsFollowReadableWidth
          && readableContentGuide.layoutFrame.width < bounds.width - 2 * systemMargin,
        "cells have their standard margins"
      ),
    ].filter(\.1).map { UndrawnProperty($0.0, drawn: $0.2) }
  }
}
