import FirstFrameSnapshots
import Foundation
import Testing

/// Folders and disks to which no file can be written, in processes without root permissions.
@Suite struct HostileFolderProcessTests {
  private let folder: ProcessFolder

  init() throws {
    folder = try ProcessFolder()
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test func aDiskWithoutSpaceLeavesTheOldReferenceAndNoLeftovers() throws {
    let reference = folder.references + "/misbehaving_tests/CrampedTests/tooLarge.txt"
    try write("old", to: reference)
    let (status, output) = try MisbehavingProcess(
      ["CrampedTests/tooLarge"], of: .swiftTesting, in: folder, ["SNAPSHOT_TESTING_RECORD": "all"]
    ).wait()
    #expect(status == 1)
    #expect(output.contains("\(reference) could not be written: file too large"), "\(output)")
    #expect(FileManager.default.contents(atPath: reference) == Data("old".utf8))
    #expect(folder.files(below: folder.references) == ["misbehaving_tests/CrampedTests/tooLarge.txt"])
  }

  @Test func aDiskThatIsFullForAMomentLosesNoLine() throws {
    let (status, output) = try MisbehavingProcess(["CrampedTests/fullForAMoment"], of: .swiftTesting, in: folder).wait()
    #expect(status == 1)
    #expect(!output.contains("The journal /"), "\(output)")
    let journal = try #require(try folder.journals().first)
    #expect(journal.isComplete, "\(journal)")
    #expect(journal.damages.isEmpty, "\(journal)")
    let verdicts = journal.lines.compactMap { if case .verdict(let entry) = $0 { entry.snapshot } else { nil } }
    let names = ["full-1", "full-2", "full-3", "free"]
    #expect(verdicts == names.map { "misbehaving_tests/CrampedTests/fullForAMoment.\($0).txt" })
  }

  @Test func aDiskThatStaysFullLeavesAnIncompleteJournal() throws {
    let (status, _) = try MisbehavingProcess(["CrampedTests/fullToTheEnd"], of: .swiftTesting, in: folder).wait()
    #expect(status == 1)
    // The file of the output is full, too.
    let journal = try #require(try folder.journals().first)
    #expect(!journal.isComplete)
    #expect(journal.start != nil)
  }

  @Test func aReadOnlyCheckoutIsReportedAndUnchanged() throws {
    let reference = folder.references + "/misbehaving_tests/CrampedTests/readOnly.txt"
    try write("old", to: reference)
    try FileManager.default.createDirectory(atPath: folder.artifacts, withIntermediateDirectories: true)
    let folders = [(reference as NSString).deletingLastPathComponent, folder.artifacts]
    try setPermissions(0o555, of: folders)
    let before = folder.files(below: folder.references)
    let outcomes = [
      ("never", "differs from its reference"), ("all", "\(reference) could not be written: permission denied"),
    ]
    for (mode, message) in outcomes {
      let (status, output) = try MisbehavingProcess(
        ["CrampedTests/readOnly"], of: .swiftTesting, in: folder, ["SNAPSHOT_TESTING_RECORD": mode]
      ).wait()
      #expect(status == 1)
      #expect(output.contains(message), "\(output)")
      // The process registered as root, before its test gave up its permissions.
      guard getuid() != 0 else { continue }
      #expect(output.contains("The journal \(folder.artifacts)/journal/"), "\(output)")
      #expect(output.contains("set SNAPSHOT_ARTIFACTS to a folder that can be written"))
    }
    #expect(FileManager.default.contents(atPath: reference) == Data("old".utf8))
    #expect(folder.files(below: folder.references) == before)
    try setPermissions(0o755, of: folders)
  }

  private func setPermissions(_ permissions: Int, of folders: [String]) throws {
    for path in folders {
      try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
    }
  }
}
