import FirstFrameImaging
import Foundation

// usage: ComparisonBenchmark EXPECTED.png ACTUAL.png...    one JSON object per line, times in milliseconds

let paths = CommandLine.arguments.dropFirst()
guard let expected = paths.first, paths.count > 1 else {
  print("usage: ComparisonBenchmark EXPECTED.png ACTUAL.png...")
  exit(1)
}
let reference = try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: expected)))
for path in paths.dropFirst() {
  let url = URL(fileURLWithPath: path)
  let benchmark = PairBenchmark(
    name: url.lastPathComponent, reference: reference, actual: try Bitmap(pngData: Data(contentsOf: url)),
    stopwatch: Stopwatch(rounds: 41))
  try benchmark.run()
}
