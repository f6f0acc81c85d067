/// Why a hunt is not possible.
enum HuntError: Error, Equatable {
  case unknownCondition(String, known: [String])
  case noPackage(path: String)
  /// No test took a snapshot under the usual conditions.
  case noSnapshots(status: Int32, output: String)
  case file(path: String, reason: String)
}

extension HuntError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknownCondition(let name, let known):
      "--conditions: unknown condition \"\(name)\"; expected some of \(known.joined(separator: ", "))"
    case .noPackage(let path):
      "\(path): there is no package here; expected Package.swift or firstframe.json. Name another --package-path."
    case .noSnapshots(let status, let output):
      "`swift test` ended with status \(status), and no test took a snapshot. Correct the errors first:\n\(output)"
    case .file(let path, let reason):
      "\(path): \(reason)"
    }
  }
}
