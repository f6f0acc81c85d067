import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Texts and their attributes.
@MainActor struct TextTests {
  private func label(_ view: some View) -> UILabel? {
    let host = HostingView(view)
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 300, height: 100)))
    func find(_ view: UIView) -> UILabel? { (view as? UILabel) ?? view.subviews.lazy.compactMap(find).first }
    return find(host)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("**bold** and *italic*", "bold and italic"), ("snake_case_name", "snake_case_name"),
      ("`code` ~~gone~~", "code gone"), ("2 * 3 * 4", "2 * 3 * 4"), ("[a link](https://example.com)", "a link"),
      ("\\*stars\\*", "*stars*"), ("***both***", "both"), ("open **", "open **"),
      ("[[a](b)", "[a"), ("[a [b] c](d)", "a [b] c"), ("[", "["),
    ])
  func markdownLosesItsDelimiters(source: String, text: String) {
    #expect(MarkdownText(source).runs.map(\.string).joined() == text)
  }

  @Test func manyBracketsAreCharacters() {
    let brackets = String(repeating: "[", count: 1000)
    let runs = MarkdownText("\(brackets)a](https://example.com)").runs
    #expect(runs.map(\.string.count) == [999, 1])
    #expect(runs.map { $0.style.link != nil } == [false, true])
  }

  @Test func markdownSetsAttributes() throws {
    let runs = MarkdownText("a **b *c*** [d](https://example.com/e)").runs
    #expect(runs.map(\.string) == ["a ", "b ", "c", " ", "d"])
    #expect(runs.map(\.style.isBold) == [false, true, true, false, false])
    #expect(runs.map(\.style.isItalic) == [false, false, true, false, false])
    #expect(runs[4].style.link == URL(string: "https://example.com/e"))
  }

  @Test func aLiteralIsAKeyWithMarkdownAndAStringIsNot() {
    let string = "a **b**"
    #expect(label(Text("a **b**"))?.attributedText?.string == "a b")
    #expect(label(Text(string))?.attributedText?.string == "a **b**")
  }

  @Test func theInnermostAttributeCounts() throws {
    let text = (Text("a").font(.title) + Text("b")).font(.caption).foregroundColor(.red)
    let string = try #require(label(text)?.attributedText)
    let fonts = [0, 1].map { string.attributes(at: $0, effectiveRange: nil)[.font] as? UIFont }
    #expect(fonts.map { $0?.pointSize } == [28, 12])
  }

  @Test func textsInKeysKeepTheirAttributes() throws {
    let string = try #require(label(Text("1 \(Text("two").bold()) \(3)"))?.attributedText)
    #expect(string.string == "1 two 3")
    let fonts = [0, 2, 6].map { string.attributes(at: $0, effectiveRange: nil)[.font] as? UIFont }
    #expect(fonts[0] == fonts[2])
    #expect(fonts[0] != fonts[1])
  }

  @Test func casesAndLines() throws {
    #expect(label(Text("abc").textCase(.uppercase))?.attributedText?.string == "ABC")
    #expect(label(Text("abc").lineLimit(2...4))?.numberOfLines == 4)
    let line = HostingView(Text("a")).size(for: .unspecified).height
    let reserved = HostingView(Text("a").lineLimit(3, reservesSpace: true)).size(for: .unspecified).height
    #expect(reserved >= line * 3 - 2)
  }

  @Test func levelsOfTheForegroundStyle() throws {
    let secondary = label(Text("a").foregroundStyle(.secondary))
    #expect(secondary?.textColor == .secondaryLabel)
    let second = label(Text("a").foregroundStyle(.secondary).foregroundStyle(.red, .green))
    #expect(second?.textColor == .systemGreen)
  }

  @Test func datesAreWrittenInTheLocaleAndTimeZone() throws {
    let date = Date(timeIntervalSince1970: 0)
    let view = Text(date, style: .date).environment(\.locale, Locale(identifier: "en_US"))
    #expect(label(view)?.attributedText?.string == "January 1, 1970")
  }

  @Test func textsWithDifferentAttributesDiffer() {
    let a = Text(verbatim: "a")
    #expect(a == Text(verbatim: "a"))
    #expect(a != a.textScale(.secondary))
    #expect(a != a.monospacedDigit())
    #expect(Text(Image(systemName: "star")) != Text(Image(systemName: "heart")))
  }

  @Test func theScaleOfAViewIsThatOfItsTexts() throws {
    let scaled = try #require(label(Text("a").font(.system(size: 20)).textScale(.secondary, isEnabled: true)))
    #expect(scaled.font.pointSize == 16)
    let column = VStack { Text("a").font(.system(size: 20)) }
    #expect(label(column.textScale(.secondary))?.font.pointSize == 16)
    #expect(label(column.textScale(.secondary, isEnabled: false))?.font.pointSize == 20)
  }

  @Test func clocks() {
    let start = Date(timeIntervalSince1970: 0)
    // 1 hour, 2 minutes and 3 seconds.
    let interval = start...start.addingTimeInterval(3723)
    #expect(label(Text(timerInterval: interval, pauseTime: start))?.text == "1:02:03")
    #expect(label(Text(timerInterval: interval, pauseTime: start, showsHours: false))?.text == "62:03")
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(label(Text(timerInterval: start...never, pauseTime: start))?.text == "0:00")
  }

  private struct Padded: View {
    @ScaledMetric var length = 10.0

    var body: some View { Text("\(length, specifier: "%.0f")") }
  }

  @Test func metricsGrowWithTheTextSize() {
    #expect(label(Padded())?.attributedText?.string == "10")
    let large = label(Padded().environment(\.dynamicTypeSize, .accessibility5))?.attributedText?.string
    #expect(large.flatMap(Int.init) ?? 0 > 20)
  }
}
