import FirstFrameProgramTesting
import Foundation
import Testing

struct PruneCommandTests {
  private let package: ReviewedPackage

  init() throws {
    package = try ReviewedPackage()
    for path in ["T/F/used.png", "T/F/gone.png", "Gone/F/text.layout.txt", "README.md", "T/F/.hidden"] {
      try package.write(path, to: package.references + "/" + path)
    }
  }

  private let used = ReviewedPackage.Snapshot(path: "T/F/used.png", verdict: "matched")

  @Test func afterACompleteRunUnusedReferencesAreMovedAway() throws {
    try package.addRun([used])
    let before = package.files()
    let dry = try package.run("prune", "--dry-run")
    #expect(dry.status == 1)
    #expect(
      dry.output == """
        Gone/F/text.layout.txt
        T/F/gone.png
        No test used these 2 references.

        """)
    #expect(dry.error == "README.md is not a snapshot and was not moved.\n")
    #expect(package.files() == before)

    let result = try package.run("prune")
    let target = package.folder + "/.build/pruned-snapshots/1"
    #expect(result.status == 0)
    #expect(result.output.contains("Moved to \(target); to restore them: cp -R "))
    #expect(package.files().keys.sorted() == ["README.md", "T/F/.hidden", "T/F/used.png"])
    #expect(package.files(below: target).keys.sorted() == ["Gone/F/text.layout.txt", "T/F/gone.png"])
    #expect(try package.run("prune").output == "Tests used every reference.\n")

