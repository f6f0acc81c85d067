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
        CompilerError(file: "/a/B.swift", line: 3, message: "cannot find 'Gauge' in scope")
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

  @Test func containEveryErrorOrTheBuildFails() {
    var parts = OmittedParts(scratch: folder)
    let errors: [(errors: [CompilerError], isContained: Bool)] = [
      ([], false), ([error(line: 4)], true),
      // The same part does not fail again, and a class is not left out.
      ([error(line: 4)], false), ([error(line: 2)], false),
      ([CompilerError(file: "/absent/A.swift", line: 1, message: "")], false),
    ]
    for (errors, isContained) in errors {
      let contained = parts.add(for: errors)
      #expect(contained == isContained)
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
