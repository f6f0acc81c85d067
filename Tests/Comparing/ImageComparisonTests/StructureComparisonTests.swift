import FirstFrameImaging
import Testing

@testable import FirstFrameImageComparison

/// A picture of 100 x 60 points at scale 2: a card, and a line of letters whose strokes depend on a typeface.
private struct Scene {
  var card = PixelBox(x: 10, y: 10, width: 80, height: 40)
  var cardColor = Color(red: 40, green: 90, blue: 200)
  var text: PixelBox? = PixelBox(x: 20, y: 24, width: 48, height: 10)
  var textColor = Color(red: 255, green: 255, blue: 255)
  /// The distance of the letters' stems, in pixels.
  var pitch = 6
  var size = (width: 100, height: 60)

  var bitmap: Bitmap {
    get throws {
      var bitmap = Bitmap(
        size: try PixelSize(width: size.width * 2, height: size.height * 2),
        color: PremultipliedColor(Color(red: 255, green: 255, blue: 255)))
      fill(card, with: cardColor, in: &bitmap) { _ in true }
      if let text { fill(text, with: textColor, in: &bitmap) { $0 % pitch < 2 } }
      return bitmap
    }
  }

  private func fill(_ box: PixelBox, with color: Color, in bitmap: inout Bitmap, where isInked: (Int) -> Bool) {
    for y in (box.y * 2)..<(box.endY * 2) {
      for x in (box.x * 2)..<(box.endX * 2) where isInked(x - box.x * 2) { bitmap[x, y] = PremultipliedColor(color) }
    }
  }
}

struct StructureComparisonTests {
  private func comparison(_ change: (inout Scene) -> Void) throws -> StructureComparison {
    var changed = Scene()
    change(&changed)
    return StructureComparison(
      reference: try Scene().bitmap, actual: try changed.bitmap, scale: 2, tolerance: 1)
  }

  private func kinds(_ comparison: StructureComparison) -> Set<StructureComparison.Difference.Kind> {
    Set(comparison.differences.map(\.kind))
  }

  @Test func whatAnotherTypefaceOrRendererChangesIsNoDifference() throws {
    let changes: [(inout Scene) -> Void] = [
      { _ in }, { $0.pitch = 4 }, { $0.card = PixelBox(x: 11, y: 10, width: 80, height: 40) },
      { $0.cardColor = Color(red: 45, green: 85, blue: 205) },
      { $0.text = PixelBox(x: 20, y: 25, width: 48, height: 10) },
    ]
    for (index, change) in changes.enumerated() {
      let comparison = try comparison(change)
      #expect(comparison.score == 1, "change \(index): \(comparison)")
      #expect(comparison.differences.isEmpty, "change \(index): \(comparison)")
    }
  }

  @Test func aMovedCardDiffersInFillAndEdgesWhereItWasAndWhereItIs() throws {
    let comparison = try comparison { scene in scene.card = PixelBox(x: 10, y: 16, width: 80, height: 40) }
    #expect(kinds(comparison) == [.fill, .edge])
    // The 6 rows that the card left and the 6 that it took, of 46 rows of 80 points with content: each pixel there has no
    // like within 1 point in at least one direction. The text's box of 48 x 11 points, with 2 points around it, is not
    // counted.
    let share = 2 * 6 * 80 / (46 * 80 - 52.0 * 15)
    #expect(abs((comparison.fills ?? 0) - (1 - share)) < 0.01, "\(comparison)")
    #expect(comparison.score < 0.9)
    #expect(comparison.differences.contains { $0.kind == .fill && $0.box.y <= 16 && $0.box.endY >= 10 })
  }

  @Test func anotherColorIsADifferenceOfTheFillAlone() throws {
    let comparison = try comparison { $0.cardColor = Color(red: 220, green: 60, blue: 40) }
    #expect(comparison.fills == 0, "\(comparison)")
    #expect(comparison.texts == 1, "\(comparison)")
    #expect(comparison.edges == 1, "\(comparison)")
    #expect(kinds(comparison) == [.fill])
    #expect(comparison.score < 0.7)
  }

  @Test func aTextThatIsMissingOrElsewhereIsADifferenceOfTexts() throws {
    let missing = try comparison { $0.text = nil }
    #expect(missing.texts == 0, "\(missing)")
    #expect(kinds(missing) == [.text], "\(missing)")
    let box = try #require(missing.differences.first?.box)
    #expect(abs(box.x - 20) <= 1)
    #expect(abs(box.y - 24) <= 1)
    #expect(abs(box.width - 48) <= 2)
    #expect(abs(box.height - 10) <= 2)
    let shorter = try comparison { $0.text = PixelBox(x: 20, y: 24, width: 24, height: 10) }
    // Half of the reference's box is not matched: about 23 of 48 + 24 columns.
    #expect(abs((shorter.texts ?? 0) - (1 - 23.0 / 72)) < 0.05, "\(shorter)")
  }

  @Test func theColorOfATextCounts() throws {
    let comparison = try comparison { $0.textColor = Color(red: 255, green: 220, blue: 0) }
    #expect(comparison.texts == 0, "\(comparison)")
    #expect(kinds(comparison) == [.textColor], "\(comparison)")
  }

  @Test func sizesThatDifferByMoreThanTheDistanceLowerTheScore() throws {
    let rounded = try comparison { $0.size = (100, 61) }
    #expect(rounded.commonArea == 1)
    #expect(rounded.score == 1)
    let taller = try comparison { $0.size = (100, 80) }
    #expect(taller.commonArea == 0.75, "\(taller)")
    #expect(taller.score == 0.75, "\(taller)")
    #expect(kinds(taller) == [.size], "\(taller)")
  }

  @Test func anEmptyPictureIsAlikeToItselfAndUnlikeACard() throws {
    let size = try PixelSize(width: 40, height: 40)
    let white = Bitmap(size: size, color: PremultipliedColor(Color(red: 255, green: 255, blue: 255)))
    let black = Bitmap(size: size, color: PremultipliedColor(Color(red: 0, green: 0, blue: 0)))
    #expect(StructureComparison(reference: white, actual: white, scale: 2, tolerance: 1).score == 1)
    // A clear picture is compared over white.
    #expect(StructureComparison(reference: white, actual: Bitmap(size: size), scale: 2, tolerance: 1).score == 1)
    #expect(StructureComparison(reference: white, actual: black, scale: 2, tolerance: 1).score == 0)
  }
}
