import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSeededRandomness
import Foundation
import Testing

/// Every input gives a picture or an error: no crash, no hang, no unbounded memory.
///
/// `FIRSTFRAME_FUZZ=1000000 swift test -c release --filter FuzzTests` runs that many cases.
@Suite("Fuzzing", .serialized) struct FuzzTests {
  /// The time limit for one case, in seconds.
  #if DEBUG
  private static let timeLimit = 10.0
  #else
  private static let timeLimit = 1.0
  #endif

  @Test("random trees") func randomTrees() throws {
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

  @Test("mutated scenes") func mutatedScenes() throws {
    let count = FuzzSettings.caseCount(default: 1000)
    var log = FuzzLog("mutated scenes", count: count)
    for index in 0..<count {
      let seed = UInt64(FuzzSettings.seed) << 32 | UInt64(index)
      var scene = RandomScene(seed: seed % 64)
      var mutation = ByteMutation(seed: seed)
      let json = Data(mutation.mutated(Array(scene.json().utf8)))
      log.run(case: index) { Self.draw(json) }
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

/// Damages bytes at random: flips, removes and repeats them, and inserts tokens that are difficult for parsers.
struct ByteMutation {
  private var random: SeededGenerator

  private static let specialTokens = [
    "1e999", "-1", "null", "[", "]", "{", "}", "\"", ",", "NaN", "1e9", "0", "\\u0000", "ÿ",
  ]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &random) where !bytes.isEmpty {
      mutate(&bytes)
    }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8]) {
    let offset = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(offset + Int.random(in: 1...20, using: &random), bytes.count)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: bytes[offset] = UInt8.random(in: 0...255, using: &random)
    case 2: bytes.removeSubrange(offset..<end)
    case 3: bytes.insert(contentsOf: bytes[offset..<end], at: offset)
    case 4: bytes.removeSubrange(offset...)
    default:
      bytes.replaceSubrange(
        offset..<end, with: Self.specialTokens.randomElement(using: &random)?.utf8.map { $0 } ?? [])
    }
  }
}

/// The outcome of one case.
enum FuzzOutcome {
  case drawn
  case refused(any Error)
  /// The picture would be too large to draw in a fuzz test.
  case skipped
}
