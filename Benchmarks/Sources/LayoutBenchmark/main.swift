import Timing

// usage: LayoutBenchmark
// Processor time of layout through HeadlessUIKit, on the main thread.

MainActor.assumeIsolated {
  let stopwatch = Stopwatch(rounds: 15)
  ScreenBenchmark(stopwatch: stopwatch).run()
  TableBenchmark(stopwatch: stopwatch).run()
  GrowthBenchmark(stopwatch: Stopwatch(rounds: 7)).run()
}
