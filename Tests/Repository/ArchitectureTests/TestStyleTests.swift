import FirstFrameProgramTesting
import Foundation
import Testing

/// Tests are written in one style, and a failure names what failed.
struct TestStyleTests {
  private static let compound = ##"^[ \t]*(?:try )?#(?:expect|require)\([^{"(\n]*(?:\([^()"\n]*\)[^{"(\n]*)*&&"##

  /// A test's name is its function, a sentence in lower camel case. A display string would be a second name.
  @Test func testsHaveNoDisplayStrings() throws {
    let found = try lines(matching: #"^[ \t]*@(?:Test|Suite)\([ \t]*""#)
    // The source of a package that is ported.
    #expect(
      found == ["Porting/Tests/PackagePortingTests/OmittedCodeTests.swift: @Test(\"a suite's test\") func badge() {"])
  }

  /// A failed `#expect(a && b)` does not tell which of them is false.
  @Test func expectationsAreNotCompound() throws {
    let found = try lines(matching: Self.compound)
    #expect(found == [], "write an expectation for each part")
  }

  @Test func compoundExpectationsAreFound() throws {
    let compound = try TextPattern(Self.compound)
    for line in ["#expect(a && b)", "  #expect(f(x) == 1 && !y)", "try #require(a.b && c)"] {
      #expect(compound.lines(in: line).count == 1, "\(line)")
    }
    for line in ["#expect(a.allSatisfy { $0.b && $0.c })", "#expect(a == (b && c))", #"#expect(text == "a && b")"#] {
      #expect(compound.lines(in: line).isEmpty, "\(line)")
    }
  }

  /// Returns the matching lines of all tests, with their files.
  private func lines(matching pattern: String) throws -> [String] {
    let pattern = try TextPattern(pattern)
    return try ["Tests", "Platform/Tests", "Porting/Tests"].flatMap { folder in
      try Repository.texts(in: folder, extensions: ["swift"]).flatMap { path, text in
        path.hasPrefix("Porting/Tests/PortedPackage")
          ? [] : pattern.lines(in: text).map { "\(path): \($0.text.trimmingCharacters(in: .whitespaces))" }
      }
    }
  }
}
