/// How the lines between the rows of a list look.
public struct UIListSeparatorConfiguration: Hashable, Sendable {
  /// Whether a line is there.
  public enum Visibility: Int, CaseIterable, Sendable {
    case automatic = 0
    case visible = 1
    case hidden = 2
  }

  public var topSeparatorVisibility = Visibility.automatic
  public var bottomSeparatorVisibility = Visibility.automatic
  /// Distances from the row's sides, in points; the text's edge where nothing is set.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparator
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.automaticSeparator
  public var color = UIColor.separator

  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

extension NSDirectionalEdgeInsets {
  /// Stands for separators that begin at the text's edge.
  static let automaticSeparator = NSDirectionalEdgeInsets(
    top: .greatestFiniteMagnitude, leading: .greatestFiniteMagnitude, bottom: .greatestFiniteMagnitude,
    trailing: .greatestFiniteMagnitude)
}
