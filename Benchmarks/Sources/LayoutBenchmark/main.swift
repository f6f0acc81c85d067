import Foundation
import Timing

// usage: LayoutBenchmark [stacks [ROUNDS]]
// Processor time of layout through HeadlessUIKit, on the main thread; with `stacks`, of stacks only.

MainActor.assumeIsolated {
  let arguments = CommandLine.arguments.dropFirst()
  let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 15
  StackBenchmark(stopwatch: Stopwatch(rounds: rounds)).run()
  if arguments.first == "stacks" { exit(0) }
  let stopwatch = Stopwatch(rounds: 15)
  ScreenBenchmark(stopwatch: stopwatch).run()
  TableBenchmark(stopwatch: stopwatch).run()
  GrowthBenchmark(stopwatch: Stopwatch(rounds: 7)).run()
  RowBenchmark(stopwatch: Stopwatch(rounds: 3)).run()
}
