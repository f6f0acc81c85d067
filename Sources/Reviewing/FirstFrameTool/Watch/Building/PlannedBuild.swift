import FirstFrameLocalFiles
import Foundation
import Synchronization

/// Runs the commands of the last plan whose inputs changed, without SwiftPM, which takes seconds to plan a build.
///
/// The commands and their outputs are those of SwiftPM, so its next build continues from here. Only the linker is
/// another one, if the toolchain has it, because it is faster.
final class PlannedBuild {
  enum Outcome: Sendable {
    case succeeded
    case failed(output: String)
    /// Something has to be done that only SwiftPM does.
    case needsSwiftPM
    case canceled
  }

  private let plan: BuildPlan
  private let jobs: RunningJobs
  /// The versions of the files that commands read, and the contents of modules.
  private var versions: [String: FileVersions.Version] = [:]
  private var modules: [String: Data] = [:]
  /// The positions of the commands that have to run.
  private var dirty: Set<Int> = []
  private var usesFastLinker: Bool

  /// - Parameters:
  ///   - jobs: The programs that run, to cancel them.
  ///   - start: When the build of the plan began. Sources that changed after that may not be built.
  ///   - results: The folder of what builds write.
  init(_ plan: BuildPlan, jobs: RunningJobs, builtSince start: timespec, in results: String) {
    (self.plan, self.jobs) = (plan, jobs)
    let compiler = plan.commands.first(where: \.links)?.arguments.first ?? ""
    usesFastLinker =
      LocalFile.isRegular(compiler.parentFolder + "/ld.lld")
      || LocalFile.isLink(compiler.parentFolder + "/ld.lld")
    for command in plan.commands {
      for input in command.inputs where versions[input] == nil { versions[input] = Self.version(of: input) }
    }
    for (input, version) in versions where Self.countsByContents(input, version) {
      modules[input] = try? LocalFile.read(input)
    }
    for input in versions.keys where !input.hasPrefix(results + "/") && Self.changed(input, since: start) {
      dirty.formUnion(plan.readers(of: input))
    }
  }

  /// Whether the plan compiles a file.
  func compiles(_ file: String) -> Bool {
    plan.readers(of: file).contains { plan.commands[$0].compilesModule }
  }

  /// The programs of tests that the plan links.
  var testPrograms: [String] { plan.commands.filter(\.links).flatMap(\.outputs).filter { $0.hasSuffix(".xctest") } }

  /// Runs what has to run.
  ///
  /// - Parameter start: Receives the names of the modules that are compiled, and of the programs that are linked.
  func run(start: (String) -> Void) -> Outcome {
    for file in Array(versions.keys) { note(file) }
    guard dirty.allSatisfy({ isKnown(plan.commands[$0]) }) else { return .needsSwiftPM }
    while let ready = nextCommands() {
      if ready.isEmpty { return .succeeded }
      let results = run(ready, start: start)
      if jobs.isCanceled { return .canceled }
      var failures: [String] = []
      for (index, result) in zip(ready, results) {
        guard let result else { return .needsSwiftPM }
        if result.status == 0 {
          dirty.remove(index)
        } else {
          failures.append(result.text + result.errorText)
        }
        for output in plan.commands[index].outputs { note(output) }
      }
      if !failures.isEmpty { return .failed(output: failures.joined(separator: "\n")) }
      guard dirty.allSatisfy({ isKnown(plan.commands[$0]) }) else { return .needsSwiftPM }
    }
    return .needsSwiftPM
  }

  private func isKnown(_ command: BuildPlan.Command) -> Bool {
    command.compilesModule || command.links || isForDebuggerOnly(command)
  }

  /// Whether a command writes a module into an object file, which only debuggers read. SwiftPM's next build runs it.
  private func isForDebuggerOnly(_ command: BuildPlan.Command) -> Bool { command.arguments.contains("-modulewrap") }

