import Testing

@testable import FirstFrameTool

/// A package with two libraries, of which one depends on the other and one on another package, and a test target for
/// each.
private let package = PackageDescription(
  name: "Shop", path: "/shop",
  targets: [
    .init(name: "Cart", type: "library", path: "Sources/Cart", sources: ["Cart.swift"]),
    .init(
      name: "Pay", type: "library", path: "Sources/Pay", sources: ["Pay.swift"], targetDependencies: ["Cart"],
      productDependencies: ["Style"]),
    .init(
      name: "CartTests", type: "test", path: "Tests/CartTests",
      sources: ["CartTests.swift", "Fakes.swift", "More.swift"],
      targetDependencies: ["Cart"]),
    .init(
      name: "PayTests", type: "test", path: "Tests/PayTests", sources: ["PayTests.swift"], targetDependencies: ["Pay"]),
  ],
  dependencies: [.init(type: "fileSystem", path: "/style"), .init(type: "sourceControl", path: nil)])

private let sources = [
  "/shop/Tests/CartTests/CartTests.swift":
    "import Testing\nstruct CartTests { @Test func total() {} }\n@Test func alone() {}",
  "/shop/Tests/CartTests/Fakes.swift": "struct FakeCart {}\nextension Cart { static var fake: Cart { Cart() } }",
  "/shop/Tests/CartTests/More.swift": "import Testing\nstruct MoreTests { @Test func more() { _ = FakeCart() } }",
  "/shop/Tests/PayTests/PayTests.swift": "import XCTest\nfinal class PayTests: XCTestCase { func testPay() {} }",
]

struct AffectedTestsTests {
  @Test(arguments: [
    // A module affects the test targets that depend on it, directly or not.
    ("/shop/Sources/Cart/Cart.swift", "sources", "CartTests PayTests"),
    ("/shop/Sources/Pay/Pay.swift", "sources", "PayTests"),
    // A file of tests affects its own suites only, unless others use what it declares.
    ("/shop/Tests/CartTests/CartTests.swift", "sources", "CartTests.CartTests CartTests.alone("),
    ("/shop/Tests/CartTests/More.swift", "sources", "CartTests.MoreTests"),
    ("/shop/Tests/CartTests/Fakes.swift", "sources", "CartTests"),
    ("/shop/Tests/PayTests/PayTests.swift", "sources", "PayTests.PayTests"),
    // Whether the last plan compiles a file that is not Swift, the build finds out.
    ("/shop/Sources/Cart/helper.c", "sources", "CartTests PayTests"),
    // What SwiftPM copies.
    ("/shop/Sources/Cart/Resources/icon.png", "plan", "CartTests PayTests"),
    // References affect the suites in the file that they are named after.
    ("/shop/__Snapshots__/CartTests/CartTests/total.png", "none", "CartTests.CartTests CartTests.alone("),
    ("/shop/__Snapshots__/CartTests/Gone/total.png", "none", "CartTests"),
    ("/shop/__Snapshots__/Gone/Gone/total.png", "none", ""),
    // The manifest affects everything.
    ("/shop/Package.swift", "manifest", "all"),
    ("/shop/Package@swift-6.2.swift", "manifest", "all"),
    ("/shop/Package.resolved", "manifest", "all"),
    ("/shop/firstframe.json", "manifest", "all"),
    // Documents and files outside of targets affect nothing.
    ("/shop/README.md", "none", ""),
    ("/shop/Sources/Cart/Cart.docc/Cart.md", "none", ""),
    ("/shop/Examples/Package.swift", "none", ""),
    // A package on this machine affects the test targets that depend on products.
    ("/style/Sources/Style/Style.swift", "sources", "PayTests"),
    ("/style/Package.swift", "plan", "PayTests"),
    ("/style/Tests/StyleTests/StyleTests.swift", "none", ""),
    ("/style/README.md", "none", ""),
  ])
  func savesAffectWhatDependsOnTheFile(path: String, build: String, tests: String) {
    let affected = Self.affected(by: FileChange(path: path, kind: .modified))
    #expect("\(affected.build)" == build)
    #expect(Self.names(affected.selection) == tests)
  }

  @Test(arguments: [FileChange.Kind.added, .removed])
  func newAndRemovedSourcesNeedAPlan(kind: FileChange.Kind) {
    let affected = Self.affected(by: FileChange(path: "/shop/Tests/CartTests/CartTests.swift", kind: kind))
    #expect(affected.build == .plan)
    #expect(Self.names(affected.selection) == "CartTests")
  }

