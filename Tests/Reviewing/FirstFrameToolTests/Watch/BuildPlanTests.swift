import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// A plan of a module, a module of tests and their program, in the form of SwiftPM, whose commands are shell scripts.
private func plan(in folder: String) -> String {
  func script(_ text: String) -> String { #"["/bin/sh","-c","\#(text)","-output-file-map"]"# }
  return """
    client:
      name: basic
    commands:
      "C.Link":
        tool: shell
        inputs: ["\(folder)/A.o","\(folder)/B.o"]
        outputs: ["\(folder)/program"]
        description: "Linking"
        args: ["/bin/sh","-c","cat \(folder)/A.o \(folder)/B.o > \(folder)/program; echo link >> \(folder)/log","-emit-executable"]

      "C.B":
        tool: shell
        inputs: ["\(folder)/B.swift","\(folder)/A.swiftmodule"]
        outputs: ["\(folder)/B.o"]
        args: \(script("cat \(folder)/B.swift > \(folder)/B.o; echo B >> \(folder)/log"))

      "<all>":
        tool: phony
        inputs: ["\(folder)/program"]
        outputs: ["<all>"]

      "C.A":
        tool: shell
        inputs: ["\(folder)/A.swift"]
        outputs: ["\(folder)/A.o","\(folder)/A.swiftmodule"]
        args: \(script("cat \(folder)/A.swift > \(folder)/A.o; grep public \(folder)/A.swift > \(folder)/A.swiftmodule; echo A >> \(folder)/log"))
    """
}

struct BuildPlanTests {
  @Test func commandsFollowThoseThatWriteTheirInputs() throws {
    let plan = try #require(BuildPlan(text: plan(in: "/p")))
    #expect(plan.commands.map(\.name) == ["C.A", "C.B", "C.Link"])
    #expect(plan.readers(of: "/p/B.swift") == [1])
  }

  @Test(arguments: ["", "commands:", "\ncommands:\n  \"C\":\n    tool: shell\n    args: [\"a\"\n"])
  func anotherFormIsNoPlan(text: String) {
    #expect(BuildPlan(text: text) == nil)
  }

  @Test func onlyWhatAChangeReachesRunsAgain() throws {
    let folder = try builtFolder()
    let build = PlannedBuild(
      try #require(BuildPlan(text: plan(in: folder.path))), jobs: RunningJobs(), builtSince: .distantFuture,
      in: folder.path)
    #expect(run(build, in: folder) == [])
    // A change that other modules do not see.
    try folder.write("public a\nprivate c", to: "A.swift")
    #expect(run(build, in: folder) == ["A", "link"])
    try folder.write("public d\nprivate c", to: "A.swift")
    #expect(run(build, in: folder) == ["A", "B", "link"])
    try folder.write("public f", to: "B.swift")
    #expect(run(build, in: folder) == ["B", "link"])
    #expect(try folder.text(of: "program") == "public d\nprivate cpublic f")
  }

  @Test func whatFailedRunsAgain() throws {
    let folder = try builtFolder()
    let text = plan(in: folder.path).replacingOccurrences(
      of: "echo B >>", with: "test -e \(folder.path)/allowed \\u0026\\u0026 echo B >>")
    let build = PlannedBuild(
      try #require(BuildPlan(text: text)), jobs: RunningJobs(), builtSince: .distantFuture, in: folder.path)
    try folder.write("public other", to: "A.swift")
    guard case .failed = build.run(start: { _ in }) else {
      Issue.record("The build did not fail.")
      return
    }
    try folder.write("", to: "allowed")
    try folder.write("", to: "log")
    #expect(run(build, in: folder) == ["B", "link"])
  }

  @Test func whatWasSavedDuringTheBuildOfThePlanIsBuilt() throws {
    let folder = try builtFolder()
    let plan = try #require(BuildPlan(text: plan(in: folder.path)))
    let build = PlannedBuild(plan, jobs: RunningJobs(), builtSince: timespec(), in: "/elsewhere")
    #expect(run(build, in: folder) == ["A", "B", "link"])
  }

  /// A folder in which everything is built.
  private func builtFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in [
      "A.swift": "public a\nprivate b", "B.swift": "public e", "A.o": "public a\nprivate b",
      "A.swiftmodule": "public a\n",
      "B.o": "public e", "program": "", "log": "",
    ] { try folder.write(text, to: name) }
    return folder
  }

  /// Runs the build, and returns what ran.
  private func run(_ build: PlannedBuild, in folder: TemporaryFolder) -> [String]? {
    guard case .succeeded = build.run(start: { _ in }), let log = try? folder.text(of: "log") else { return nil }
    _ = try? folder.write("", to: "log")
    return log.split(separator: "\n").map(String.init)
  }
}

extension timespec {
  fileprivate static var distantFuture: timespec { timespec(tv_sec: .max, tv_nsec: 0) }
}

struct XCTestDeclarationsTests {
  @Test func onlyDeclarationsCount() {
    let before = XCTestDeclarations(source: "final class C: XCTestCase { func testA() { print(1) } }")
    let body = XCTestDeclarations(source: "final class C: XCTestCase { func testA() { print(2) } }")
    let added = XCTestDeclarations(source: "final class C: XCTestCase { func testA() {}; func testB() {} }")
    let renamed = XCTestDeclarations(source: "final class D: XCTestCase { func testA() { print(1) } }")
    #expect(before == body)
    #expect(before != added)
    #expect(before != renamed)
    #expect(XCTestDeclarations(source: "struct S { @Test func a() {} }").tokens.isEmpty)
  }
}
