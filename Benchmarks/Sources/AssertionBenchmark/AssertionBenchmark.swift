import FirstFrame
import FirstFrameImaging
import FirstFrameSnapshots
import Foundation

// usage: AssertionBenchmark    one JSON object a line, times in microseconds of processor time

/// What an assertion that passes costs, apart from drawing.
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

  /// A text of 40 lines.
  private static func lines() throws {
    let text = (1...40).map { "line \($0) of a text as layout dumps are\n" }.joined()
    func verify(_ record: SnapshotTestingConfiguration.Record) -> Bool {
      verifySnapshot(of: text, as: .lines, record: record, testName: "lines").isPass
    }
    _ = verify(.all)
    try Measurement.print("a passing .lines assertion of 40 lines", rounds: 9, repetitions: 2000) {
      guard verify(.never) else { throw BenchmarkError.noPass }
    }
  }

  /// A picture of a phone's size, handed over as a bitmap, so that nothing is drawn.
  private static func picture() throws {
    let bitmap = try Bitmap.screen()
    let file = try bitmap.pngData()
    func verify(_ record: SnapshotTestingConfiguration.Record) -> Bool {
      let strategy = Snapshotting<Bitmap, Bitmap>(pathExtension: "png", diffing: .image)
      return verifySnapshot(of: bitmap, as: strategy, record: record, testName: "picture").isPass
    }
    _ = verify(.all)
    try Measurement.print("decoding and comparing 1170 x 2532", rounds: 25, repetitions: 1) {
      guard try Bitmap(pngData: file) == bitmap else { throw BenchmarkError.noPass }
    }
    try Measurement.print("a passing image assertion of 1170 x 2532", rounds: 25, repetitions: 1) {
      guard verify(.never) else { throw BenchmarkError.noPass }
    }
  }
}
