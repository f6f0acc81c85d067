import FirstFrameImaging
import FirstFrameTypesetting
import Foundation
import OpenTypeText
import Testing

/// A variable font at a weight looks like the static font of that weight, which has the same design with cubic instead
/// of quadratic curves.
@Suite(.needs(.interVariable)) struct VariableFontTests {
  @Test(.needs(.inter)) func theRegularWeightMatchesItsFixedFont() throws { try compare(.regular, with: .inter) }
  @Test(.needs(.interMedium)) func theMediumWeightMatchesItsFixedFont() throws {
    try compare(.medium, with: .interMedium)
  }
  @Test(.needs(.interBlack)) func theBlackWeightMatchesItsFixedFont() throws { try compare(.black, with: .interBlack) }

  private func compare(_ weight: FontWeight, with fixture: FontFixture) throws {
    let variable = try picture(of: .interVariable, weight: weight)
    let fixed = try picture(of: fixture, weight: weight)
    let (ink, expected) = (variable.channelSums[3], fixed.channelSums[3])
    #expect(abs(ink / expected - 1) < 0.002, "\(ink), \(expected)")
    // The position of the ink is nearly equal, too.
    let isClose = (0..<variable.height).allSatisfy { y in
      (0..<variable.width).allSatisfy { x in
        abs(Int(variable[x, y].packed >> 24) - Int(fixed[x, y].packed >> 24)) < 24
      }
    }
    #expect(isClose)
  }

  private func picture(of fixture: FontFixture, weight: FontWeight) throws -> Bitmap {
    let file = try fixture.file()
    var library = TypefaceLibrary.builtIn
    library.register(file)
    let font = Font(family: file.faces[0].familyName, size: 40, weight: weight)
    return try TextPicture(library: library).bitmap("Hamburgefonstiv 1234", font: font, width: 500, height: 60)
  }
}
