import Foundation

// usage: random-calls [--count N] [--seed N] [--stage N [--trace]]
//
// Makes random calls of components. After a crash or a hang, it prints the command that repeats the last stage.

/// Returns the number after an option.
func option(_ name: String) -> UInt64? {
  guard let index = CommandLine.arguments.firstIndex(of: "--" + name) else { return nil }
  guard index + 1 < CommandLine.arguments.count, let number = UInt64(CommandLine.arguments[index + 1]) else {
    print("--\(name) expects a number")
    exit(1)
  }
  return number
}

// Calls can depend on the order of sets, so a repetition needs the same order.
if getenv("SWIFT_DETERMINISTIC_HASHING") == nil {
  setenv("SWIFT_DETERMINISTIC_HASHING", "1", 1)
  var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
  execv("/proc/self/exe", &arguments)
}

let seed = option("seed") ?? UInt64.random(in: 1...1_000_000)
let count = Int(clamping: option("count") ?? 100_000)
let isTraced = CommandLine.arguments.contains("--trace")
let chosenStage = option("stage").map { Int(clamping: $0) }
let stageCount = (count + RandomStage.callCount - 1) / RandomStage.callCount
let stages = chosenStage.map { $0..<$0 + 1 } ?? 0..<stageCount
let start = Date()
var tally = RandomStage.Tally()

CrashNote.install()
for number in stages {
  CrashNote.set("random-calls --seed \(seed) --stage \(number) --trace\n")
  let stage = RandomStage(seed: seed, number: number)
  tally.add(
    stage.run { name in
      if isTraced { FileHandle.standardError.write(Data((name + "\n").utf8)) }
    })
  if number % 500 == 499 { print("\(tally.calls) calls") }
}
print(
  "\(tally.calls) random calls, seed \(seed): no crash; \(tally.usageErrors) usage errors, \(tally.frames) frames, "
    + "\(tally.refusedFrames) of them refused, \(Int(Date().timeIntervalSince(start))) s")
