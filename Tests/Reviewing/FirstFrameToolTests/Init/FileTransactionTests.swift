import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

struct FileTransactionTests {
  private struct Failure: Error {}

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("old", to: "changed.txt")
    try folder.write("kept", to: "a/other.txt")
    chmod(folder.path("changed.txt"), 0o640)
  }

  private var transaction: FileTransaction {
    FileTransaction(changes: [
      FileEdit(path: folder.path("new.txt"), old: nil, new: Data("1".utf8)),
      FileEdit(path: folder.path("changed.txt"), old: Data("old".utf8), new: Data("2".utf8)),
      FileEdit(path: folder.path("a/b/c/new.txt"), old: nil, new: Data("3".utf8)),
      FileEdit(path: folder.path("a/b/new.txt"), old: nil, new: Data("4".utf8)),
    ])
  }

  /// The paths of all files and folders, and the contents of files.
  private func state() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().map { path in
      let data = FileManager.default.contents(atPath: folder.path(path))
      return data.map { "\(path)=\(String(decoding: $0, as: UTF8.self))" } ?? path
    }
  }

  @Test func allChangesAreMade() throws {
    try transaction.commit()
    #expect(
      try state() == [
        "a", "a/b", "a/b/c", "a/b/c/new.txt=3", "a/b/new.txt=4", "a/other.txt=kept", "changed.txt=2", "new.txt=1",
      ])
    #expect(try permissions() == 0o640)
  }

  @Test(arguments: 0...4) func aFailureAtAnyStepUndoesEverything(step: Int) throws {
    let before = try state()
    var count = 0
    let error = #expect(throws: FileTransactionError.self) {
      try transaction.commit { _ in
        if count == step { throw Failure() }
        count += 1
      }
    }
    #expect(error?.cause is Failure)
    #expect(error?.unrestored.isEmpty == true)
    #expect(try state() == before)
    #expect(try permissions() == 0o640)
  }

  @Test func aFileThatChangedMeanwhileIsNotReplaced() throws {
    try folder.write("other", to: "changed.txt")
    let before = try state()
    let error = #expect(throws: FileTransactionError.self) { try transaction.commit() }
    #expect(error?.description.contains("changed.txt: it has changed meanwhile") == true)
    #expect(try state() == before)
  }

  @Test func aFileThatAppearedMeanwhileIsNotReplaced() throws {
    try folder.write("theirs", to: "a/b/new.txt")
    let before = try state()
    #expect(throws: FileTransactionError.self) { try transaction.commit() }
    #expect(try state() == before)
  }

  @Test func aFolderInPlaceOfAFileIsAnError() throws {
    try FileManager.default.createDirectory(atPath: folder.path("new.txt"), withIntermediateDirectories: true)
    let before = try state()
    let error = #expect(throws: FileTransactionError.self) { try transaction.commit() }
    #expect(error?.description.contains("new.txt: it cannot be written: is a directory") == true)
    #expect(try state() == before)
  }

  private func permissions() throws -> Int? {
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("changed.txt"))
    return (attributes[.posixPermissions] as? NSNumber)?.intValue
  }
}
