import FirstFrameSeededRandomness
import FirstFrameTypesetting
import Foundation
import Testing

@testable import FirstFrameHostileInputs

/// Every font file is drawn or causes an error: no crash, no hang, no unbounded memory.
///
/// `FIRSTFRAME_FUZZ=100000 swift test -c release --filter FontFuzzTests` runs that many cases for each font.
@Suite(
  .serialized,
  .enabled(
    if: !FuzzFont.all.isEmpty, "there are no font files; scripts/release/install-dependencies --for-tests installs them"
  )
)
struct FontFuzzTests {
  /// The time limit for one case, in seconds.
  #if DEBUG
  private static let timeLimit = 10.0
  #else
  private static let timeLimit = 1.0
  #endif

  @Test(arguments: FuzzFont.all)
  func mutatedFontFiles(_ font: FuzzFont) throws {
    let count = FuzzSettings.caseCount(default: 30)
    var log = FuzzLog("mutated fonts, \(font.testDescription)", count: count)
    for index in 0..<count {
      var mutation = FontMutation(SeededGenerator(seed: UInt64(FuzzSettings.seed) << 32 | UInt64(index)))
      var bytes = font.bytes
      mutation.mutate(&bytes, tables: font.tables)
      log.run(case: index) { Self.draw(bytes, case: index) }
    }
    log.finish(timeLimit: Self.timeLimit)
  }

  private static func draw(_ bytes: [UInt8], case index: Int) -> FuzzOutcome {
    do {
      try FontDrawing.draw(bytes, weight: FontWeight(clamping: 100 + index % 9 * 100))
      return .drawn
    } catch {
      return .refused(error)
    }
  }
}

extension FuzzFont: CustomTestStringConvertible {}
