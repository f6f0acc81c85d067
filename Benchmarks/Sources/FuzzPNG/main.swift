import Foundation

// usage: fuzz-png [--count N] [--seed N]    the fuzz test of Tests/ImagingTests, with any number of cases

func option(_ name: String, default value: UInt64) -> UInt64 {
  guard let index = CommandLine.arguments.firstIndex(of: "--" + name) else { return value }
  guard index + 1 < CommandLine.arguments.count, let number = UInt64(CommandLine.arguments[index + 1]) else {
    print("--\(name) expects a number")
    exit(1)
  }
  return number
}

let seed = option("seed", default: 1)
let count = Int(clamping: option("count", default: 100_000))
let tally = try PNGFuzzer(seed: seed).run(count: count)
print("\(count) damaged PNG files, seed \(seed): \(tally.errors) errors, \(tally.pictures) pictures")
for fault in tally.faults { print(fault) }
exit(tally.faults.isEmpty ? 0 : 2)
