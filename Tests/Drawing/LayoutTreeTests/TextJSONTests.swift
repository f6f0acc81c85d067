import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

struct ParagraphJSONTests {
  private func read(_ keys: String) throws -> TextContent {
    let json = #"{"frame":[0,0,1,1],"text":{\#(keys)}}"#
    return try #require(try LayoutNode(json: Data(json.utf8)).text)
  }

  @Test func allKeysOfAParagraphAreRead() throws {
    let text = try read(
      ##"""
      "runs":[{"string":"a","background":"#FFEE00","language":"sr","font":{"italic":true,"features":{"tnum":1,"ss01":0}}},
              {"attachment":[20,10],"baselineOffset":-2}],
      "alignment":"justified","lines":3,"minimumScale":0.5,"direction":"rightToLeft","wrapping":"character",
      "lineHeightMultiple":1.5,"minimumLineHeight":10,"maximumLineHeight":40,"lineSpacing":2,"paragraphSpacing":3,
      "paragraphSpacingBefore":4,"firstLineIndent":5,"headIndent":6,"tailIndent":-7,
      "tabs":[40,{"location":90,"alignment":"right"},{"location":60}],"tabInterval":30
      """##)
    #expect(
      text.style
        == ParagraphStyle(
          direction: .rightToLeft, wrapping: .character, lineHeightMultiple: 1.5, minimumLineHeight: 10,
          maximumLineHeight: 40, lineSpacing: 2, paragraphSpacing: 3, paragraphSpacingBefore: 4, firstLineIndent: 5,
          headIndent: 6, tailIndent: -7,
          tabStops: [TabStop(location: 40), TabStop(location: 60), TabStop(location: 90, alignment: .right)],
          defaultTabInterval: 30))
    #expect(text.alignment == .justified)
    #expect(text.minimumScale == 0.5)
    #expect(text.runs[0].background == Color(red: 255, green: 238, blue: 0))
    #expect(text.runs[0].language == "sr")
    #expect(text.runs[0].font.isItalic)
    #expect(text.runs[0].font.features == [FontFeature("ss01", value: 0), FontFeature("tnum")])
    #expect(text.runs[1].attachment == CGSize(width: 20, height: 10))
    #expect(text.runs[1].string == "\u{FFFC}")
    #expect(text.paragraph.style == text.style)
    #expect(text.paragraph.minimumScale == 0.5)
    #expect(text.paragraph.runs[1].attachment == CGSize(width: 20, height: 10))

    let node = LayoutNode(frame: .zero, text: text)
    #expect(try LayoutNode(json: JSONEncoder().encode(node)) == node)
  }

  @Test func defaultValuesAreOmitted() throws {
    let text = try read(#""string":"a""#)
    #expect(text == TextContent(string: "a", font: Font(size: 17)))
    let encoded = try JSONSerialization.jsonObject(with: JSONEncoder().encode(text)) as? [String: Any]
    #expect(encoded?.keys.sorted() == ["color", "font", "string"])
  }

  @Test(
    arguments: [
      (#""string":"a","minimumScale":2"#, "$.text.minimumScale: expected a number from 0.01 to 1, found 2"),
      (
        #""string":"a","lineHeightMultiple":0"#,
        "$.text.lineHeightMultiple: expected a number from 0.01 to 100, found 0"
      ),
      (#""string":"a","lineSpacing":-1"#, "$.text.lineSpacing: expected a number from 0"),
      (#""string":"a","wrapping":"none""#, "$.text.wrapping: expected one of word, character"),
      (#""string":"a","tabs":[-1]"#, "$.text.tabs[0]: expected a number from 0"),
      (#""string":"a","tabs":[{"location":-1}]"#, "$.text.tabs[0].location: expected a number from 0"),
      (#""string":"a","tabs":[{"place":1}]"#, "$.text.tabs[0]: unknown key \"place\""),
      (#""attachment":[1]"#, "$.text.attachment: expected [width, height], found 1 numbers"),
      (#""attachment":[1,-1]"#, "$.text.attachment: expected a number from 0"),
      (#""string":"a","font":{"features":{"tab":1}}"#, "$.text.font.features: expected tags of four letters"),
      (#""string":"a","indent":1"#, "$.text: unknown key \"indent\""),
    ])
  func anErrorNamesThePositionOfAnInvalidValue(keys: String, message: String) {
    #expect {
      try read(keys)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }
}

@Suite struct FontJSONTests {
  @Test func onlyItalicFontsHaveTheItalicKey() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let italic = Font(size: 12, isItalic: true)
    let data = try encoder.encode(italic)
    #expect(String(decoding: data, as: UTF8.self) == #"{"italic":true,"size":12}"#)
    #expect(try JSONDecoder().decode(Font.self, from: data) == italic)
    #expect(String(decoding: try encoder.encode(Font(size: 12)), as: UTF8.self) == #"{"size":12}"#)
  }
}
