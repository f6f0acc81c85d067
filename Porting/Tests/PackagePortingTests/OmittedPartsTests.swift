import Foundation
import Testing

@testable import FirstFramePackagePorting

/// Errors of the compiler.
struct CompilerErrorTests {
  @Test func areFoundInTheOutputOfABuild() {
    let output = """
      Building for debugging...
      /a/B.swift:3:7: error: cannot find 'Gauge' in scope
      1 | import SwiftUI
        |       `- error: cannot find 'Gauge' in scope
      /a/B.swift:9:1: warning: unused
      /a/B.swift:3:7: error: cannot find 'Gauge' in scope
      error: emit-module command failed with exit code 1
      """
    #expect(
      CompilerError.all(in: output) == [
        CompilerError(file: "/a/B.swift", line: 3, column: 7, message: "cannot find 'Gauge' in scope")
      ])
    #expect(CompilerError.crashes(in: output).isEmpty)
  }

  @Test func ofTheCompilerItselfAreFoundInItsStackDumps() {
    let output = """
      Stack dump:
      0.\tProgram arguments: swift-frontend -frontend -c /a/A.swift -primary-file /a/B.swift -primary-file /a/C.swift
      1.\tSwift version 6.2
      2.\tWhile evaluating request TypeCheckSourceFileRequest(source_file "/a/B.swift")
      3.\tWhile type-checking 'draw()' (at /a/B.swift:12:3)
      Stack dump:
      0.\tProgram arguments: swift-frontend -frontend -c /a/A.swift -primary-file /a/C.swift -o c.o
      1.\tSwift version 6.2
      Stack dump:
      0.\tProgram arguments: swift-frontend -frontend -c -primary-file /a/A.swift -primary-file /a/B.swift
      """
    #expect(
      CompilerError.crashes(in: output) == [
        CompilerError(file: "/a/B.swift", line: 12, column: 3, message: "the compiler stops here"),
        CompilerError(file: "/a/C.swift", line: 0, message: "the compiler stops here"),
      ])
  }
}

/// Parts of a file that use SwiftUI that is not available.
struct OmittedPartsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("undrawn-\(UUID().uuidString)")
  private var file: String { folder.appendingPathComponent("Row.swift").path }

  private static let source = """
    import SwiftUI
    class Row: UIView {}
    #Preview("Row") {
      Gauge(value: 1)
    }
    """

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Self.source.write(toFile: file, atomically: true, encoding: .utf8)
  }

  private func error(line: Int) -> CompilerError { CompilerError(file: file, line: line, message: "no Gauge") }

  @Test func containTheErrorsInThemAndNoOthers() {
    var parts = OmittedParts(scratch: folder)
    let absent = CompilerError(file: "/absent/A.swift", line: 1, message: "")
    let errors: [(errors: [CompilerError], rest: [CompilerError])] = [
      ([], []), ([error(line: 4)], []),
      // The same part does not fail again, and a class is not left out.
      ([error(line: 4)], [error(line: 4)]), ([error(line: 2)], [error(line: 2)]), ([absent], [absent]),
    ]
    for (errors, expected) in errors {
      let rest = parts.add(for: errors)
      #expect(rest == expected)
    }
    #expect(parts.parts.map(\.name) == ["Row"])
    #expect(parts.parts.map(\.isPreview) == [true])
    #expect(parts.parts.count == 1)
  }

  @Test func areKeptForTheNextPortWhileTheSourcesContainThem() throws {
    var parts = OmittedParts(scratch: folder)
    _ = parts.add(for: [error(line: 4)])
    #expect(parts.parts.count == 1)
    try parts.save()
    var read = OmittedParts(scratch: folder)
    #expect(read.parts == parts.parts)
    read.keepOnly(partsOf: PortReport(package: folder.path))
    #expect(read.parts.isEmpty)
  }
}
