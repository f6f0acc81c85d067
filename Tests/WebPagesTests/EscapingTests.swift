import FirstFrameWebPages
import Foundation
import Testing

@Suite struct EscapingTests {
  @Test(arguments: ["", "plain", "</script>", "<!-- <script>", "a<b<", "<", "é<日", "> & stay"])
  func escapedJSONHasNoMarkupAndTheSameValue(text: String) throws {
    let escaped = EscapedJSON.data(try JSONEncoder().encode([text]))
    #expect(!escaped.contains(UInt8(ascii: "<")))
    #expect(try JSONDecoder().decode([String].self, from: escaped) == [text])
  }

  @Test(arguments: [
    ("plain é 日本", "plain é 日本"), ("<a b=\"c\">&'", "&lt;a b=&quot;c&quot;&gt;&amp;&#39;"), ("&amp;", "&amp;amp;"),
    ("a\u{301}<\u{301}", "a\u{301}&lt;\u{301}"),
  ])
  func markupIsEscapedForHTML(text: String, escaped: String) {
    #expect(text.escapedForHTML == escaped)
  }

  @Test(arguments: [("T/F/a-b_c.png", "T/F/a-b_c.png"), ("a b/é?#%.png", "a%20b/%C3%A9%3F%23%25.png")])
  func pathsArePercentEncoded(path: String, escaped: String) {
    #expect(path.escapedForURLPath == escaped)
  }
}
