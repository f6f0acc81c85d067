import FirstFrameSnapshots
import FirstFrameTerminalOutput
import Foundation

/// Whether the variables of the shell mean what they should.
struct EnvironmentCheck: DoctorCheck {
  let variables: [String: String]

  func findings() -> [Finding] {
    [recording, shard, pictures].compactMap { $0 }
  }

  private var recording: Finding? {
    guard let value = variables["SNAPSHOT_TESTING_RECORD"], !value.isEmpty, value != "never" else { return nil }
    let isKnown = SnapshotTestingConfiguration.Record(rawValue: value) != nil
    return isKnown
      ? .note(
        "environment", "SNAPSHOT_TESTING_RECORD is \(value): tests write references",
        cure: "unset SNAPSHOT_TESTING_RECORD")
      : .problem(
        "environment", "SNAPSHOT_TESTING_RECORD is \"\(value.printable)\", which is no mode",
        cure: "unset SNAPSHOT_TESTING_RECORD")
  }

  private var shard: Finding? {
    guard let value = variables["SNAPSHOT_SHARD"], !value.isEmpty, TestShard(value) == nil else { return nil }
    return .problem(
      "environment", "SNAPSHOT_SHARD is \"\(value.printable)\", which is no K/N such as 1/4",
      cure: "unset SNAPSHOT_SHARD")
  }

  private var pictures: Finding {
    let traits = TerminalTraits(environment: variables, isTerminal: isatty(STDOUT_FILENO) == 1)
    return .fine("terminal", "`firstframe review` shows pictures as \(traits.pictures.rawValue)")
  }
}
