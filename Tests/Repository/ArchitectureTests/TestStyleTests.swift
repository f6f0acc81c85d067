import FirstFrameProgramTesting
import Foundation
import Testing

/// Tests are written in one style, and a failure names what failed.
struct TestStyleTests {
  /// A test's name is its function, a sentence in lower camel case. A display string would be a second name.
  @Test func testsHaveNoDisplayStrings() throws {
    let found = try lines { $0.firstMatch(of: /^\s*@(?:Test|Suite)\(\s*"/) != nil }
    // The source of a package that is ported.
    #expect(
      found == ["Porting/Tests/PackagePortingTests/OmittedCodeTests.swift: @Test(\"a suite's test\") func badge() {"])
  }

  /// A failed `#expect(a && b)` does not tell which of them is false.
  @Test func expectationsAreNotCompound() throws {
    let found = try lines {
      $0.firstMatch(of: /^\s*(?:try )?#(?:expect|require)\([^{"(]*(?:\([^()"]*\)[^{"(]*)*&&/) != nil
    }
    #expect(found == [], "write an expectation for each part")
  }

  @Test func compoundExpectationsAreFound() {
    let compound = /^\s*(?:try )?#(?:expect|require)\([^{"(]*(?:\([^()"]*\)[^{"(]*)*&&/
    for line in ["#expect(a && b)", "  #expect(f(x) == 1 && !y)", "try #require(a.b && c)"] {
      #expect(line.contains(compound), "\(line)")
    }
    for line in ["#expect(a.allSatisfy { $0.b && $0.c })", "#expect(a == (b && c))", #"#expect(text == "a && b")"#] {
      #expect(!line.contains(compound), "\(line)")
    }
  }

  /// Returns the matching lines of all tests, with their files.
  private func lines(where matches: (Substring) -> Bool) throws -> [String] {
    let root = Repository.file("")
    var found: [String] = []
    for folder in ["Tests", "Platform/Tests", "Porting/Tests"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      where path.hasSuffix(".swift") && !path.hasPrefix("PortedPackage") && !path.contains(".build/") {
        let text = try String(contentsOf: root.appending(path: folder + "/" + path), encoding: .utf8)
        for line in text.split(separator: "\n") where line.contains("@") || line.contains("#") {
          if matches(line) { found.append("\(folder)/\(path): \(line.trimmingCharacters(in: .whitespaces))") }
        }
      }
    }
    return found
  }
}
