import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameSnapshots
import Foundation
import HeadlessUIKit
import Testing

@MainActor struct MatrixTests {
  /// The cells of a matrix are drawn, and equal pictures are stored once.
  @Test func cells() throws {
    let results = verifySnapshots(
      of: [Self.card],
      across: .matrix(
        appearances: Appearance.allCases, contentSizes: [.large, .extraExtraExtraLarge],
        directions: LayoutDirection.allCases))
    let result = try #require(results.first)
    #expect(result.cellCount == 8)
    #expect(result.axesWithoutEffect.isEmpty)
    #expect(result.verdicts.compactMap(\.failureMessage).isEmpty)
    #expect(
      result.verdicts.compactMap { $0.snapshot?.name.file } == [
        "cells.OddsCard.home.light.large.leftToRight.png", "cells.OddsCard.home.light.large.rightToLeft.png",
        "cells.OddsCard.home.light.extraExtraExtraLarge.leftToRight.png",
        "cells.OddsCard.home.light.extraExtraExtraLarge.rightToLeft.png",
        "cells.OddsCard.home.dark.large.leftToRight.png", "cells.OddsCard.home.dark.large.rightToLeft.png",
        "cells.OddsCard.home.dark.extraExtraExtraLarge.leftToRight.png",
        "cells.OddsCard.home.dark.extraExtraExtraLarge.rightToLeft.png",
      ])
  }

  /// An axis without effect is reported, and omitted from file names.
  @Test func idleAxes() throws {
    let results = verifySnapshots(
      of: [Self.fixedCard],
      across: .matrix(appearances: Appearance.allCases, contentSizes: [.large, .extraExtraExtraLarge]))
    let result = try #require(results.first)
    #expect(result.axesWithoutEffect == ["appearances"])
    #expect(
      result.note == "CardInFixedColors.home: `appearances` changes nothing; 2 of 4 cells are stored.")
    #expect(
      result.verdicts.compactMap { $0.snapshot?.name.file } == [
        "idleAxes.CardInFixedColors.home.large.png", "idleAxes.CardInFixedColors.home.extraExtraExtraLarge.png",
      ])
  }

  /// Devices and locales are axes, too.
  @Test func devicesAndLocales() throws {
    let results = verifySnapshots(
      of: [Self.price],
      across: .matrix(
        locales: [Locale(identifier: "en_US"), Locale(identifier: "de_DE")],
        devices: ["small": .iPhoneSe, "large": .iPhone15Pro]))
    let result = try #require(results.first)
    #expect(result.axesWithoutEffect.isEmpty)
    #expect(
      result.verdicts.compactMap { $0.snapshot?.name.file } == [
        "devicesAndLocales.UILabel.price.small.en_US.png", "devicesAndLocales.UILabel.price.small.de_DE.png",
        "devicesAndLocales.UILabel.price.large.en_US.png", "devicesAndLocales.UILabel.price.large.de_DE.png",
      ])
  }

  /// Previews can be the arguments of a parameterized test.
  @Test(arguments: [card, fixedCard])
  func arguments(preview: ComponentPreview) {
    assertSnapshots(of: [preview], across: .matrix(directions: LayoutDirection.allCases))
  }

  nonisolated private static let card = ComponentPreview(component: "OddsCard", state: "home") {
    let card = OddsCard()
    card.configure(with: OddsModel(.home))
    return card
  }

  nonisolated private static let fixedCard = ComponentPreview(component: "CardInFixedColors", state: "home") {
    let card = CardInFixedColors()
    card.configure(with: OddsModel(.home))
    return card
  }

  nonisolated private static let price = ComponentPreview(component: "UILabel", state: "price") {
    let label = UILabel()
    label.backgroundColor = .systemBackground
    label.textColor = .label
    label.textAlignment = .center
    label.text = 1234.5.formatted(.number.precision(.fractionLength(2)).locale(ComponentPreview.locale))
    return label
  }
}
