import FirstFrameLayoutTree
public import Foundation

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

  /// What ``separatorInset`` is relative to.
  public var separatorInsetReference: SeparatorInsetReference {
    get { seldom["separatorInsetReference"] ?? .fromCellEdges }
    set {
      seldom["separatorInsetReference"] = newValue
      if newValue == .fromAutomaticInsets {
        UsageWarnings.warnOfNoEffect("UITableView.separatorInsetReference", "insets are relative to the cells")
      }
    }
  }

  /// The height of the separators below the last row, in points. They are not drawn, as on devices since iOS 15.
  public var fillerRowHeight: CGFloat {
    get { seldom["fillerRowHeight"] ?? 0 }
    set { seldom["fillerRowHeight"] = newValue }
  }

  public var contentHuggingElements: ContentHuggingElements {
    get { seldom["contentHuggingElements"] ?? [] }
    set { seldom["contentHuggingElements"] = newValue }
  }

  /// The effect that separators are drawn with. They are drawn in their color.
  public var separatorEffect: UIVisualEffect? {
    get { seldom["separatorEffect"] }
    set {
      seldom["separatorEffect"] = newValue
      guard newValue != nil else { return }
      UsageWarnings.warnOfNoEffect("UITableView.separatorEffect", "separators are drawn in their color")
    }
  }

  /// The interaction of the menus of rows: there is none, because rows are not touched.
  public var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
