import FirstFrameTextEscaping
import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite struct MarkupEscapingTests {
  @Test(arguments: [
    "", "plain", "</script>", "<!-- <script>", "a<b<", "<", "é<日", "> & stay", "\u{2028}<\u{2029}\u{202A}",
  ])
  func escapedJSONHasNoMarkupAndTheSameValue(text: String) throws {
    let escaped = EscapedJSON.data(try JSONEncoder().encode([text]))
    #expect(!escaped.contains(UInt8(ascii: "<")))
    let scalars = String(decoding: escaped, as: UTF8.self).unicodeScalars
    #expect(!scalars.contains("\u{2028}"))
    #expect(!scalars.contains("\u{2029}"))
    #expect(try JSONDecoder().decode([String].self, from: escaped) == [text])
  }

  @Test(arguments: ["plain é 日本", "\u{9B}31m\u{7F}", "\u{202E}a\u{2066}", "##[error]x ###", "\u{1B}[2J\n\t"])
  func printedJSONControlsNoTerminalAndHasTheSameValue(text: String) throws {
    let escaped = EscapedJSON.terminalData(try JSONEncoder().encode([text]) + Data("\n".utf8))
    let printed = String(decoding: escaped, as: UTF8.self)
    #expect(printed.escapedForTerminal == printed)
    #expect(try JSONDecoder().decode([String].self, from: escaped) == [text])
  }

  @Test(arguments: [
    ("plain é 日本", "plain é 日本"), ("<a b=\"c\">&'", "&lt;a b=&quot;c&quot;&gt;&amp;&#39;"), ("&amp;", "&amp;amp;"),
    ("a\u{301}<\u{301}", "a\u{301}&lt;\u{301}"), ("a\r\nb\0", "a&#13;\nb\u{FFFD}"),
  ])
  func markupIsEscapedForHTML(text: String, escaped: String) {
    #expect(text.escapedForHTML.utf8.elementsEqual(escaped.utf8))
  }

  @Test(arguments: [
    ("plain é 日本", "plain é 日本"), ("<a b=\"c\">&'", "&lt;a b=&quot;c&quot;&gt;&amp;'"),
    ("a\nb\tc", "a&#10;b&#9;c"), ("bell\u{7}", "bell\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"), ("\u{1F600}", "\u{1F600}"),
    ("\u{600}<\u{301}", "\u{600}&lt;\u{301}"),
  ])
  func markupIsEscapedForXML(text: String, escaped: String) {
    #expect(text.escapedForXML.utf8.elementsEqual(escaped.utf8))
  }

  @Test(arguments: [
    ("T/F/a-b_c.png", "T/F/a-b_c.png"), ("a b/é?#%.png", "a%20b/%C3%A9%3F%23%25.png"),
    ("javascript:x", "javascript%3Ax"),
    ("//server/a", "/.//server/a"), ("\u{7}\")", "%07%22%29"),
  ])
  func pathsArePercentEncoded(path: String, escaped: String) {
    #expect(path.escapedForURLPath == escaped)
  }

  @Test(arguments: 1...300) func aParserReadsTheTextBack(seed: UInt64) throws {
    var random = HostileText(seed: seed)
    let text = random.text()
    let isAllowed = { (scalar: Unicode.Scalar) in
      scalar.value >= 0x20 && scalar.value & ~1 != 0xFFFE || ["\t", "\n", "\r"].contains(scalar)
    }
    let replaced = String(String.UnicodeScalarView(text.unicodeScalars.map { isAllowed($0) ? $0 : "\u{FFFD}" }))
    let reader = ElementReader("<a b=\"\(text.escapedForXML)\">\(text.escapedForXML)</a>")
    #expect(reader.attribute?.utf8.elementsEqual(replaced.utf8) == true, "seed \(seed): \(text.debugDescription)")
    #expect(reader.content.utf8.elementsEqual(replaced.utf8), "seed \(seed): \(text.debugDescription)")
    // HTML has the same references, and allows more characters.
    let html = replaced.escapedForHTML
    let content = ElementReader("<a>\(html)</a>").content
    #expect(content.utf8.elementsEqual(replaced.utf8), "seed \(seed): \(html.debugDescription)")
    let path = Self.percentDecoded(text.escapedForURLPath)
    #expect(path.suffix(text.utf8.count).elementsEqual(text.utf8), "seed \(seed)")
  }
}

extension MarkupEscapingTests {
  /// The bytes of a percent-encoded text. Foundation would leave out a byte order mark.
  private static func percentDecoded(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      bytes.append(UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) ?? 0)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}

/// The content and the attribute of an XML element, as Foundation reads them.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var attribute: String?
  private(set) var content = ""

  init(_ document: String) {
    super.init()
    let parser = XMLParser(data: Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(document)".utf8))
    parser.delegate = self
    if !parser.parse() { content = "not XML: \(String(describing: parser.parserError))" }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    attribute = attributeDict["b"]
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { content += string }
}
