import FirstFrameProgramTesting
import FirstFrameTextEscaping
import Foundation
import Testing

@Suite struct ShellQuotingTests {
  @Test(arguments: [
    ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("'\u{301}; touch x", "''\\''\u{301}; touch x'"),
    ("\u{600}'$(id)", "'\u{600}'\\''$(id)'"), ("a\u{1B}b", "'a'\"$(printf '\\033')\"'b'"),
    ("\u{202E}", "''\"$(printf '\\342\\200\\256')\"''"), ("##[x", "'#''#[x'"),
  ])
  func arguments(text: String, quoted: String) {
    #expect(text.quotedForShell.utf8.elementsEqual(quoted.utf8), "\(text.quotedForShell)")
  }

  @Test(arguments: [
    ("A/日本/é-1_2.txt", "A/日本/é-1_2.txt"), ("a b", "'a b'"), ("", "''"), ("a\u{301}'", "'a\u{301}'\\'''"),
  ])
  func quotesOnlyIfNeeded(text: String, argument: String) {
    #expect(text.quotedForShellIfNeeded == argument)
  }

  @Test(arguments: ["", "a b", "it's '", "'\u{301}", "##[x", "a\\b"])
  func anArgumentIsReadBack(text: String) {
    #expect(text.quotedForShell.unquotedFromShell.utf8.elementsEqual(text.utf8))
    #expect("a\\ b".unquotedFromShell == "a b")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/sh")), arguments: [1, 2, 3] as [UInt64])
  func aShellReadsTheTextBack(seed: UInt64) throws {
    var random = HostileText(seed: seed)
    let texts = (0..<60).map { _ in
      String(String.UnicodeScalarView(random.text(pieces: 1...10).unicodeScalars.filter { $0 != "\0" }))
    }
    let arguments = texts.map(\.quotedForShell)
    for argument in arguments {
      #expect(!argument.unicodeScalars.contains { $0.isTerminalControl && $0 != "\n" }, "seed \(seed): \(argument)")
    }
    let folder = try TemporaryFolder()
    let script = try folder.write("printf '%s\\0' \(arguments.joined(separator: " "))", to: "script")
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [script]
    let output = try folder.write("", to: "output")
    shell.standardOutput = FileHandle(forWritingAtPath: output)
    try shell.run()
    shell.waitUntilExit()
    let read = try Data(contentsOf: URL(fileURLWithPath: output)).split(separator: 0, omittingEmptySubsequences: false)
    #expect(read.dropLast().map { Array($0) } == texts.map { Array($0.utf8) }, "seed \(seed)")
  }
}
