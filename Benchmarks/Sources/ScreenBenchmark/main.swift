import FirstFrame
import Foundation
import Timing

// usage: ScreenBenchmark [passing] [failing] [memory]    one JSON object per line
//
// The cost of assertions with pictures of the catalog's screens, 828 x 1720 pixels, with layout, drawing and the
// comparison with a reference. Times are medians in milliseconds of processor time. `memory` takes 500 pictures, and
// prints the largest amount of memory of the process, in megabytes.

let folder = FileManager.default.temporaryDirectory.path + "/screen-benchmark-\(getpid())"
defer { try? FileManager.default.removeItem(atPath: folder) }
setenv("SNAPSHOT_REFERENCE_DIR", folder + "/references", 1)
setenv("SNAPSHOT_ARTIFACTS", folder + "/artifacts", 1)
for screen in ScreenAssertions.all { screen.recordReference() }
let selected = CommandLine.arguments.dropFirst()
for work in selected.isEmpty ? ["passing", "failing", "memory"] : Array(selected) {
  switch work {
  case "passing":
    for screen in ScreenAssertions.all {
      report("a passing picture of \(screen.name)", "milliseconds", Stopwatch(rounds: 21).median { screen.pass() })
    }
  case "failing":
    for screen in ScreenAssertions.all {
      report("a failing picture of \(screen.name)", "milliseconds", Stopwatch(rounds: 21).median { screen.fail() })
    }
  case "memory":
    for index in 0..<500 { ScreenAssertions.all[index % ScreenAssertions.all.count].pass() }
    report("500 pictures of screens", "megabytes", peakMemory)
  default:
    FileHandle.standardError.write(Data("expected passing, failing or memory, not \(work)\n".utf8))
    exit(2)
  }
}

func report(_ work: String, _ unit: String, _ value: Double) {
  print("{\"work\": \"\(work)\", \"\(unit)\": \((value * 100).rounded() / 100)}")
}

/// The largest resident set of the process so far, in megabytes.
var peakMemory: Double {
  let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
  let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
  return (line.split(separator: " ").compactMap { Double($0) }.first ?? .nan) / 1024
}
