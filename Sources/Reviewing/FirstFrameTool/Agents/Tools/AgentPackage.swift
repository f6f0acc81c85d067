import ArgumentParser
import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import Foundation

/// The package that an agent works on. It is in the current folder of the process.
struct AgentPackage: Sendable {
  let tests: TestedPackage
  let folders: ReviewFolders

  init() throws {
    tests = try TestedPackage(at: URL(fileURLWithPath: FileManager.default.currentDirectoryPath))
    folders = try FolderOptions.parse([]).folders()
  }

  var folder: String { tests.folder.path }

  /// The result of the last run; `nil` if there is none.
  func outcome() throws -> RunOutcome? {
    do {
      return try RunReader(artifacts: folders.artifacts, references: folders.references).outcome()
    } catch .noFolder, .noJournal {
      return nil
    }
  }

  /// Runs a program in the package's folder, and ends it if the call is canceled.
  func run(
    _ line: [String], environment: [String: String] = [:], progress: ProgressReporter
  ) async throws -> ChildProcess.Result {
    try Task.checkCancellation()
    let observe: @Sendable (Data) -> Data = { data in
      progress.report(output: data)
      return data
    }
    let child = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"), line, environment: environment, filter: observe, errorFilter: observe)
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async { continuation.resume(returning: child.result()) }
      }
    } onCancel: {
      child.terminate()
    }
    try Task.checkCancellation()
    return result
  }

  /// The file and line of a test, such as `Tests/CardTests/CardViewTests.swift:12`; `nil` if it is not found.
  func location(of snapshot: String) -> String? {
    let parts = snapshot.split(separator: "/").map(String.init)
    guard parts.count == 3, let test = parts[2].split(separator: ".").first else { return nil }
    guard let files = FileManager.default.enumerator(atPath: folder) else { return nil }
    while let path = files.nextObject() as? String {
      if path.hasPrefix(".") { files.skipDescendants() }
      guard (path as NSString).lastPathComponent == parts[1] + ".swift",
        let data = try? LocalFile.read(folder + "/" + path)
      else { continue }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
      if let line = lines.firstIndex(where: { $0.contains("func \(test)(") || $0.contains("func `\(test)`(") }) {
        return "\(path):\(line + 1)"
      }
    }
    return nil
  }
}

/// The errors of the compiler in the output of a build.
enum BuildErrors {
  /// The lines with errors, each once. The paths in a folder are relative to it.
  static func lines(of output: String, in folder: String) -> [String] {
    var seen: Set<String> = []
    return output.split(whereSeparator: \.isNewline).map(String.init).compactMap { line in
      guard line.contains(#/^(error: |fatal error: |\/.*: error: )/#), !line.contains(": error: -["),
        line != "error: fatalError",
        seen.insert(line).inserted
      else { return nil }
      return line.hasPrefix(folder + "/") ? String(line.dropFirst(folder.count + 1)) : line
    }
  }
}
