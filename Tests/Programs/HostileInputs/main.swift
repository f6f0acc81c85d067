// Reads damaged files of every kind that the package reads, and random layout trees: none may crash, take more than one
// second of processor time, or need more than 512 MB of memory. scripts/checks/check-hostile-inputs runs all of them.
//
// usage: FirstFrameHostileInputs [--kind KIND] [--count N] [--seed N] [--first N]
//        FirstFrameHostileInputs --kind KIND --case N [--seed N]     reads one case in this process
//        FirstFrameHostileInputs --kind KIND --replay FILE --path P  reads a saved input, whose path in its folder was P

import Foundation

func option(_ name: String) -> String? {
  guard let index = CommandLine.arguments.firstIndex(of: "--" + name) else { return nil }
  guard index + 1 < CommandLine.arguments.count else {
    print("--\(name) expects a value")
    exit(2)
  }
  return CommandLine.arguments[index + 1]
}

func number(_ name: String, default value: Int) -> Int {
  guard let text = option(name) else { return value }
  guard let number = Int(text), number >= 0 else {
    print("--\(name) expects a number, not \(text)")
    exit(2)
  }
  return number
}

let kinds = option("kind").map { name in
  guard let kind = InputKinds.named(name) else {
    print("there is no kind \(name); the kinds are \(InputKinds.all.map { $0.name }.joined(separator: ", "))")
    exit(2)
  }
  return [kind]
}
let (seed, count, first) = (
  UInt64(number("seed", default: 1)), number("count", default: 1000), number("first", default: 0)
)

/// Reads one input in this process, so that a debugger or a sanitizer shows the fault.
func readOne(_ kind: any InputKind.Type, _ input: (any InputKind) -> HostileInput) throws {
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let kind = try kind.init(scratch: scratch)
  let start = Limits.processorTime
  let error = CaseReader(kind: kind, seed: seed, descriptor: -1).outcome(of: input(kind))
  print(error.map { "refused: \($0)" } ?? "accepted", "\(Int((Limits.processorTime - start) * 1000)) ms")
}

if let file = option("child"), let kind = kinds?.first {
  var limit = rlimit(rlim_cur: 0, rlim_max: 0)
  setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
  let state = Progress.read(URL(fileURLWithPath: file))
  let descriptor = open(file, O_WRONLY)
  let scratch = try ScratchFolder()
  defer { scratch.remove() }
  let reader = CaseReader(kind: try kind.init(scratch: scratch), seed: seed, descriptor: descriptor)
  reader.run(first..<first + count, from: state)
} else if let index = option("case").flatMap({ Int($0) }), let kind = kinds?.first {
  try readOne(kind) { $0.input(seed: seed, case: index) }
} else if let file = option("replay"), let kind = kinds?.first {
  let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
  try readOne(kind) { _ in
    HostileInput(path: option("path") ?? URL(fileURLWithPath: file).lastPathComponent, bytes: bytes)
  }
} else {
  var isFaultless = true
  for kind in kinds ?? InputKinds.all {
    isFaultless = try Campaign(kind: kind, seed: seed, count: count, first: first).run() && isFaultless
  }
  exit(isFaultless ? 0 : 1)
}
