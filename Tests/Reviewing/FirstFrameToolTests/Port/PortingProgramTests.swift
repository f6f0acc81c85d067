import FirstFrameLocalFiles
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFrameTool

/// Where the commands for UIKit packages find the program that runs them, and what it gets.
@Suite struct PortingProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a program that prints its name and arguments, and fails with status 7.
  private func writeProgram(in name: String) throws -> String {
    let path = try folder.write("#!/bin/sh\necho \"\(name):\" \"$@\"\nexit 7\n", to: "\(name)/firstframe-port")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test func theProgramBesideTheToolComesBeforeThoseInThePath() throws {
    let (beside, other) = (try writeProgram(in: "beside"), try writeProgram(in: "path"))
    let tool = URL(fileURLWithPath: folder.path + "/beside/firstframe")
    let elsewhere = URL(fileURLWithPath: folder.path + "/elsewhere/firstframe")
    let searchPath = "/nowhere:\(folder.path)/path"
    #expect(try PortingProgram(beside: tool, searchPath: searchPath).path == beside)
    #expect(try PortingProgram(beside: elsewhere, searchPath: searchPath).path == other)
    #expect(throws: PortingProgramError.isMissing) { try PortingProgram(beside: elsewhere, searchPath: "/nowhere") }
  }

  @Test func argumentsOutputAndStatusAreThoseOfTheProgram() throws {
    _ = try writeProgram(in: "bin")
    let tool = folder.path + "/bin/firstframe"
    try FileManager.default.copyItem(atPath: Program.firstframe.path, toPath: tool)
    let result = try ChildProcess(
      URL(fileURLWithPath: tool), ["test", "--package-path", "a b", "--help", "--", "--filter", "x"]
    ).result()
    #expect(result.status == 7)
    #expect(result.text == "bin: test --package-path a b --help -- --filter x")
    try FileManager.default.removeItem(atPath: folder.path + "/bin/firstframe-port")
    let missing = try ChildProcess(URL(fileURLWithPath: tool), ["port"], environment: ["PATH": "/nowhere"]).result()
    #expect(missing.status == 2)
    #expect(missing.text.isEmpty)
    #expect(
      missing.errors == "Error: firstframe-port is neither beside this program nor in PATH; run `make install` in "
        + "FirstFrame's folder\n")
  }
}