  @Test func savesAddUp() {
    var affected = Self.affected(by: FileChange(path: "/shop/Tests/CartTests/More.swift", kind: .modified))
    affected.add(Self.affected(by: FileChange(path: "/shop/Sources/Cart/Cart.swift", kind: .modified)))
    #expect(affected.build == .sources)
    #expect(Self.names(affected.selection) == "CartTests PayTests")
  }

  private static func affected(by change: FileChange) -> AffectedTests {
    var classifier = ChangeClassifier(package: package, references: "/shop/__Snapshots__")
    classifier.read = { sources[$0] }
    return classifier.affected(by: [change])
  }

  private static func names(_ selection: TestSelection) -> String {
    guard let parts = selection.parts else { return "all" }
    return parts.sorted().map { [$0.target, $0.name].compactMap { $0 }.joined(separator: ".") }.joined(separator: " ")
  }
}

struct TestFileOutlineTests {
  @Test(arguments: [
    ("struct ATests { @Test func a() {} }", "ATests"),
    ("private let x = 1\nstruct ATests { @Test func a() {} }", "ATests"),
    (
      "@Suite(.serialized) @MainActor final class ATests { @Test func a() {} }\nextension ATests { @Test func b() {} }",
      "ATests"
    ),
    ("private struct Fake {}\nfileprivate extension ATests {}\nstruct ATests { @Test func a() {} }", "ATests"),
    ("@Test(arguments: [1, 2]) func a(value: Int) {}", "a("),
    ("/* struct X {} */ struct ATests { @Test func a() { _ = \"struct Y {\" } }", "ATests"),
    // Other files may use these.
    ("let shared = 1\nstruct ATests { @Test func a() {} }", nil),
    ("func make() {}\nstruct ATests { @Test func a() {} }", nil),
    ("extension Card { var x: Int { 1 } }\nstruct ATests { @Test func a() {} }", nil),
    ("protocol P {}\nstruct ATests { @Test func a() {} }", nil),
    ("struct Used {}\nstruct ATests { @Test func a() {} }", nil),
    // There is no test in it.
    ("struct Fake {}", nil), ("import Testing", nil),
  ])
  func onlySuitesOfTheirOwnAreKnown(source: String, names: String?) {
    let found = TestFileOutline(source: source).names(unlessUsedIn: ["struct Other { var used: Used }", "// ATests"])
    #expect(found?.sorted().joined(separator: " ") == names)
  }
}

struct TestSelectionTests {
  @Test func patternsSelectTargetsSuitesAndFunctions() {
    let selection = TestSelection(
      parts: [
        .init(target: "A", name: nil), .init(target: "B", name: "Outer/Inner"), .init(target: "B", name: "one("),
        .init(target: "B", name: "C/testX"), .init(target: "B", name: "S"),
      ])
    let patterns = selection.patterns(filter: nil)
    #expect(patterns == [#"^A\."#, #"^B\.C/testX$"#, #"^B\.Outer/Inner$"#, #"^B\.S/"#, #"^B\.one\("#])
  }

  @Test(arguments: [
    ("A.S/one()", true), ("B.S/one()", true), ("B.S2/one()", false), ("B.one(value:)", true), ("B.two()", false),
  ])
  func containsTheTestsThatItsPatternsSelect(test: String, isContained: Bool) throws {
    let selection = TestSelection(
      parts: [.init(target: "A", name: nil), .init(target: "B", name: "S"), .init(target: "B", name: "one(")])
    #expect(selection.contains(test) == isContained)
    let patterns = try #require(selection.patterns(filter: nil))
    #expect(TestProgram.tests(matching: patterns, among: [test]).isEmpty != isContained)
  }

  @Test(arguments: [("dark", ["A.S/dark()"]), ("^A", ["A.S/dark()", "A.S/light()"]), ("light", ["A.S/light()"])])
  func aFilterHasToMatchToo(filter: String, expected: [String]) throws {
    let patterns = try #require(TestSelection(parts: [.init(target: "A", name: "S")]).patterns(filter: filter))
    let tests = ["A.S/dark()", "A.S/light()", "B.S/dark()"]
    #expect(TestProgram.tests(matching: patterns, among: tests) == expected)
  }

  @Test func aWholeTargetReplacesItsSuites() {
    let suite = TestSelection(parts: [.init(target: "A", name: "S")])
    let whole = TestSelection(parts: [.init(target: "A", name: nil)])
    #expect(suite + whole == whole)
    #expect(suite + .all == .all)
  }
}
