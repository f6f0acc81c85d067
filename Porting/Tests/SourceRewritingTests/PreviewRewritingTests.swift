import SwiftParser
import Testing

@testable import FirstFrameSourceRewriting

struct PreviewRewritingTests {
  private static let file = "Sources/Card.swift"
  private static let hash = file.stableHash

  private func rewrite(_ source: String) -> SourceRewriter.Output {
    let tree = Parser.parse(source: source)
    let index = ModuleIndex(of: tree, file: Self.file)
    return SourceRewriter(index: index).rewrite(tree, file: Self.file)
  }

  /// The rewritten text without the line that names the original file.
  private func body(_ output: SourceRewriter.Output) -> String {
    String(output.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)[1])
  }

  static let macros = [
    RewritingCase(
      "without arguments", "#Preview { Card() }",
      "@MainActor func SYMBOL() -> PreviewContent { PreviewContent() { Card() } }"),
    RewritingCase(
      "with a name and traits", "#Preview(\"Card\", traits: .sizeThatFitsLayout) { Card() }",
      "@MainActor func SYMBOL() -> PreviewContent { PreviewContent(\"Card\", traits: .sizeThatFitsLayout) { Card() } }"),
    RewritingCase(
      "with an availability", "@available(iOS 17, *)\n#Preview { Card() }",
      "@MainActor func SYMBOL() -> PreviewContent { PreviewContent() \n{ Card() } }"),
    RewritingCase(
      "with a body as an argument", "#Preview(body: { Card() })",
      "@MainActor func SYMBOL() -> PreviewContent { PreviewContent(body: { Card() }) }"),
    RewritingCase(
      "with state",
      "#Preview(\"Card\") {\n  @Previewable @State var a = 1 // one\n  @Previewable @FocusState var b: Bool;\n"
        + "  Card(a: $a).focused($b)\n}",
      "@MainActor func SYMBOL() -> PreviewContent { struct FirstFramePreviewedView: View {\n   @State var a = 1 // one\n"
        + "   @FocusState var b: Bool; var body: some View {\n  Card(a: $a).focused($b)\n} }; "
        + "return PreviewContent(\"Card\") { FirstFramePreviewedView() } }"),
  ]

  @Test(arguments: macros) func ofAMacro(_ example: RewritingCase) {
    let output = rewrite(example.source)
    let symbol = "firstFramePreview0_line1_Card_swift_\(Self.hash)"
    #expect(output.previews.map(\.symbol) == [symbol])
    #expect(body(output) == example.expected.replacing("SYMBOL", with: symbol))
  }

  @Test func ofAProviderWhichMayBePrivate() {
    let output = rewrite("private struct Cards: PreviewProvider {}")
    let symbol = "firstFramePreview0_line1_Card_swift_\(Self.hash)"
    #expect(output.previews.map(\.kind) == [.provider])
    #expect(
      body(output).hasSuffix(
        "@MainActor func \(symbol)() -> PreviewContent { PreviewContent(provider: Cards.self) }\n"))
  }

  @Test func underConditionsWhichTheProgramRepeats() {
    let output = rewrite(
      """
      #if DEBUG
      #if os(iOS)
      #Preview { A() }
      #endif
      #elseif FAST
      #Preview { B() }
      #else
      struct P: PreviewProvider {}
      #endif
      #Preview { C() }
      """)
    #expect(
      output.previews.map(\.condition) == [
        "(canImport(UIKit)) && (DEBUG)", "!(DEBUG) && (FAST)", "!(DEBUG) && !(FAST)", nil,
      ])
    #expect(output.text.contains("#if !(DEBUG) && !(FAST)\n@MainActor func"))
  }

  @Test func ofFilesWithOneNameInSeveralFolders() {
    #expect("A/Card.swift".stableHash != "B/Card.swift".stableHash)
  }

  @Test func withStateAfterOtherStatementsAreLeftOut() {
    let output = rewrite("#Preview {\n  let a = 1\n  @Previewable @State var b = 2\n  Card(a, $b)\n}\nlet c = 3")
    #expect(output.previews.isEmpty)
    #expect(output.findings.map(\.remedy) == ["Declare it at the beginning of the preview."])
    #expect(body(output) == "\n\n\n\n\nlet c = 3")
  }

  @Test func ofWidgetsWhichAreLeftOut() {
    let output = rewrite("#Preview(\"W\", as: .systemSmall) { W() } timeline: { E() }\nlet a = 1")
    #expect(output.previews.isEmpty)
    #expect(output.findings.map(\.line) == [1])
    #expect(body(output) == "\nlet a = 1")
  }
}

/// Parts that use SwiftUI.
struct SwiftUIPartsTests {
  private static let source = """
    import SwiftUI
    struct Row: View {
      @AppStorage("a") var a = 1
      var body: some View {
        Gauge(value: 1)
      }
    }
    struct Rows: PreviewProvider {
      static var previews: some View {
        Row()
      }
    }
    extension Color {
      static let brand = Color.hdr
    }
    #Preview("Row") {
      Row()
    }
    class Card: UIView {}
    """

  private var parts: SwiftUIParts { SwiftUIParts(of: Parser.parse(source: Self.source)) }

  @Test(
    arguments: [
      (3, "Row"), (5, "Row.body"), (10, "Rows"), (14, "extension Color"), (17, "Row"), (19, nil),
    ] as [(Int, String?)])
  func containLines(line: Int, name: String?) {
    #expect(parts.part(around: line, besides: [])?.name == name)
  }

  @Test func widenWhenTheInnerOneIsLeftOutAlready() throws {
    let inner = try #require(parts.part(around: 5, besides: []))
    #expect(inner.kind == .viewBody)
    let outer = try #require(parts.part(around: 5, besides: [inner.key]))
    #expect(outer.kind == .type)
    #expect(parts.part(around: 5, besides: [inner.key, outer.key])?.name == nil)
  }

  @Test func areLeftOutWithAllLinesInTheirPlaces() throws {
    let keys = try [5, 17].map { try #require(parts.part(around: $0, besides: [])).key }
    let rest = try #require(parts.text(without: [keys[0]: "no \"Gauge\"", keys[1]: "no Row"]))
    let lines = rest.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == Self.source.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(lines[3] == "  var body: some View { _NotDrawn(\"no \\\"Gauge\\\"\") }")
    #expect(lines[15...17].joined().isEmpty)
    #expect(lines.last == "class Card: UIView {}")
    #expect(rest.parts.map(\.name) == ["Row.body", "Row"])
  }

  @Test func thatAreUnknownLeaveTheTextAsItIs() {
    #expect(parts.text(without: ["another": ""]) == nil)
  }
}
