import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The former names of text sizes.
struct SizeCategoryTests {
  @Test func theLargestFiveAreForAccessibility() {
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
  }

  @Test func areOrderedBySize() {
    #expect(ContentSizeCategory.small < .large)
    #expect(ContentSizeCategory.accessibilityMedium >= .accessibilityMedium)
    #expect(!(ContentSizeCategory.small > .large))
    #expect(ContentSizeCategory.small <= .medium)
  }

  @Test func areThoseOfUIKit() {
    #expect(ContentSizeCategory(UIContentSizeCategory.extraLarge) == .extraLarge)
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
  }
}
