import Foundation
import Testing

@testable import Snapshots

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

  @Test func wordsEndWithoutAFullStop() {
    #expect("\(FileFailure(CocoaError(.fileNoSuchFile)))".hasSuffix(".") == false)
  }
}
