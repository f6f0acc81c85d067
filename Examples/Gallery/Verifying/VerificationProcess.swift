import Foundation

/// A process of this tool that verifies a share of the components, while this one verifies another.
final class VerificationProcess {
  private let process = Process()
  private let output: PipeDrain
  private let errors: PipeDrain

  /// Starts it.
  init(arguments: [String], share: VerificationShare) throws {
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["verify", "--json", "--share", share.argument] + arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    self.output = PipeDrain(output)
    self.errors = PipeDrain(errors)
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Waits for what it found.
  ///
  /// - Throws: ``CatalogError/shareFailed(words:)``.
  func verification() throws -> CatalogVerification {
    let report = output.contents()
    let words = String(decoding: errors.contents(), as: UTF8.self)
    process.waitUntilExit()
    do {
      return try JSONDecoder().decode(CatalogVerification.self, from: report)
    } catch {
      let status = "it ended with status \(process.terminationStatus)"
      throw CatalogError.shareFailed(
        words: words.isEmpty ? status : words.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
