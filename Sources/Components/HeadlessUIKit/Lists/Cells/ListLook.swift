import FirstFrameLayoutTree
import Foundation

/// The measures of rows of tables and lists that differ between the looks, in points.
///
/// The values of iOS 26 were measured on an iPhone 16 and an iPhone SE; those of iOS 18 are well known.
struct ListLook: Hashable {
  let version: SystemVersion

  init(_ traits: UITraitCollection) { version = traits.systemVersion }
  init(_ version: SystemVersion) { self.version = version }

  private var isNew: Bool { version >= .iOS26 }

  /// The height of a row with one line of body text.
  var rowHeight: CGFloat { isNew ? 52 : 44 }
  /// The smallest height of a row with a content configuration.
  var configuredRowHeight: CGFloat { isNew ? 53 : 44 }
  /// The margins above and below the texts of a content configuration.
  var contentMargin: CGFloat { isNew ? 16 : 11 }
  /// The margins above and below a cell's content.
  var cellMargin: CGFloat { isNew ? 15 : 11 }
  /// The corner radius of inset groups.
  var groupRadius: CGFloat { isNew ? 26 : 10 }
  /// The height by which the first row of an inset group exceeds the others.
  var firstRowGrowth: CGFloat { isNew ? 2 : 0 }
  /// The text style of the second line of a row.
  var detailStyle: UIFont.TextStyle { isNew ? .subheadline : .caption1 }

  /// The thickness of separators: one pixel, or one point from iOS 26 on.
  func separatorHeight(on grid: PixelGrid) -> CGFloat { isNew ? 1 : 1 / grid.scale }

  /// The height that a separator takes from the content of its row. From iOS 26 on, separators lie over the content.
  func reservedHeight(on grid: PixelGrid) -> CGFloat { isNew ? 0 : 1 / grid.scale }

  /// Separators end at the trailing margin from iOS 26 on, and before at the trailing edge.
  func separatorTrailing(margin: CGFloat) -> CGFloat { isNew ? margin : 0 }

  /// The color of a separator. Those of iOS 26 are paler, since they are thicker.
  func separatorColor(_ color: UIColor?) -> UIColor? { isNew && color == .separator ? Self.paleSeparator : color }

  /// Measured in light appearance: (232, 232, 232) over white.
  private static let paleSeparator = UIColor {
    $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.09)
  }

  /// Returns the height of a row with the labels of a style.
  ///
  /// - Parameter labels: The heights of the labels, and `true` if one is above the other.
  func rowHeight(
    of labels: (text: CGFloat, detail: CGFloat, isSubtitle: Bool), isGrouped: Bool, isLarge: Bool, grid: PixelGrid
  ) -> CGFloat {
    let (text, detail, isSubtitle) = labels
    let content = isSubtitle ? text + detail : max(text, detail)
    guard isNew else { return max(grid.ceiled(content + 22), 44) }
    let hasTwoLines = isSubtitle && text > 0 && detail > 0
    if isGrouped { return max(grid.ceiled(content + (isLarge ? 46 : 31)), 44) }
    // Rows of plain tables have whole heights: 52, 59 with the largest standard text, 62 with two lines.
    let margins: CGFloat = isLarge ? 46 : hasTwoLines ? 20.5 + Self.plainLineGap : 31
    return max((content + margins - 1e-4).rounded(.up), 44)
  }

  /// The distance between the two lines of a row.
  func lineGap(isGrouped: Bool) -> CGFloat { isNew && !isGrouped ? Self.plainLineGap : 0 }

  /// The distance by which the two lines of a row are above its middle.
  func lineRise(isGrouped: Bool) -> CGFloat { isNew && !isGrouped ? 1.25 : 0 }

  private static let plainLineGap: CGFloat = 3
}
