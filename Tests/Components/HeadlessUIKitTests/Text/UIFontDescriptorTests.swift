import FirstFrameTypesetting
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite struct UIFontDescriptorTests {
  private func descriptor(_ font: Font) -> UIFontDescriptor { UIFontDescriptor(font) }

  @Test(arguments: [
    (FontWeight.regular, UIFontDescriptor.SymbolicTraits.traitBold, FontWeight.semibold),
    (FontWeight.regular, UIFontDescriptor.SymbolicTraits(), .regular),
    (.heavy, .traitBold, .heavy), (.semibold, .traitItalic, .regular), (.light, .traitItalic, .light),
    (.medium, UIFontDescriptor.SymbolicTraits([.traitBold, .traitItalic, .traitMonoSpace]), .semibold),
  ])
  func newTraitsReplaceExistingOnes(weight: FontWeight, traits: UIFontDescriptor.SymbolicTraits, expected: FontWeight)
    throws
  {
    let changed = try #require(descriptor(Font(size: 10, weight: weight)).withSymbolicTraits(traits))
    #expect(changed.font.weight == expected)
    #expect(changed.symbolicTraits == traits)
    #expect(UIFont(descriptor: changed, size: 0).pointSize == 10)
    #expect(UIFont(descriptor: changed, size: 12).pointSize == 12)
  }

  @Test(
    arguments: [
      (.largeTitle, .bold), (.title1, .bold), (.title2, .bold), (.title3, .semibold), (.headline, .semibold),
      (.body, .semibold), (.footnote, .semibold), (.caption2, .semibold),
    ] as [(UIFont.TextStyle, FontWeight)])
  func theBoldTraitGivesTheEmphasizedWeightOfATextStyle(style: UIFont.TextStyle, weight: FontWeight) throws {
    let bold = try #require(UIFont.preferredFont(forTextStyle: style).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(bold.font.weight == weight)
  }

  @Test func theBoldTraitOfAnotherFamilyIsBold() throws {
    let descriptor = descriptor(Font(family: "Other", size: 10)).withSymbolicTraits(.traitBold)
    #expect(try #require(descriptor).font.weight == .bold)
  }

  @Test func unsupportedTraitsReturnNil() {
    #expect(descriptor(Font(size: 10)).withSymbolicTraits(.traitCondensed) == nil)
    #expect(descriptor(Font(size: 10)).withDesign(.rounded)?.font == Font(size: 10))
    #expect(descriptor(Font(size: 10)).withDesign(.serif)?.font == Font(size: 10))
    #expect(descriptor(Font(size: 10)).withDesign(.init(rawValue: "cursive")) == nil)
    #expect(descriptor(Font(size: 10)).withDesign(.monospaced)?.font.isMonospaced == true)
  }

  @Test(arguments: [
    (6, 0, FontFeature("tnum")), (6, 1, FontFeature("pnum")), (35, 2, FontFeature("ss01")),
    (35, 3, FontFeature("ss01", value: 0)),
    (35, 40, FontFeature("ss20")), (35, 42, nil), (21, 0, FontFeature("onum")), (37, 1, FontFeature("smcp")),
    (11, 2, FontFeature("frac")),
    (99, 0, nil),
  ])
  func featureSettingsMapToOpenTypeFeatures(type: Int, selector: Int, feature: FontFeature?) {
    for keys in [
      (UIFontDescriptor.FeatureKey.type, UIFontDescriptor.FeatureKey.selector), (.featureIdentifier, .typeIdentifier),
    ] {
      let changed = descriptor(Font(size: 10)).addingAttributes([.featureSettings: [[keys.0: type, keys.1: selector]]])
      #expect(changed.font.features == [feature].compactMap { $0 })
    }
  }

  @Test func attributesReplaceExistingOnes() {
    let changed = descriptor(Font(size: 10, weight: .bold)).addingAttributes([
      .family: "Inter", .size: 12, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light],
    ])
    #expect(changed.font == Font(family: "Inter", size: 12, weight: .light))
    #expect(changed.addingAttributes() == changed)
    #expect(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).font == Font(size: 17, weight: .semibold))
  }
}
