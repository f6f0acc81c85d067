import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct DynamicTypeTests {
  /// Some of the sizes in the tables of the Human Interface Guidelines, in points.
  @Test(
    arguments: [
      (UIFont.TextStyle.largeTitle, [31, 34, 40, 60]), (.title1, [25, 28, 34, 58]), (.title2, [19, 22, 28, 56]),
      (.title3, [17, 20, 26, 55]), (.headline, [14, 17, 23, 53]), (.body, [14, 17, 23, 53]),
      (.callout, [13, 16, 22, 51]), (.subheadline, [12, 15, 21, 49]), (.footnote, [12, 13, 19, 44]),
      (.caption1, [11, 12, 18, 43]), (.caption2, [11, 11, 17, 40]),
    ] as [(UIFont.TextStyle, [CGFloat])])
  func textStylesFollowTheTable(_ style: UIFont.TextStyle, _ sizes: [CGFloat]) {
    let categories: [UIContentSizeCategory] = [
      .extraSmall, .large, .extraExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    let fonts = categories.map {
      UIFont.preferredFont(
        forTextStyle: style, compatibleWith: UITraitCollection(preferredContentSizeCategory: $0))
    }
    #expect(fonts.map(\.pointSize) == sizes)
  }

  @Test func categoriesAreOrdered() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }

  @Test func metricsScaleByTheirStyle() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 34) == 34)
    let font = UIFont.systemFont(ofSize: 17, weight: .bold)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits) == .systemFont(ofSize: 48, weight: .bold))
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: traits)
        == .systemFont(ofSize: 30, weight: .bold))
  }

  /// Measured on an iPhone 16 simulator with iOS 26.1 at 3x. The factor is that of the distances between lines.
  @Test(arguments: [
    (UIContentSizeCategory.extraSmall, 14.667, 19.0), (.small, 15.333, 20), (.medium, 16.333, 21), (.large, 17, 22),
    (.extraLarge, 18.667, 24), (.extraExtraLarge, 20, 26), (.extraExtraExtraLarge, 22.333, 29),
    (.accessibilityMedium, 26.333, 34), (.accessibilityLarge, 31, 40), (.accessibilityExtraLarge, 37, 48),
    (.accessibilityExtraExtraLarge, 43.333, 56), (.accessibilityExtraExtraExtraLarge, 48, 62),
  ])
  func scaledValuesAreWholePixels(category: UIContentSizeCategory, seventeen: CGFloat, twentyTwo: CGFloat) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    #expect(abs(UIFontMetrics.default.scaledValue(for: 17, compatibleWith: traits) - seventeen) < 0.001)
    #expect(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traits) == twentyTwo)
  }

  @Test func labelsFollowTheContentSizeIfEnabled() {
    let label = UILabel()
    label.text = "Text"
    label.font = .preferredFont(forTextStyle: .body)
    var environment = RenderingEnvironment(contentSize: .accessibilityExtraExtraExtraLarge)
    _ = label.layoutTree(in: environment)
    #expect(label.font.pointSize == 17)
    label.adjustsFontForContentSizeCategory = true
    let large = label.layoutTree(in: environment)
    #expect(label.font.pointSize == 53)
    #expect(large.text?.runs.first?.font.size == 53)
    label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 34))
    _ = label.layoutTree(in: environment)
    #expect(label.font.pointSize == 96)
    environment.contentSize = .large
    let standard = label.layoutTree(in: environment)
    #expect(label.font.pointSize == 34)
    #expect(standard.frame.height < large.frame.height)
  }
}
