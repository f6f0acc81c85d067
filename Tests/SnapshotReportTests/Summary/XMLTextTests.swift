import Testing

@testable import FirstFrameSnapshotReport

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("plain é 日本", "plain é 日本"), ("<a b=\"c\">&'", "&lt;a b=&quot;c&quot;&gt;&amp;'"),
    ("a\nb\tc", "a&#10;b&#9;c"), ("bell\u{7}", "bell\u{FFFD}"), ("\u{FFFE}", "\u{FFFD}"), ("\u{1F600}", "\u{1F600}"),
  ])
  func whatMeansSomethingIsEscaped(text: String, escaped: String) {
    #expect(XMLText.escaped(text) == escaped)
  }
}
