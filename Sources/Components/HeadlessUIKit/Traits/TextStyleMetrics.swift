import Foundation

/// The size of a text style's font and the distance between its lines, at a content size.
///
/// Source: Apple, Human Interface Guidelines, "Typography", the tables of Dynamic Type sizes for iOS and iPadOS. They
/// call the distance between two baselines "leading".
struct TextStyleMetrics {
  /// The size of the font, in points.
  let size: CGFloat
  /// The distance between two baselines, in points.
  let linePitch: CGFloat

  /// Unknown categories have the metrics at `large`.
  init(of style: UIFont.TextStyle, at category: UIContentSizeCategory) {
    let row = Self.row(of: style)
    let index = category.rank < 0 ? UIContentSizeCategory.large.rank : category.rank
    size = row.sizes[index]
    linePitch = row.pitches[index]
  }

  /// The values of a style from extraSmall to extraExtraExtraLarge, followed by the five accessibility sizes.
  private typealias Row = (sizes: [CGFloat], pitches: [CGFloat])

  private static let largeTitle: Row = (
    [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
  )
  private static let title1: Row = (
    [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]
  )
  private static let title2: Row = (
    [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
  )
  private static let title3: Row = (
    [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
  )
  private static let body: Row = (
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  )
  private static let callout: Row = (
    [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
  )
  private static let subheadline: Row = (
    [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]
  )
  private static let footnote: Row = (
    [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
  )
  private static let caption1: Row = (
    [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]
  )
  private static let caption2: Row = (
    [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]
  )

  private static func row(of style: UIFont.TextStyle) -> Row {
    switch style {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: largeTitle
    case .title1: title1
    case .title2: title2
    case .title3: title3
    case .callout: callout
    case .subheadline: subheadline
    case .footnote: footnote
    case .caption1: caption1
    case .caption2: caption2
    // The headline has the metrics of the body.
    default: body
    }
  }
}
