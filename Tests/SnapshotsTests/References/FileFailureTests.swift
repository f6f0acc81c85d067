import Foundation
import Testing

@testable import FirstFrameSnapshots

@Suite struct FileFailureTests {
  @Test func theSystemsReasonIsFoundBelowFoundations() throws {
    let package = try TemporaryPackage()
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: package.root + "/Package.swift/folder", withIntermediateDirectories: true)
    }
    #expect(try "\(FileFailure(#require(error)))" == "not a directory")
    #expect("\(FileFailure(POSIXError(.EACCES)))" == "permission denied")
  }

  @Test(arguments: [
    (POSIXErrorCode.ENOSPC, "no space left on device; make room there, then run again"),
    (.EROFS, "read-only file system; make it writable, or set SNAPSHOT_REFERENCE_DIR to a folder that is"),
    (.ELOOP, "too many levels of symbolic links"),
  ])
  func whatCanBeDoneFollows(code: POSIXErrorCode, words: String) {
    #expect(FileFailure(POSIXError(code)).descriptionWithCure == words)
  }

  @Test func wordsEndWithoutAFullStop() {
    #expect("\(FileFailure(CocoaError(.fileNoSuchFile)))".hasSuffix(".") == false)
  }
}
