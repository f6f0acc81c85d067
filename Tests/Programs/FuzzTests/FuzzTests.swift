import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSeededRandomness
import Foundation
import Testing

@testable import FirstFrameHostileInputs

/// Every input gives a picture or an error: no crash, no hang, no unbounded memory.
///
/// `FIRSTFRAME_FUZZ=1000000 swift test -c release --filter FuzzTests` runs that many cases.
@Suite(.serialized) struct FuzzTests {
  /// The time limit for one case, in seconds.
  #if DEBUG
  private static let timeLimit = 10.0
  #else
  private static let timeLimit = 1.0
  #endif

  @Test func randomTrees() throws {
    let count = FuzzSettings.caseCount(default: 150)
    var log = FuzzLog("random trees", count: count)
    for index in 0..<count {
      let seed = UInt64(FuzzSettings.seed) << 32 | UInt64(index)
      var scene = RandomScene(seed: seed)
      let json = Data(scene.json().utf8)
      log.run(case: index) {
        let outcome = Self.draw(json)
        if case .refused(let reason) = outcome, reason is SceneError {
          Issue.record("a valid scene was refused: \(reason), case \(index)")
        }
        return outcome
      }
    }
    log.finish(timeLimit: Self.timeLimit)
  }

  private static func draw(_ json: Data) -> FuzzOutcome {
    do {
      let root = try LayoutNode(json: json)
      let rasterizer = Rasterizer(scale: 1)
      guard try rasterizer.pixelSize(of: root).area <= 1 << 16 else { return .skipped }
      _ = try rasterizer.bitmap(of: root)
      _ = root.layoutDump()
      _ = root.textDump()
      return .drawn
    } catch {
      return .refused(error)
    }
  }
}
