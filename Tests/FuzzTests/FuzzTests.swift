import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

/// Whatever comes in, the answer is a picture or an error: no crash, no hang, no memory without bounds.
///
/// `FIRSTFRAME_FUZZ=1000000 swift test -c release --filter FuzzTests` runs as long as asked.
@Suite("Fuzzing", .serialized) struct FuzzTests {
  /// In seconds, for one case: a second in a release build.
  #if DEBUG
    private static let longest = 10.0
  #else
    private static let longest = 1.0
  #endif

  @Test("random trees") func randomTrees() throws {
    let count = FuzzCount.cases(everyDay: 150)
    var log = FuzzLog("random trees", count: count)
    for index in 0..<count {
      let seed = UInt64(FuzzCount.seed) << 32 | UInt64(index)
      var scene = RandomScene(seed: seed)
      let json = Data(scene.json().utf8)
      log.run(case: index) {
        let outcome = Self.draw(json)
        if case .refused(let reason) = outcome, reason is SceneError {
          Issue.record("a scene of the format was refused: \(reason), case \(index)")
        }
        return outcome
      }
    }
    log.finish(longest: Self.longest)
  }

  @Test("mutated scenes") func mutatedScenes() throws {
    let count = FuzzCount.cases(everyDay: 1000)
    var log = FuzzLog("mutated scenes", count: count)
    for index in 0..<count {
      let seed = UInt64(FuzzCount.seed) << 32 | UInt64(index)
      var scene = RandomScene(seed: seed % 64)
      var mutation = ByteMutation(seed: seed)
      let json = Data(mutation.mutated(Array(scene.json().utf8)))
      log.run(case: index) { Self.draw(json) }
    }
    log.finish(longest: Self.longest)
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
