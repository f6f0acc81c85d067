import FirstFrame
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameSnapshots
import Foundation

// usage: AssertionBenchmark    one JSON object per line, times in microseconds of processor time

/// The cost of a passing assertion, without drawing.
@main
enum AssertionBenchmark {
  static func main() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/assertion-benchmark-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    setenv("SNAPSHOT_REFERENCE_DIR", folder + "/references", 1)
    setenv("SNAPSHOT_ARTIFACTS", folder + "/artifacts", 1)
    try lines()
    try picture()
  }

  /// Measures an assertion of a text of 40 lines.
  private static func lines() throws {
    let text = (1...40).map { "line \($0) of a text as layout dumps are\n" }.joined()
    func verify(_ record: SnapshotTestingConfiguration.Record) -> Bool {
      verifySnapshot(of: text, as: .lines, record: record, testName: "lines").isPass
    }
    _ = verify(.all)
    try Measurement.print("a passing .lines assertion of 40 lines", rounds: 9, repetitions: 2000) {
      guard verify(.never) else { throw BenchmarkError.assertionFailed }
    }
  }

  /// Measures an assertion of a picture with the size of a phone's screen, passed as a bitmap so that nothing is drawn.
  private static func picture() throws {
    let bitmap = try Bitmap.screen()
    let file = try bitmap.pngData()
    func verify(_ record: SnapshotTestingConfiguration.Record) -> Bool {
      let strategy = Snapshotting<Bitmap, Bitmap>(pathExtension: "png", diffing: .image)
      return verifySnapshot(of: bitmap, as: strategy, record: record, testName: "picture").isPass
    }
    _ = verify(.all)
    try Measurement.print("decoding and comparing 1170 x 2532", rounds: 25, repetitions: 1) {
      guard try Bitmap(pngData: file) == bitmap else { throw BenchmarkError.assertionFailed }
    }
    try Measurement.print("a passing image assertion of 1170 x 2532", rounds: 25, repetitions: 1) {
      guard verify(.never) else { throw BenchmarkError.assertionFailed }
    }
  }
}

/// One line of the output.
struct Measurement: Encodable {
  let work: String
  /// The median time of one repetition, in microseconds of processor time.
  let microseconds: Double

  /// Runs a body in rounds of several repetitions, and prints the median time of one repetition.
  static func print(_ work: String, rounds: Int, repetitions: Int, _ body: () throws -> Void) throws {
    var times: [Double] = []
    for _ in 0..<rounds {
      let start = now
      for _ in 0..<repetitions { try body() }
      times.append((now - start) / Double(repetitions))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let line = try encoder.encode(Measurement(work: work, microseconds: times.sorted()[rounds / 2]))
    Swift.print(String(decoding: line, as: UTF8.self))
  }

  /// The processor time, in microseconds. Wall-clock time would include other programs on the machine.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1_000_000 + Double(time.tv_nsec) / 1000
  }
}

/// The reason why a measurement is invalid.
enum BenchmarkError: Error {
  /// An assertion that should pass failed.
  case assertionFailed
}

extension Bitmap {
  /// Returns a phone's screen of 1170 x 2532 pixels: a list of cards with a line of text each.
  static func screen() throws -> Bitmap {
    let cards = (0..<12).map { index in
      """
      {"frame": [16, \(60 + index * 64), 358, 56], "background": "#FFFFFF", "cornerRadius": 12, "children": [
        {"frame": [12, 8, 300, 20], "text": {"string": "Match \(index) of the day, in the rain", "color": "#111111"}}]}
      """
    }
    let scene = """
      {"frame": [0, 0, 390, 844], "background": "#F2F2F7", "children": [\(cards.joined(separator: ","))]}
      """
    return try Rasterizer(scale: 3).bitmap(of: LayoutNode(json: Data(scene.utf8)))
  }
}
