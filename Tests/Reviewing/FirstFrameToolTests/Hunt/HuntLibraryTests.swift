import FirstFrameLocalFiles
import Foundation
import Testing

@testable import FirstFrameTool

#if canImport(Glibc)
/// The library that a hunt preloads, in a shell whose program has the name of a program of tests.
@Suite(.serialized) struct HuntLibraryTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/hunt-library-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: folder + "/other", withIntermediateDirectories: true)
  }

  /// Runs a script in a copy of the shell.
  private func run(
    _ script: String, as name: String, with library: HuntLibrary, _ variables: [String: String]
  ) throws -> (status: Int32, output: String, errors: String, duration: Duration) {
    let shell = folder + "/" + name
    if !FileManager.default.fileExists(atPath: shell) {
      try FileManager.default.copyItem(atPath: SymbolicLink.resolved("/bin/sh") ?? "/bin/sh", toPath: shell)
    }
    let start = ContinuousClock.now
    let result = try ChildProcess(
      URL(fileURLWithPath: shell), ["-c", script], environment: library.environment.merging(variables) { $1 }
    ).result()
    return (result.status, result.text, result.errors, ContinuousClock.now - start)
  }

  private func withLibrary(_ body: (HuntLibrary) throws -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let library = HuntLibrary.compiled()
    defer { library.remove() }
    try #require(library.obstacle == nil)
    try body(library)
  }

  @Test func onlyProgramsOfTestsHaveOtherFolders() throws {
    try withLibrary { library in
      let variables = ["FIRSTFRAME_FOLDER": folder + "/other"]
      let script = "pwd; echo $HOME $CFFIXED_USER_HOME"
      let tests = try run(script, as: "Tests.xctest", with: library, variables)
      #expect(tests.output == "\(folder)/other\n\(folder)/other \(folder)/other")
      #expect(!(try run(script, as: "swift-test", with: library, variables).output.contains("/other")))
    }
  }

  @Test func filesAreOpenedLater() throws {
    try withLibrary { library in
      let script = "for file in 1 2 3 4 5; do : <\(folder)/Tests.xctest; done"
      let variables = ["FIRSTFRAME_FILE_DELAY": "200"]
      let slowed = try run(script, as: "Tests.xctest", with: library, variables)
      #expect(slowed.duration > .seconds(1))
      let other = try run(script, as: "program", with: library, variables)
      #expect(other.status == 0)
    }
  }

  @Test(arguments: [
    ("FIRSTFRAME_FILE_DELAY", "soon"), ("FIRSTFRAME_MAIN_QUEUE_DELAY", "-1"), ("FIRSTFRAME_FOLDER", "/no"),
  ])
  func invalidValuesEndTheProcess(variable: String, value: String) throws {
    try withLibrary { library in
      let result = try run("true", as: "Tests.xctest", with: library, [variable: value])
      #expect(result.status == 2)
      #expect(result.errors.hasPrefix("FirstFrame: \(variable) is \"\(value)\"; expected "))
    }
  }

  @Test func whatIsMissingIsNamed() {
    let withoutCompiler = HuntLibrary.compiled(by: ["no-such-compiler"])
    #expect(
      withoutCompiler
        == .missing(
          reason: "its library is compiled for a hunt, and PATH has no C compiler (no-such-compiler)"))
    #expect(withoutCompiler.environment.isEmpty)
    #expect(HuntLibrary.compiled(in: "/a b").obstacle?.contains("set TMPDIR to another folder") == true)
    #expect(HuntLibrary.compiled(by: ["false"]).obstacle?.hasPrefix("false could not compile its library: ") == true)
  }

  @Test func theLibraryIsRemoved() throws {
    let library = HuntLibrary.compiled()
    guard case .file(let path) = library else { return }
    #expect(FileManager.default.fileExists(atPath: path))
    library.remove()
    #expect(!FileManager.default.fileExists(atPath: path.parentFolder))
    try FileManager.default.removeItem(atPath: folder)
  }
}
#endif
