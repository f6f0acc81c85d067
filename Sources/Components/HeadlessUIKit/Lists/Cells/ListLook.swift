import Foundation

/// The measures of rows of tables and lists, in points.
struct ListLook {
  /// The height of a row with one line of body text.
  let rowHeight: CGFloat
  /// The smallest height of a row with a content configuration.
  let configuredRowHeight: CGFloat
  /// The margins above and below the texts of a content configuration.
  let contentMargin: CGFloat
  /// The margins above and below a cell's content.
  let cellMargin: CGFloat
  /// The corner radius of inset groups.
  let groupRadius: CGFloat
  /// The height by which the first row of an inset group exceeds the others.
  let firstRowGrowth: CGFloat
  /// The diameter of the circles that delete, insert and select rows of collection views.
  let editingDiameter: CGFloat
  /// The text style of the second line of a row.
  let detailStyle: UIFont.TextStyle

  private let separators: Separators
  /// The space above and below the labels in rows of groups and of plain tables.
  private let groupedMargins: LabelMargins
  private let plainMargins: LabelMargins
  /// Whether the heights of rows of plain tables are whole points, and not whole pixels.
  private let hasWholePlainHeights: Bool
  /// The distance between the two lines of a row of a plain table, and the distance by which they are above its middle.
  private let plainLineGap: CGFloat
  private let plainLineRise: CGFloat

  /// The lines between rows.
  private struct Separators {
    /// The thickness; `nil` for one pixel.
    let height: CGFloat?
    /// Whether the lines lie over the content of rows, and take no height from it.
    let overlapContent: Bool
    /// Whether the lines end at the trailing margin, and not at the trailing edge.
    let endAtMargin: Bool
    let color: UIColor
  }

  /// The space above and below the labels of a row, as one sum.
  private struct LabelMargins {
    let oneLine: CGFloat
    let twoLines: CGFloat
    /// The space at text sizes for accessibility.
    let largeText: CGFloat
  }

  // MARK: Separators

  /// The thickness of separators.
  func separatorHeight(on grid: PixelGrid) -> CGFloat { separators.height ?? 1 / grid.scale }

  /// The height that a separator takes from the content of its row.
  func reservedHeight(on grid: PixelGrid) -> CGFloat { separators.overlapContent ? 0 : 1 / grid.scale }

  /// The distance from the end of a separator to the trailing edge of its row.
  func separatorTrailing(margin: CGFloat) -> CGFloat { separators.endAtMargin ? margin : 0 }

  /// The color of a separator: the look's own in place of the standard color.
  func separatorColor(_ color: UIColor?) -> UIColor? { color == .separator ? separators.color : color }

  // MARK: Labels

  /// Returns the height of a row with the labels of a style.
  ///
  /// - Parameter labels: The heights of the labels, and `true` if one is above the other.
  func rowHeight(
    of labels: (text: CGFloat, detail: CGFloat, isSubtitle: Bool), isGrouped: Bool, isLarge: Bool, grid: PixelGrid
  ) -> CGFloat {
    let (text, detail, isSubtitle) = labels
    let content = isSubtitle ? text + detail : max(text, detail)
    let hasTwoLines = isSubtitle && text > 0 && detail > 0
    let margins = isGrouped ? groupedMargins : plainMargins
    let height = content + (isLarge ? margins.largeText : hasTwoLines ? margins.twoLines : margins.oneLine)
    return max(!isGrouped && hasWholePlainHeights ? (height - 1e-4).rounded(.up) : grid.ceiled(height), 44)
  }

  /// The distance between the two lines of a row.
  func lineGap(isGrouped: Bool) -> CGFloat { isGrouped ? 0 : plainLineGap }

  /// The distance by which the two lines of a row are above its middle.
  func lineRise(isGrouped: Bool) -> CGFloat { isGrouped ? 0 : plainLineRise }

  // MARK: Versions

  /// The well-known values.
  static let iOS18 = ListLook(
    rowHeight: 44, configuredRowHeight: 44, contentMargin: 11, cellMargin: 11, groupRadius: 10, firstRowGrowth: 0,
    editingDiameter: 22,
    detailStyle: .caption1,
    separators: Separators(height: nil, overlapContent: false, endAtMargin: false, color: .separator),
    groupedMargins: LabelMargins(oneLine: 22, twoLines: 22, largeText: 22),
    plainMargins: LabelMargins(oneLine: 22, twoLines: 22, largeText: 22), hasWholePlainHeights: false,
    plainLineGap: 0, plainLineRise: 0)

  /// Measured on an iPhone 16 and an iPhone SE. Rows of plain tables are 52 points high, 59 with the largest standard
  /// text, and 62 with two lines. Separators are paler, since they are thicker: (232, 232, 232) over white.
  static let iOS26 = ListLook(
    rowHeight: 52, configuredRowHeight: 53, contentMargin: 16, cellMargin: 15, groupRadius: 26, firstRowGrowth: 2,
    editingDiameter: 26,
    detailStyle: .subheadline,
    separators: Separators(
      height: 1, overlapContent: true, endAtMargin: true,
      color: UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.12) : UIColor(white: 0, alpha: 0.09)
      }),
    groupedMargins: LabelMargins(oneLine: 31, twoLines: 31, largeText: 46),
    plainMargins: LabelMargins(oneLine: 31, twoLines: 23.5, largeText: 46), hasWholePlainHeights: true,
    plainLineGap: 3, plainLineRise: 1.25)
}
