import Foundation
import Timing

// usage: PNGBenchmark FILE.png...    one JSON object per line, times in milliseconds

let paths = CommandLine.arguments.dropFirst()
guard !paths.isEmpty else {
  print("usage: PNGBenchmark FILE.png...")
  exit(1)
}
for path in paths {
  let url = URL(fileURLWithPath: path)
  let benchmark = PictureBenchmark(
    name: url.lastPathComponent, file: try Data(contentsOf: url), stopwatch: Stopwatch(rounds: 15))
  try benchmark.run()
}
