import FirstFrameProgramTesting
import FirstFrameSnapshots
import Foundation
import Testing

@testable import FirstFrameTool

struct ProcessGroupTests {
  @Test func theOutputAndTheStatusAreRead() throws {
    let result = try ProcessGroup("sh", ["-c", "echo out; echo err >&2; exit 3"]).wait()
    #expect(result.status == 3)
    #expect(result.text == "out\n")
    #expect(result.errorText == "err\n")
  }

  @Test func aSignalIsPartOfTheStatus() throws {
    #expect(try ProcessGroup("sh", ["-c", "kill -9 $$"]).wait().status == 137)
  }

  @Test func aProgramThatDoesNotExistIsAnError() {
    #expect(throws: POSIXError.self) { try ProcessGroup("/nonexistent", []) }
  }

  @Test func aProcessThatIsLeftBehindDoesNotDelayTheEnd() throws {
    let start = ContinuousClock.now
    let result = try ProcessGroup("sh", ["-c", "sleep 30 & echo $!"]).wait()
    #expect(ContinuousClock.now - start < .seconds(15))
    let left = try #require(Int32(result.text.trimmingCharacters(in: .newlines)))
    kill(left, SIGKILL)
  }

  /// Programs that ignore `SIGTERM`, and that leave the group, as the jobs of a build do.
  @Test(arguments: [
    "sleep 300 & echo $!; wait", "trap '' TERM; sleep 300 & echo $!; wait; sleep 300",
    "setsid sleep 300 & echo $!; wait",
  ])
  func everythingThatAProgramStartedIsEnded(script: String) throws {
    let jobs = RunningJobs()
    let started = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      started.wait()
      jobs.cancel()
    }
    let result = jobs.run("sh", ["-c", script]) { _ in started.signal() }
    let child = try #require(Int32((result?.text ?? "").trimmingCharacters(in: .newlines)))
    #expect(result?.status != 0)
    // Whoever took it over has to collect it.
    for _ in 0..<200 where isRunning(child) { usleep(20_000) }
    #expect(!isRunning(child))
    #expect(jobs.run("true", []) == nil)
  }

  /// Whether a process exists, and is not only to be collected.
  private func isRunning(_ process: Int32) -> Bool {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else { return false }
    return !text.contains(") Z ")
  }
}

/// A small package that needs nothing but the toolchain.
private struct SmallPackage {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      // It is tested as packages are that use FirstFrame.
      import PackageDescription
      let package = Package(
        name: "Small", targets: [.target(name: "Small"), .testTarget(name: "SmallTests", dependencies: ["Small"])])
      """, to: "Package.swift")
    try folder.write("public let answer = 41\n", to: "Sources/Small/Small.swift")
    try folder.write(
      """
      import Small
      import Testing
      @Test func isRight() { #expect(answer == 42) }
      """, to: "Tests/SmallTests/SmallTests.swift")
  }
}

/// A running `firstframe watch` without a terminal.
private final class RunningWatch {
  let process: Process
  private let input = Pipe()
  private let output = Pipe()
  private(set) var text = ""

  init(_ package: SmallPackage) throws {
    process = Program.firstframe.process(["watch"], in: package.folder.path)
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
  }

  deinit {
    if process.isRunning { process.terminate() }
  }

  /// Reads until a text is printed after what was read before.
  func read(until end: String) -> Bool {
    text = ""
    while !text.contains(end) {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return false }
      text += String(decoding: data, as: UTF8.self)
    }
    return true
  }

  func closeOutput() throws { try output.fileHandleForReading.close() }

  func endInput() throws { try input.fileHandleForWriting.close() }
}

@Suite(.serialized) struct WatchProcessTests {
  @Test func itFollowsSavesAndEndsWithTheInput() throws {
    let package = try SmallPackage()
    let watch = try RunningWatch(package)
    #expect(watch.read(until: "waiting for changes"))
    #expect(watch.text.contains("SmallTests.isRight()"))
    #expect(watch.text.contains("1 failed in"))
    try package.folder.write("public let answer = 42\n", to: "Sources/Small/Small.swift")
    #expect(watch.read(until: "waiting for changes"))
    #expect(watch.text.contains("1 passed in"))
    try package.folder.write("public let answer = x\n", to: "Sources/Small/Small.swift")
    #expect(watch.read(until: "waiting for changes"))
    #expect(watch.text.contains("Sources/Small/Small.swift:1:21: error: cannot find 'x' in scope"))
    #expect(watch.text.contains("The pictures are still those of"))
    let second = try Program.firstframe.run(["watch"], in: package.folder.path)
    #expect(second.status == 2)
    #expect(second.error.contains("another `firstframe watch` already runs"))
    try watch.endInput()
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 0)
    #expect(processes(in: package) == [])
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalEndsABuildAndLeavesNothing(signal: Int32) throws {
    let package = try SmallPackage()
    let watch = try RunningWatch(package)
    #expect(watch.read(until: "building"))
    kill(watch.process.processIdentifier, signal)
    watch.process.waitUntilExit()
    #expect(watch.process.terminationReason == .exit)
    #expect(watch.process.terminationStatus == 0)
    #expect(processes(in: package) == [])
  }

  @Test func itEndsIfNobodyReadsItsOutput() throws {
    let package = try SmallPackage()
    let watch = try RunningWatch(package)
    #expect(watch.read(until: "building"))
    try watch.closeOutput()
    watch.process.waitUntilExit()
    #expect(watch.process.terminationStatus == 0)
    #expect(processes(in: package) == [])
  }

  @Test func aFolderWithoutAManifestIsNamed() throws {
    let folder = try TemporaryFolder()
    let result = try Program.firstframe.run(["watch", "--package-path", folder.path])
    #expect(result.status == 2)
    #expect(result.error.contains("\(folder.path) has no Package.swift; name the folder of a package"))
  }

  @Test func aWrongPatternIsNamed() throws {
    let result = try Program.firstframe.run(["watch", "--filter", "("])
    #expect(result.status == 2)
    #expect(result.error.contains("--filter `(` is not a regular expression"))
  }

  /// The processes whose arguments name the folder of a package.
  private func processes(in package: SmallPackage) -> [String] {
    let numbers = ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { Int32($0) }
    return numbers.filter { $0 != getpid() }.compactMap { number in
      let data = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let text = String(decoding: data, as: UTF8.self)
      return text.contains(package.folder.path) ? text : nil
    }
  }
}
