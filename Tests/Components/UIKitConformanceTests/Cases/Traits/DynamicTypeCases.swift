import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit

/// Text styles and font metrics at all text sizes.
enum DynamicTypeCases {
  static var table: CaseTable {
    var table = CaseTable(.dynamicType)
    styles(&table)
    values(&table)
    metrics(&table)
    return table
  }

  private static let categories: [ContentSize] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private static func styles(_ table: inout CaseTable) {
    let styles: [(String, UIFont.TextStyle, Int, [Double])] = [
      ("largeTitle", .largeTitle, 1, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
      ("title1", .title1, 2, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
      ("title2", .title2, 3, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
      ("title3", .title3, 4, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
      ("headline", .headline, 5, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      ("body", .body, 5, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
      ("callout", .callout, 6, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
      ("subheadline", .subheadline, 7, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
      ("footnote", .footnote, 8, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
      ("caption1", .caption1, 9, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
      ("caption2", .caption2, 10, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
    ]
    for (name, style, index, sizes) in styles {
      table.add("the point sizes of \(name)", [.fact(26, index)], expect: sizes.map { .number($0) }) { _ in
        categories.map { .number(of: UIFont.preferredFont(forTextStyle: style, compatibleWith: traits($0)).pointSize) }
      }
    }
    table.add(
      "headline is semibold, other styles are regular", [.fact(26, 5)], expect: [.number(83.684), .number(79.663)],
      observe: { _ in
        let widths = [UIFont.TextStyle.headline, .body].map {
          "Hello UIKit".width(UIFont.preferredFont(forTextStyle: $0))
        }
        return widths.map { .number(of: $0) }
      })
    table.add(
      "a body label at the medium size", [.fact(26, 16)], on: .iPhoneSE1.at(.medium), expect: [.size(nil, 19.333)]
    ) {
      [$0.fitted($0.label("the", UIFont.preferredFont(forTextStyle: .body, compatibleWith: $0.traits)))]
    }
  }

  private static func traits(_ category: ContentSize) -> UITraitCollection {
    UITraitCollection(environment: RenderingEnvironment(scale: 3, contentSize: category))
  }

  private static func values(_ table: inout CaseTable) {
    let values: [(ContentSize, Double)] = [
      (.extraSmall, 14.667), (.small, 15.333), (.medium, 16.333), (.large, 17), (.extraLarge, 18.667),
      (.extraExtraLarge, 20), (.extraExtraExtraLarge, 22.333), (.accessibilityMedium, 26.333),
      (.accessibilityLarge, 31),
      (.accessibilityExtraLarge, 37), (.accessibilityExtraExtraLarge, 43.333), (.accessibilityExtraExtraExtraLarge, 48),
    ]
    for (category, value) in values {
      table.add("a body value of 17 at \(category.rawValue)", .facts(26, 11, 12, 13), expect: [.number(value)]) { _ in
        [.number(of: UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: traits(category)))]
      }
    }
    let larger: [(Double, ContentSize, Double)] = [
      (22, .extraLarge, 24), (22, .extraExtraLarge, 26), (22, .extraExtraExtraLarge, 29),
      (22, .accessibilityMedium, 34),
      (22, .accessibilityLarge, 40), (22, .accessibilityExtraLarge, 48), (22, .accessibilityExtraExtraLarge, 56),
      (22, .accessibilityExtraExtraExtraLarge, 62), (44, .accessibilityLarge, 80),
    ]
    for (size, category, expected) in larger {
      table.add("a body value of \(Int(size)) at \(category.rawValue)", [.fact(26, 14)], expect: [.number(expected)]) {
        _ in
        [.number(of: UIFontMetrics(forTextStyle: .body).scaledValue(for: size, compatibleWith: traits(category)))]
      }
    }
  }

  private static func metrics(_ table: inout CaseTable) {
    table.add("the default metrics are those of body", [.fact(26, 15)], expect: [.number(26.333)]) { _ in
      [.number(of: UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits(.accessibilityMedium)))]
    }
    table.add("scaled fonts have whole points", [.fact(26, 12)], expect: [.number(26)]) { _ in
      let font = UIFont.systemFont(ofSize: 17)
      let scaled = UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits(.accessibilityMedium))
      return [.number(of: scaled.pointSize)]
    }
  }
}
