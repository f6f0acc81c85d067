import FirstFrameInterfaceDocuments
import Foundation
import Testing

/// The XML of interface documents, and what is refused.
struct InterfaceParserTests {
  private func document(_ text: String) throws(InterfaceDocumentError) -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), path: "Card.xib")
  }

  @Test func elementsHaveAttributesTextAndLines() throws {
    let document = try document(
      """
      \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
      <!-- A comment with <tags> -->
      <document type='x'>
        <objects>
          <label id="a" text="Fish &amp; chips &lt;3 &#x41;&#66;" hidden="YES" alpha="0.5" lines="2">
            <string key="text"><![CDATA[<b>]]> end</string>
          </label>
        </objects>
      </document>
      """)
    let label = try #require(document.elements["a"])
    #expect(label.name == "label")
    #expect(label.line == 5)
    #expect(label["text"] == "Fish & chips <3 AB")
    #expect(label.flag("hidden") == true)
    #expect(label.number("alpha") == 0.5)
    #expect(label.integer("lines") == 2)
    #expect(label["missing"] == nil)
    #expect(label.child(key: "text")?.text == "<b> end")
    #expect(document.objects.map(\.name) == ["label"])
    #expect(document.name == "Card")
  }

  @Test(arguments: [
    ("<document>", "does not end"), ("<document></objects>", "has no start tag"), ("", "there is no element"),
    ("<document/><document/>", "second root"), ("<document a=1/>", "quotation marks"),
    ("<document a=\"1\" a=\"2\"/>", "occurs twice"), ("<document a=\"1/>", "does not end"),
    ("<document>&unknown;</document>", "unknown"), ("<document>&#0;</document>", "unknown"),
    ("<!DOCTYPE x [<!ENTITY a \"b\">]><document/>", "not allowed"), ("<document a=\"<\"/>", "contains `<`"),
    ("<document><!-- </document>", "missing"), ("<>", "name is missing"), ("<document a/>", "missing"),
    ("text", "outside of the root"),
  ])
  func malformedTextsAreRefused(text: String, reason: String) {
    let error = #expect(throws: InterfaceDocumentError.self) { try document(text) }
    #expect(error?.description.contains(reason) == true)
    #expect(error?.description.hasPrefix("Card.xib:1:") == true)
  }

  @Test func nestingIsLimited() throws {
    let depth = InterfaceElement.depthLimit
    func nested(_ count: Int) -> String {
      "<document>" + String(repeating: "<view>", count: count - 1) + String(repeating: "</view>", count: count - 1)
        + "</document>"
    }
    _ = try document(nested(depth))
    #expect(throws: InterfaceDocumentError.tooDeep(path: "Card.xib", line: 1)) { try document(nested(depth + 1)) }
  }

  @Test func otherFilesAreRefused() {
    #expect(throws: InterfaceDocumentError.otherFormat(path: "Card.xib", root: "archive")) {
      try document("<archive/>")
    }
    #expect(throws: InterfaceDocumentError.otherSystem(path: "Card.xib", runtime: "MacOSX.Cocoa")) {
      try document("<document targetRuntime=\"MacOSX.Cocoa\"/>")
    }
    #expect(throws: InterfaceDocumentError.encoding(path: "Card.xib")) {
      try InterfaceDocument(data: Data([0xFF, 0xFE, 0x3C, 0x00]), path: "Card.xib")
    }
    #expect(throws: InterfaceDocumentError.missingFile(path: "/nowhere/Card.xib")) {
      try InterfaceDocument(contentsOf: "/nowhere/Card.xib")
    }
  }

  /// Every prefix of a document, and every document with one byte changed, is read or refused.
  @Test func damagedDocumentsNeverCrash() throws {
    let text = Array(
      "<?xml version=\"1.0\"?><document a=\"&amp;\"><objects><view id='v'/><!-- x --></objects></document>".utf8)
    for end in text.indices { _ = try? InterfaceDocument(data: Data(text[..<end]), path: "Card.xib") }
    for index in text.indices {
      for byte in [UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\""), 0x00, 0xC3] {
        var changed = text
        changed[index] = byte
        _ = try? InterfaceDocument(data: Data(changed), path: "Card.xib")
      }
    }
  }
}
