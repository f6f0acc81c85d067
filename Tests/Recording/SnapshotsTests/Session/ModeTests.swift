import Testing

@testable import FirstFrameSnapshots

@Suite struct ModeTests {
  typealias Record = SnapshotTestingConfiguration.Record

  private func environment(_ variables: [String: String]) -> SnapshotEnvironment {
    SnapshotEnvironment(variables: variables, currentDirectory: "/tmp", processID: 1)
  }

  @Test func nothingIsRecordedUnlessRequested() throws {
    #expect(try environment([:]).mode(requested: nil) == .never)
    #expect(try environment(["SNAPSHOT_TESTING_RECORD": ""]).mode(requested: nil) == .never)
  }

  @Test(arguments: Record.allCases, Record.allCases)
  func theVariableOverridesCodeEvenOnCI(variable: Record, code: Record) throws {
    for ci in ["", "true"] {
      let environment = environment(["SNAPSHOT_TESTING_RECORD": variable.rawValue, "CI": ci])
      #expect(try environment.mode(requested: code) == variable)
    }
  }

  @Test(arguments: Record.allCases)
  func codeDeterminesTheModeIfTheVariableIsUnset(code: Record) throws {
    for ci in ["", "0", "false", "FALSE"] {
      #expect(try environment(["CI": ci]).mode(requested: code) == code)
    }
  }

  @Test(arguments: Record.allCases, ["1", "true", "yes"])
  func codeCannotRecordOnCI(code: Record, ci: String) throws {
    let environment = environment(["CI": ci])
    if code == .never {
      #expect(try environment.mode(requested: code) == .never)
    } else {
      #expect(throws: ModeError.recordingOnContinuousIntegration(code)) {
        try environment.mode(requested: code)
      }
    }
  }

  @Test(arguments: ["always", "ALL", " all", "true", "1"])
  func unknownModesAreErrorsThatNameTheKnownOnes(value: String) {
    let error = #expect(throws: ModeError.self) {
      try environment(["SNAPSHOT_TESTING_RECORD": value]).mode(requested: nil)
    }
    let expected = "SNAPSHOT_TESTING_RECORD is \"\(value)\"; it can be never, missing, failed, all"
    #expect(error?.description == expected)
  }

  @Test func scopesNestAndBooleansRepresentModes() async {
    #expect(SnapshotTestingConfiguration.current.record == nil)
    withSnapshotTesting(record: true) {
      #expect(SnapshotTestingConfiguration.current.record == .all)
      withSnapshotTesting { #expect(SnapshotTestingConfiguration.current.record == .all) }
      withSnapshotTesting(record: false) { #expect(SnapshotTestingConfiguration.current.record == .never) }
    }
    await withSnapshotTesting(record: .missing) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current.record == .missing)
    }
  }

  @Test func relativeFoldersAreRelativeToTheCurrentFolder() {
    let environment = SnapshotEnvironment(
      variables: ["SNAPSHOT_REFERENCE_DIR": "refs", "SNAPSHOT_ARTIFACTS": "/abs/art"],
      currentDirectory: "/project/dir", processID: 1)
    #expect(environment.referenceDirectory == "/project/dir/refs")
    #expect(environment.artifactsDirectory == "/abs/art")
  }
}