    // The printed command restores them.
    let command = try #require(result.output.split(separator: "to restore them: ").last)
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", String(command)]
    try shell.run()
    shell.waitUntilExit()
    #expect(package.files() == before)
    // The next `prune` moves them to another folder.
    #expect(try package.run("prune").output.contains("pruned-snapshots/2;"))
  }

  @Test func referencesOfFailedTestsAreUsed() throws {
    try package.addRun([used, ReviewedPackage.changed("T/F/gone.png"), ReviewedPackage.new("Gone/F/text.layout.txt")])
    #expect(try package.run("prune", "--dry-run").status == 0)
  }

  @Test(
    arguments: [
      (#""isFiltered":true,"#, true, "only some of the tests ran"),
      (#""isFiltered":false,"#, false, "did not end normally"),
      ("", true, "it is unknown whether all tests ran; if you use no filter, set SNAPSHOT_SHARD=1/1 and run"),
      (#""isFiltered":true,"shard":"1/2","#, true, "missing: the shards 2/2"),
      (
        #""isFiltered":true,"shard":"3/2","#, true,
        "SNAPSHOT_SHARD was \"3/2\", which is not of the form K/N, such as 1/4"
      ),
      (#""isFiltered":true,"shard":"1/999999999999","#, true, "missing: the shards 2/999999999999"),
    ])
  func afterAnIncompleteRunNothingIsMovedWithStatus3(firstLineKeys: String, ends: Bool, reason: String) throws {
    try package.addRun([used], ends: ends, firstLineKeys: firstLineKeys)
    let before = package.files()
    for arguments in [["prune"], ["prune", "--dry-run"]] {
      let result = try Program.firstframe.run(arguments, in: package.folder)
      #expect(result.status == 3, "\(result)")
      #expect(result.output.isEmpty, "\(result)")
      #expect(result.error.contains(reason), "\(result)")
    }
    #expect(package.files() == before)
  }

  @Test func withoutAJournalOrWithADamagedOneNothingIsMoved() throws {
    #expect(try package.run("prune").status == 2)
    try package.write("x\n", to: package.artifacts + "/journal/run/1.jsonl")
    let damaged = try package.run("prune")
    #expect(damaged.status == 3)
    #expect(damaged.error.contains("line 1 of the journal \(package.artifacts)/journal/run/1.jsonl"))
    #expect(package.files().count == 5)
  }

  @Test func aDamagedLineIsNamedAndTheOthersAreRead() throws {
    try package.addRun([used], tests: #"{"event":"matched","snap"#)
    for command in ["prune", "pending", "report"] {
      let result = try package.run(command)
      #expect(result.status == (command == "report" ? 0 : 3), "\(result)")
      #expect(result.error.contains("line 3 of the journal \(package.artifacts)/journal/run/7.jsonl"), "\(result)")
    }
    let report = try String(contentsOfFile: package.artifacts + "/report.json", encoding: .utf8)
    #expect(report.contains("line 3 of the journal"))
    #expect(report.contains("T/F/used.png"))
    #expect(package.files().count == 5)
  }

  @Test func referencesOfTestsThatDidNotRunToTheirEndAreKept() throws {
    try package.write("x", to: package.references + "/T/F/nightly.dark.png")
    try package.addRun(
      [used], tests: #"{"event":"tests","file":"T/F.swift","passed":["used"],"skipped":["nightly"],"target":"T"}"#)
    try package.write("func gone() {} func text() {}", to: package.folder + "/Tests/T/F.swift")
    let dry = try package.run("prune", "--dry-run")
    // `nightly` may call the functions `gone` and `text`.
    #expect(dry.status == 3, "\(dry)")
    #expect(dry.output.contains("  T/F/nightly.dark.png: the test T/F.swift/nightly was skipped"))
    #expect(dry.output.contains("  T/F/gone.png: a function that tests call may use it"))
    let before = package.files()
    #expect(try package.run("prune").status == 3)
    #expect(package.files() == before)

    try package.write("func used() {}", to: package.folder + "/Tests/T/F.swift")
    let known = try package.run("prune", "--dry-run")
    #expect(known.status == 1, "\(known)")
    #expect(known.output.hasPrefix("Gone/F/text.layout.txt\nT/F/gone.png\n"), "\(known)")
    #expect(!known.output.contains("\nT/F/nightly"))
    #expect(try package.run("prune").status == 0)
    #expect(package.files().keys.contains("T/F/nightly.dark.png"))
    #expect(package.files().count == 4)
  }

  /// The run of another package, or a folder of other files.
  @Test func aFolderWithoutTheReferencesOfTheRunIsRefused() throws {
    try package.addRun([.init(path: "Other/F/test.png", verdict: "matched")])
    try package.write("mine", to: package.folder + "/Letters/2026/May/mother.txt")
    let before = package.files(below: package.folder)
    for arguments in [[], ["--references", package.folder + "/Letters"]] {
      let result = try Program.firstframe.run(["prune"] + arguments, in: package.folder)
      #expect(result.status == 3, "\(result)")
      #expect(result.error.contains("has none of the references that its tests used"), "\(result)")
    }
    #expect(package.files(below: package.folder) == before)
  }

  @Test func theReferenceOfATestThatWasNotCompiledIsKept() throws {
    try package.addRun([used], tests: #"{"event":"tests","file":"T/F.swift","passed":["used"],"target":"T"}"#)
    try package.write("func used() {}\n#if os(macOS)\nfunc gone() {}\n#endif", to: package.folder + "/Tests/T/F.swift")
    let result = try package.run("prune")
    #expect(result.status == 0, "\(result)")
    #expect(result.output.contains("  T/F/gone.png: its file has a function of this name"), "\(result)")
    #expect(package.files().keys.contains("T/F/gone.png"))
    #expect(!package.files().keys.contains("Gone/F/text.layout.txt"))
  }

  @Test func theReferencesOfAFailedTestAreUnknown() throws {
    try package.addRun([used], tests: #"{"event":"tests","failed":["gone","text"],"passed":["used"],"target":"T"}"#)
    try FileManager.default.removeItem(atPath: package.references + "/Gone")
    let result = try package.run("prune")
    #expect(result.status == 3, "\(result)")
    #expect(result.output.contains("the test T/gone failed"), "\(result)")
    #expect(result.error.contains("Run the tests again until they pass"))
    #expect(package.files().keys.contains("T/F/gone.png"))
  }

  @Test func whileARunIsInProgressNothingIsMoved() throws {
    let processID = ProcessInfo.processInfo.processIdentifier
    try package.addRun([used], run: "\(processID)")
    let result = try package.run("prune")
    #expect(result.status == 3, "\(result)")
    #expect(result.error.contains("the run is still in progress"), "\(result)")
  }

  @Test func afterTwoSimultaneousRunsNothingIsMoved() throws {
    try package.addRun([used], run: "one")
    try package.addRun([used], run: "two")
    let result = try package.run("prune")
    #expect(result.status == 3, "\(result)")
    #expect(result.error.contains("there are journals of several runs"), "\(result)")
  }

  @Test func allShardsTogetherAreACompleteRunAlthoughEachOfThemIsFiltered() throws {
    let folders = (1...3).map { package.folder + "/ci/shard-\($0)" }
    for (number, snapshot) in ["T/F/used.png", "T/F/gone.png", "Gone/F/text.layout.txt"].enumerated() {
      try package.addRun(
        [.init(path: snapshot, verdict: "matched")], in: folders[number], process: 7,
        firstLineKeys: #""isFiltered":true,"shard":"\#(number + 1)/3","#)
    }
    let two = try package.run("prune", "--from", folders[0], "--from", folders[2])
    #expect(two.status == 3, "\(two)")
    #expect(two.error.contains("missing: the shards 2/3"), "\(two)")
    let all = try package.run("prune", "--from", package.folder + "/ci")
    #expect(all.status == 0, "\(all)")
    #expect(all.output == "Tests used every reference.\n", "\(all)")
    // A shard with a process that did not end normally is incomplete.
    try package.addRun([], in: folders[1], process: 8, ends: false, firstLineKeys: #""isFiltered":true,"shard":"2/3","#)
    #expect(try package.run("prune", "--from", package.folder + "/ci").status == 3)
    try package.addRun([], in: folders[1], process: 8, firstLineKeys: #""isFiltered":true,"#)
    let others = try package.run("prune", "--from", package.folder + "/ci")
    #expect(others.status == 3, "\(others)")
    #expect(others.error.contains("some processes belong to no shard"), "\(others)")
    try package.addRun([], in: folders[1], process: 8, firstLineKeys: #""isFiltered":true,"shard":"4/4","#)
    #expect(try package.run("prune", "--from", package.folder + "/ci").error.contains("shards of 3 and of 4"))
  }

  @Test func aSingleMachineCanDeclareThatItRanAllTests() throws {
    try package.addRun([used], firstLineKeys: #""shard":"1/1","#)
    #expect(try package.run("prune", "--dry-run").status == 1)
  }
}
