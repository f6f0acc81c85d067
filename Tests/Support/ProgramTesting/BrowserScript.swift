public import Foundation

/// A Python script that opens a page in Debian's Chromium, which it controls through a pipe, and prints JSON.
public struct BrowserScript: Sendable {
  /// Whether Chromium and Python are installed.
  public static let isAvailable =
    ["chromium", "chromium-browser", "google-chrome"].contains { isProgram($0) } && isProgram("python3")

  /// What to do if they are not.
  public static let requirement = "needs chromium and python3: run scripts/release/install-dependencies --for-tests"

  private let url: URL

  public init(_ url: URL) {
    self.url = url
  }

  /// Runs the script, and decodes what it prints.
  public func findings<Findings: Decodable>(_ arguments: [String]) throws -> Findings {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", url.path] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return try JSONDecoder().decode(Findings.self, from: data)
  }

  private static func isProgram(_ name: String) -> Bool {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
