import Foundation

/// Reads many inputs of one kind in child processes. A child that fails is replaced by one for the following cases.
struct Campaign {
  let kind: any InputKind.Type
  let seed: UInt64
  let count: Int
  /// The first case.
  var first = 0

  /// The number of faults after which a campaign ends.
  private static let maximumFaults = 25

  /// Runs all cases, prints the result, and returns whether there were no faults.
  func run() throws -> Bool {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let state = try scratch.write([], to: "progress")
    var progress = Progress()
    var faults: [String] = []
    var next = first
    let start = ContinuousClock.now
    while next < first + count, faults.count < Self.maximumFaults {
      let (fault, message) = try runChild(from: next, state: state)
      progress = Progress.read(state)
      guard let fault else { break }
      let text = "case \(progress.index) \(fault.text)\(message.isEmpty ? "" : ": \(message)")"
      faults.append(text + "\n  saved as \(try save(case: progress.index))")
      print("\(kind.name): \(faults[faults.count - 1])")
      next = progress.index + 1
    }
    let minutes = (ContinuousClock.now - start) / .seconds(60)
    print(
      "\(kind.name): \(count) inputs, seed \(seed): \(progress.accepted) accepted, \(progress.refused) refused,",
      "\(faults.count) faults; slowest case \(progress.slowest): \(Int(progress.slowestSeconds * 1000)) ms;",
      "peak memory \(progress.peakMemory >> 20) MB; \(String(format: "%.1f", minutes)) minutes")
    return faults.isEmpty
  }

  private func runChild(from index: Int, state: URL) throws -> (fault: Fault?, message: String) {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = [
      "--kind", kind.name, "--seed", "\(seed)", "--child", state.path, "--first", "\(index)", "--count",
      "\(first + count - index)",
    ]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let summary = message.split(separator: "\n").first { $0.contains("atal error") } ?? message.prefix(300)
    if process.terminationReason == .uncaughtSignal { return (.crash, String(summary)) }
    guard process.terminationStatus != 0 else { return (nil, "") }
    return (Fault(rawValue: process.terminationStatus) ?? .crash, String(summary))
  }

  /// Saves an input for `--replay`, and returns its path.
  private func save(case index: Int) throws -> String {
    let scratch = try ScratchFolder()
    defer { scratch.remove() }
    let input = try kind.init(scratch: scratch).input(seed: seed, case: index)
    let folder = URL(fileURLWithPath: ".build/hostile-inputs/\(kind.name)-\(seed)-\(index)")
    let file = folder.appendingPathComponent(input.path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(input.bytes).write(to: file)
    return file.path
  }
}
