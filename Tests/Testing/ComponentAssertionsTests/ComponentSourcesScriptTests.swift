import FirstFrameProgramTesting
import Foundation
import Testing

/// Runs the script that checks component sources on sources that break one rule each.
struct ComponentSourcesScriptTests {
  struct Case: CustomTestStringConvertible {
    let file: String
    let source: String
    /// The output of the script after the file's name; `nil` if there is no violation.
    let violation: String?

    var testDescription: String { violation ?? "no violation in \(file)" }
  }

  static let cases = [
    Case(file: "A.swift", source: "struct A {}\nstruct B {}\n", violation: ":2: one type per file: move struct B"),
    Case(
      file: "A.swift", source: "struct A {\n  enum Kind { case one }\n}\n",
      violation: ":2: one type per file: move enum A.Kind"),
    Case(
      file: "B.swift", source: "final class A {}\n", violation: ":1: file name: the file declares A: name it A.swift"),
    Case(
      file: "Other.swift", source: "extension A {\n  func f() {}\n}\n",
      violation: ":1: file name: the file declares A: name it A+Purpose.swift"),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  let c = UIColor(white: 1, alpha: 1)\n}\n",
      violation: ":2: no color literals"),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  func f() {\n    backgroundColor = .systemRed\n  }\n}\n",
      violation: ":3: no color literals"),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  let f = UIFont.systemFont(ofSize: 3)\n}\n",
      violation: ":2: no font literals"),
    Case(file: "AView.swift", source: "class AView: UIView {\n  func f() { print(1) }\n}\n", violation: ":2: no print"),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  // TODO: connect\n}\n", violation: ":2: nothing unfinished"
    ),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  /* later\n  FIXME */\n}\n",
      violation: ":3: nothing unfinished"),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  public var onTap: (() -> Void)?\n}\n",
      violation: ":2: no callbacks in views: replace onTap"),
    Case(
      file: "AView.swift", source: "class AView: UIView {\n  var onTap: (Int) -> Void = { _ in }\n}\n",
      violation: ":2: no callbacks in views"),
    Case(
      file: "A.swift",
      source: "/// No `print(x)`, TODO in quotes: \"a\".\nstruct A {\n  let s = \"print(1) UIColor(\"\n}\n",
      violation: ":1: nothing unfinished"),
    Case(
      file: "A.swift",
      source: "struct A {\n  let s = \"print(1) // TODO UIColor(\"\n  let t = \"\"\"\n    struct B {}\n    \"\"\"\n}\n",
      violation: nil),
    Case(file: "A.Kind.swift", source: "extension A {\n  enum Kind { case one }\n}\n", violation: nil),
    Case(file: "A+Kind.swift", source: "extension A {\n  enum Kind { case one }\n}\n", violation: nil),
    Case(file: "A+Equatable.swift", source: "extension A: Equatable {}\n", violation: nil),
    Case(
      file: "StyleProvider+Color.swift",
      source: "extension StyleProvider {\n  static let c = UIColor(white: 1, alpha: 1)\n}\n", violation: nil),
    Case(
      file: "AView.swift",
      source:
        "class AView: UIView {\n  class var layerClass: AnyClass { B.self }\n  private var done: (() -> Void)?\n  func f() { backgroundColor = .clear }\n}\n",
      violation: nil),
  ]

  @Test(arguments: cases)
  func eachViolationIsReportedWithItsLineAndARemedy(example: Case) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sources-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(example.source.utf8).write(to: folder.appendingPathComponent(example.file))
    let (status, output) = try run(on: folder.path)
    guard let violation = example.violation else {
      #expect(status == 0, "\(output)")
      return
    }
    #expect(status == 1)
    #expect(output.contains(example.file + violation), "\(output)")
    #expect(output.contains("1 violation in 1 file"), "\(output)")
  }

  @Test func aFolderWithoutSourcesIsAnErrorThatExplainsWhatToType() throws {
    let (status, output) = try run(on: "/nowhere/at/all")
    #expect(status == 2)
    #expect(
      output
        == "/nowhere/at/all: there are no Swift files; name the folder of a component library, such as Examples/Catalog\n"
    )
  }

  @Test func theCatalogHasNoViolations() throws {
    let (status, output) = try run(on: Self.root + "/Examples/Catalog")
    #expect(status == 0, "\(output)")
  }

  private static let root = Repository.file("").path

  private func run(on folder: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", Self.root + "/scripts/checks/check-component-sources", folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
