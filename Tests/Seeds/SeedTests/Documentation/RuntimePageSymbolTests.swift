import FirstFrameProgramTesting
import Foundation
import Testing

/// The page about the component runtime names symbols that exist, and calls only those missing that do not.
struct RuntimePageSymbolTests {
  @Test func everySymbolIsDeclaredOrMissing() throws {
    let (page, interface) = try (RuntimePage(), PublicInterface())
    #expect(interface.names.count > 2_500)
    #expect(page.sentences.count > 150)
    let symbols = page.sentences.flatMap { sentence in sentence.symbols.map { ($0, sentence) } }
    #expect(symbols.count > 180)
    for (symbol, sentence) in symbols {
      let isDeclared = interface.declares(symbol)
      if sentence.saysMissing {
        #expect(!isDeclared, "`\(symbol)` exists, but the page says: \(sentence.text)")
      } else {
        #expect(isDeclared || RuntimePage.others.contains(symbol), "`\(symbol)` does not exist: \(sentence.text)")
      }
    }
  }

  @Test func everyOtherNameIsOnThePage() throws {
    let named = Set(try RuntimePage().sentences.flatMap(\.symbols))
    #expect(RuntimePage.others.subtracting(named).sorted() == [], "remove these from RuntimePage.others")
  }

  @Test func missingSymbolsAreRecognized() {
    let sentences = RuntimePage.sentences(
      of: "`A.b(_:)` exists, and `C` too.\n`D` and\n`E` are missing. | `F` is not supported |")
    #expect(sentences.map(\.symbols) == [["A.b(_:)", "C"], ["D", "E"], ["F"]])
    #expect(sentences.map(\.saysMissing) == [false, true, true])
  }
}

/// The sentences of `Documentation/HeadlessUIKit.md`.
struct RuntimePage {
  let sentences: [Sentence]

  struct Sentence {
    let text: String

    /// What is in backticks.
    var symbols: [String] { text.matches(of: /`([^`]+)`/).map { String($0.output.1) } }

    var saysMissing: Bool {
      text.contains(/\b(is|are) (missing|not supported|unsupported|unavailable)\b|\bdo(es)? not exist\b/)
    }
  }

  init() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Documentation/HeadlessUIKit.md"), encoding: .utf8)
    sentences = Self.sentences(of: page.replacing(/(?s)```.*?\n```/, with: ""))
  }

  /// Splits text at the ends of sentences, at empty lines, list items and cells of tables.
  static func sentences(of text: String) -> [Sentence] {
    text.replacing(/\n(?=\n|- |\d+\. |\||#)/, with: "\u{0}").replacing("\n", with: " ")
      .replacing(/[.;] (?=[A-Z`])/, with: { _ in ".\u{0}" }).replacing(" | ", with: "\u{0}")
      .split(separator: "\u{0}").map { Sentence(text: String($0)) }
      .filter { $0.text.contains(/\w/) }
  }

  static let root = Repository.file("")

  /// What the page has in backticks besides symbols of the public interface.
  static let others = Set(language + foundation + files + examples + values)

  private static let language = [
    "#selector", "@objc", "#Preview", "#available(iOS 26, *)", "as! MyCell", "@Observable", "required", "didSet", "nil",
    "self", "observe { }", "dynamic", "@IBOutlet", "super.init(coder:)", "init?(coder:)",
  ]
  /// Names of Foundation, Dispatch, Swift Testing and OpenCombine.
  private static let foundation = [
    "NSCoder", "NSNotFound", "NSNull", "NSObject", "Timer", "NotificationCenter", "NSAttributedString",
    "AttributedString",
    "AttributeContainer", "addAttribute", "DispatchQueue.main.ocombine", "OpenCombine", "OpenCombineDispatch",
    "receive(on:)",
    "withKnownIssue", "Bundle.module",
  ]
  private static let files = [
    "HeadlessUIKit", "UIKit", "Sources/Components/HeadlessUIKit", "Views", "Layout", "Text", "Drawing", "Controls",
    "Lists", "Controllers", "InterfaceBuilder", "Traits", "Observation", "Inspection", "firstframe.json",
    "firstframe gallery",
    ".xib", ".storyboard", "ja.lproj/Menu.strings", "Base.lproj/Menu.storyboard",
  ]
  private static let examples = [
    "Type.method", "PreviewUIView", "PreviewUIViewController", "phone", "set…",
    "assertSnapshot(of: CardController(), as: .image(on: .iPhoneSe))", "phone.systemVersion = .iOS18",
  ]
  private static let values = [
    "18.0", "26.0", "device", "FIRSTFRAME_SYSTEM_VERSION", "FIRSTFRAME_STRICT_MAIN_BUNDLE", "SNAPSHOT_WARNINGS=fail",
    "done", "cancel",
  ]
}

/// The declarations in `Documentation/PublicAPI`.
struct PublicInterface {
  /// The names of types, properties, functions and cases.
  private(set) var names: Set<String> = []
  /// Functions, initializers and subscripts with the labels of their parameters, such as `insert(_:at:)`.
  private(set) var functions: Set<String> = []

  init() throws {
    let folder = RuntimePage.root.appending(path: "Documentation/PublicAPI")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      names.formUnion(try Self.declarations.firstGroups(in: text))
      for groups in try Self.calls.groups(in: text) {
        let name = groups[0] + groups[1]
        names.insert(name)
        functions.insert("\(name)(\(Self.labels(of: groups[2])))")
      }
    }
  }

  /// The first declaration of a line.
  private static var declarations: TextPattern {
    get throws {
      try TextPattern(
        #"^.*?\b(?:class|struct|enum|protocol|typealias|let|var|case|macro) (?!func\b|var\b|let\b)`?(\w+)`?"#)
    }
  }

  /// The first function or initializer of a line, and what follows its parenthesis.
  private static var calls: TextPattern {
    get throws { try TextPattern(#"^.*?\b(?:func `?([^\s(<`]+)`?|(init)[?!]?)(?:<[^(\n]*>)?\((.*)"#) }
  }

  /// Returns the labels of parameters, such as `_:at:`; the text continues after the closing parenthesis.
  static func labels(of parameters: String) -> String {
    var (depth, labels, label) = (0, "", "")
    var expectsLabel = true
    for character in parameters.replacing("->", with: "") {
      switch character {
      case ")" where depth == 0: return labels
      case "(", "[", "<", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case ">": depth -= depth > 0 ? 1 : 0
      case "," where depth == 0: (expectsLabel, label) = (true, "")
      case ":" where depth == 0 && expectsLabel:
        labels += (label.split(separator: " ").first.map(String.init) ?? "") + ":"
        expectsLabel = false
      default: if depth == 0, expectsLabel { label.append(character) }
      }
    }
    return labels
  }

  /// Whether the interface has a symbol such as `UIView`, `.fullScreen`, `UIView.animate` or `insert(_:at:)`.
  func declares(_ symbol: String) -> Bool {
    guard let match = symbol.wholeMatch(of: /\.?@?((?:\w+\.)*)(\w+)[?!]?(\([\w:]*\))?/) else { return false }
    let (owners, name, labels) = (match.output.1, String(match.output.2), match.output.3)
    guard owners.split(separator: ".").allSatisfy({ names.contains(String($0)) }) else { return false }
    guard let labels, labels != "()" else { return names.contains(name) }
    // A type with labels is an initializer.
    return functions.contains(name + labels) || names.contains(name) && functions.contains("init" + labels)
  }
}
