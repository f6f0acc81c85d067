import FirstFrameProgramTesting
import Foundation
import Testing

/// Only `SystemLook` decides by the version of iOS: a new version is a new value, and not a search through the controls.
///
/// The check is simple: it searches the lines of the sources for typical code.
@Suite struct VersionPlacesTests {
  private static let sources = Repository.file("Sources/Components/HeadlessUIKit")

  /// A kind of code, with the files in which it is right.
  struct Rule: CustomTestStringConvertible {
    let testDescription: String
    let pattern: String
    /// The files, with what the version is for there.
    let except: [String: String]
    /// Lines that match, and similar ones that do not.
    let found: [String]
    let ignored: [String]
  }

  private static let rules: [Rule] = [
    Rule(
      testDescription: "reading the version", pattern: #"[sS]ystemVersion"#,
      except: [
        "Traits/SystemLook.swift": "chooses the looks",
        "Traits/UIMutableTraits.swift": "stores the trait",
        "Traits/UITraitCollection.swift": "the trait of a collection",
        "Traits/DeviceTraits.swift": "finds out whether the trait is specified",
        "Traits/ViewImageConfig.swift": "public API: the version of a device",
        "Controllers/Windows/UIDevice.swift": "public API: the name of the version",
      ],
      found: ["let radius = traits.systemVersion >= .iOS26 ? 16 : 8", "init(_ version: SystemVersion) {"],
      ignored: ["let radius = traits.look.stepper.corners.radius(height: 32)"]),
    Rule(
      testDescription: "comparing with a version", pattern: #"([=<>]|case)\s*\w*\.iOS\d"#,
      except: [
        "Traits/SystemLook.swift": "chooses the looks",
        "Drawing/Colors/SystemColorVariants.swift": "returns the colors of the palette that a look names",
      ],
      found: [
        "guard version >= .iOS26 else { return 10 }", "if look == SystemLook.iOS18 { return }",
        "case .iOS26: screenWidth > 375 ? 20 : 16",
      ],
      ignored: ["static let iOS26 = StepperLook(corners: .capsule)", "let look = ListLook(rowHeight: 44)"]),
    Rule(
      testDescription: "passing on that a version is new", pattern: #"is(New|Modern|Legacy)\w*: Bool"#, except: [:],
      found: ["private var isNew: Bool { look.isFloating }", "init(_ item: UITabBarItem, isModern: Bool) {"],
      ignored: ["let isNew = view.superview !== self"]),
  ]

  @Test(arguments: rules) func isOnlyWhereLooksAreChosen(rule: Rule) throws {
    let pattern = try Regex(rule.pattern)
    var (count, used) = (0, Set<String>())
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    for case let path as String in files where path.hasSuffix(".swift") {
      count += 1
      let text = try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where line.contains(pattern) && !line.drop(while: { $0 == " " }).hasPrefix("//") {
        used.insert(path)
        guard rule.except[path] == nil else { continue }
        Issue.record("\(path):\(index + 1): read a value of a look in SystemLook instead of: \(line)")
      }
    }
    #expect(count > 100, "The sources were not found.")
    #expect(rule.except.keys.filter { !used.contains($0) } == [], "These files need no exception.")
  }

  @Test(arguments: rules) func findsTypicalCode(rule: Rule) throws {
    let pattern = try Regex(rule.pattern)
    for line in rule.found { #expect(line.contains(pattern), "\(line)") }
    for line in rule.ignored { #expect(!line.contains(pattern), "\(line)") }
  }
}
