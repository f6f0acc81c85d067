import Foundation
import Testing

/// Folders and disks that take no file, in processes that may not have their way as root has.
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
      ["CrampedTests/tooLarge"], of: .swiftTesting, in: folder, ["SNAPSHOT_TESTING_RECORD": "all"]).wait()
    #expect(status == 1)
    #expect(output.contains("\(reference) could not be written: file too large"), "\(output)")
    #expect(FileManager.default.contents(atPath: reference) == Data("old".utf8))
    #expect(folder.files(below: folder.references) == ["misbehaving_tests/CrampedTests/tooLarge.txt"])
  }
}
