import FirstFrameProgramTesting
import Foundation
import Testing

/// A package in a git repository, with the branches `main` (our side) and `theirs`.
final class MergedPackage: Sendable {
  let package: ReviewedPackage
  var folder: String { package.folder }

  /// - Parameter installsDriver: Whether the clone has the merge driver.
  init(installsDriver: Bool = true) throws {
    package = try ReviewedPackage()
    try git("init", "-q", "-b", "main")
    for setting in ["user.name=A", "user.email=a@b.c", "commit.gpgSign=false", "merge.renames=false"] {
      let parts = setting.split(separator: "=").map(String.init)
      try git("config", parts[0], parts[1])
    }
    try package.write(".build/\n", to: folder + "/.gitignore")
    if installsDriver { try #require(package.run("doctor", "--install").status == 0) }
    try commit("start")
  }

  /// Runs git, which must succeed, and returns its output.
  @discardableResult func git(_ arguments: String...) throws -> String {
    let result = try run(arguments)
    try #require(result.status == 0, "git \(arguments): \(result)")
    return result.output
  }

  /// Runs git, and returns its status and its output with the errors.
  func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["GIT_EDITOR": "true"]) { $1 }
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  /// Commits the base, then the two sides, each from the base. The branch `main` is checked out at the end.
  func branch(base: () throws -> Void, ours: () throws -> Void, theirs: () throws -> Void) throws {
    try base()
    try commit("base")
    try git("checkout", "-q", "-b", "theirs")
    try theirs()
    try commit("theirs")
    try git("checkout", "-q", "main")
    try ours()
    try commit("ours")
  }

  /// The commands of git that merge.
  enum Operation: String, CaseIterable, Sendable {
    case merge
    case rebase
    case cherryPick
  }

  /// Merges `theirs` into `main`, or applies its commit to `main`.
  func merge(by operation: Operation = .merge) throws -> (status: Int32, output: String) {
    switch operation {
    case .merge: return try run(["merge", "-q", "--no-edit", "theirs"])
    case .cherryPick: return try run(["cherry-pick", "theirs"])
    case .rebase:
      try git("checkout", "-q", "theirs")
      return try run(["rebase", "-q", "main"])
    }
  }

  /// The paths below the folder of references that are in conflict for git.
  func conflicts() throws -> Set<String> {
    let lines = try git("diff", "--name-only", "--diff-filter=U", "-z").split(separator: "\0")
    return Set(lines.filter { $0.hasPrefix("__Snapshots__/") }.map { String($0.dropFirst("__Snapshots__/".count)) })
  }

  /// The paths of the references that `firstframe pending` lists as unmerged, drawn or not.
  func unmerged() throws -> Set<String> {
    let result = try package.run("pending", "--json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any], "\(result)")
    let changes = (report["pending"] as? [[String: Any]] ?? []).filter { $0["kind"] as? String == "unmerged" }
    let paths = changes.compactMap { $0["snapshot"] as? String } + (report["unmerged"] as? [String] ?? [])
    #expect(paths.isEmpty || result.status == 1)
    #expect(Set(paths).count == paths.count)
    return Set(paths)
  }
}