  /// The commands that can run now: none of their inputs will change. Empty if nothing is left.
  private func nextCommands() -> [Int]? {
    dirty = dirty.filter { !isForDebuggerOnly(plan.commands[$0]) }
    var pending: Set<String> = []
    var ready: [Int] = []
    // The commands are sorted, so that outputs are pending before a command that reads them is reached.
    for index in dirty.sorted() {
      let command = plan.commands[index]
      if pending.isDisjoint(with: command.inputs) { ready.append(index) }
      pending.formUnion(command.outputs)
    }
    // A command in between that will become dirty has the outputs of a dirty one as its inputs.
    let reached = outputs(reachedFrom: ready)
    let first = ready.filter { index in reached.isDisjoint(with: plan.commands[index].inputs) }
    return ready.isEmpty || !first.isEmpty ? Array(first.prefix(ProcessInfo.processInfo.activeProcessorCount)) : nil
  }

  /// The files that commands and all that follow from them may write.
  private func outputs(reachedFrom start: [Int]) -> Set<String> {
    var files: Set<String> = []
    var rest = start
    var seen: Set<Int> = []
    while let index = rest.popLast() {
      guard seen.insert(index).inserted else { continue }
      for output in plan.commands[index].outputs where files.insert(output).inserted {
        rest += plan.readers(of: output)
      }
    }
    return files
  }

  /// Runs commands at the same time; a result is `nil` if the program cannot be started.
  private func run(_ indices: [Int], start: (String) -> Void) -> [ProcessGroup.Result?] {
    let results = Mutex([Int: ProcessGroup.Result]())
    let commands = indices.map { plan.commands[$0] }
    for command in commands { start(command.subject) }
    let (jobs, usesFastLinker) = (jobs, usesFastLinker)
    DispatchQueue.concurrentPerform(iterations: commands.count) { position in
      let result = Self.run(commands[position], jobs: jobs, usesFastLinker: usesFastLinker)
      results.withLock { $0[position] = result }
    }
    return results.withLock { results in commands.indices.map { results[$0] } }
  }

  private static func run(
    _ command: BuildPlan.Command, jobs: RunningJobs, usesFastLinker: Bool
  ) -> ProcessGroup.Result? {
    guard let program = command.arguments.first else { return nil }
    // SwiftPM reads the compiler's messages in another form.
    let arguments = command.arguments.dropFirst().filter { $0 != "-parseable-output" }
    if command.links, usesFastLinker, !arguments.contains(where: { $0.hasPrefix("-use-ld") }) {
      let result = jobs.run(program, arguments + ["-use-ld=lld"])
      // What the other linker cannot do, the usual one may.
      if result?.status == 0 || jobs.isCanceled { return result }
    }
    return jobs.run(program, arguments)
  }

  /// Marks the commands that read a file if it changed.
  private func note(_ file: String) {
    guard let old = versions[file] else { return }
    let new = Self.version(of: file)
    guard new != old else { return }
    versions[file] = new
    if Self.countsByContents(file, new) {
      let contents = try? LocalFile.read(file)
      defer { modules[file] = contents }
      if contents != nil, contents == modules[file] { return }
    }
    dirty.formUnion(plan.readers(of: file))
  }

  /// Whether a file that was written again with the same contents counts as the same. The compiler writes a module again
  /// whenever one of its sources changed. Large modules are hardly those of components that somebody edits.
  private static func countsByContents(_ file: String, _ version: FileVersions.Version) -> Bool {
    file.hasSuffix(".swiftmodule") && version.size < 4 << 20
  }

  /// Whether a file was written, renamed or replaced after an instant.
  private static func changed(_ file: String, since start: timespec) -> Bool {
    var status = stat()
    guard stat(file, &status) == 0 else { return true }
    #if canImport(Darwin)
    let time = status.st_ctimespec
    #else
    let time = status.st_ctim
    #endif
    return (time.tv_sec, time.tv_nsec) >= (start.tv_sec, start.tv_nsec)
  }

  /// The version of a file; one that no file has if it is missing.
  private static func version(of file: String) -> FileVersions.Version {
    var status = stat()
    return FileVersions.Version(stat(file, &status) == 0 ? status : stat())
  }
}

extension BuildPlan.Command {
  /// The module or the program, for a message.
  fileprivate var subject: String {
    if let position = arguments.firstIndex(of: "-module-name"), position + 1 < arguments.count, compilesModule {
      return "compiling \(arguments[position + 1])"
    }
    return "linking"
  }
}
