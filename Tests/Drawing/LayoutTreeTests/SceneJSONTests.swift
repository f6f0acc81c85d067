import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation
import Testing

struct SceneJSONTests {
  private func read(_ json: String) throws(SceneError) -> LayoutNode {
    try LayoutNode(json: Data(json.utf8))
  }

  @Test func onlyTheFrameIsRequired() throws {
    #expect(try read(##"{"frame":[1,2,3,4]}"##) == LayoutNode(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  @Test func allFeaturesOfTheFormat() throws {
    let node = try read(
      ##"""
      {"name":"Card","frame":[0,0,390,220],"background":"#FFFFFF80","cornerRadius":[1,2,3,4],
       "border":{"width":2,"color":"#0000001F"},"shadow":{"color":"#00000033","offset":[0,2],"blur":8,"spread":1},
       "opacity":0.5,"clips":true,"transform":[1,0,0,1,5,6],
       "children":[
        {"frame":[0,0,1,1],"text":{"string":"a","font":{"family":"Inter","size":17,"weight":600,"monospaced":true},
         "color":"#111111","alignment":"center","lines":0,"truncation":"middle","verticalAlignment":"bottom"}},
        {"frame":[0,0,1,1],"text":{"runs":[{"string":"a","underline":true,"kern":1},{"string":"b","baselineOffset":2}]}},
        {"frame":[0,0,1,1],"background":{"linear":{"from":[0,0],"to":[1,0],"stops":[[0,"#FF6600"],[1,"#FFAA00"]]}}},
        {"frame":[0,0,1,1],"background":{"radial":{"center":[0.5,0.5],"radius":0.5,"stops":[[0,"#FF6600"],[1,"#FFAA00"]]}}},
        {"frame":[0,0,1,1],"path":{"d":"M0 0 L1 1","fill":"#FF0000","rule":"evenodd","stroke":{"color":"#0A84FF","width":4,
         "cap":"round","join":"bevel","miterLimit":2,"dash":[1,2],"dashPhase":1}}},
        {"frame":[0,0,1,1],"background":{"conic":{"center":[0.5,0.5],"angle":90,"stops":[[0,"#FF6600"],[1,"#FFAA00"]]}}},
        {"frame":[0,0,1,1],"cornerCurve":"continuous","clipPath":{"d":"M0 0 L1 1 L0 1 Z","rule":"evenodd"},"blend":"multiply"},
        {"frame":[0,0,1,1],"image":{"file":"a.png","scale":2,"capInsets":[1,2,3,4],"sampling":"nearest","mode":"redraw"}},
        {"frame":[0,0,1,1],"image":{"file":"logo.png","mode":"scaleAspectFit","tint":"#00FF00"}},
        {"frame":[0,0,1,1],"accessibility":{"label":"Bet","value":"1.85","hint":"Adds it","traits":["button","selected"],"order":2}},
        {"frame":[0,0,1,1],"accessibility":{"element":false,"hidesChildren":true}}]}
      """##)
    #expect(node.cornerRadii == CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4))
    #expect(
      node.children[0].text?.runs[0].font == Font(family: "Inter", size: 17, weight: .semibold, isMonospaced: true))
    #expect(node.children[1].text?.string == "ab")
    #expect(
      node.children[4].path?.stroke?.style
        == StrokeStyle(width: 4, cap: .round, join: .bevel, miterLimit: 2, dash: [1, 2], dashPhase: 1))
    #expect(node.children[6].blend == .multiply)
    #expect(node.children[6].cornerCurve == .continuous)
    #expect(
      node.children[9].accessibility
        == Accessibility(label: "Bet", value: "1.85", hint: "Adds it", traits: [.button, .selected], order: 2))
    #expect(node.children[10].accessibility == Accessibility(isElement: false, hidesChildren: true))
    let again = try LayoutNode(json: JSONEncoder().encode(node))
    #expect(again == node)
  }

  @Test func aBitmapIsEncodedAsTheBytesOfAPNG() throws {
    var bitmap = Bitmap(size: try PixelSize(width: 2, height: 1))
    bitmap[0, 0] = PremultipliedColor(Color(red: 10, green: 20, blue: 30, alpha: 128))
    let node = LayoutNode(frame: .zero, image: ImageContent(source: .bitmap(bitmap), mode: .center))
    #expect(try LayoutNode(json: JSONEncoder().encode(node)) == node)
  }

  @Test(
    arguments: [
      (##"{"frame":[0,0,1,1],"colour":"#000000"}"##, ##"$: unknown key "colour"; expected one of name, frame,"##),
      (
        ##"{"frame":[0,0,1,1],"children":[{"frame":[0,0,1,1]},{"frame":[0,0,1,1],"text":{"string":"a","font":{"sise":1}}}]}"##,
        ##"$.children[1].text.font: unknown key "sise"; expected one of family, size"##
      ),
      (##"{}"##, ##"$: the key "frame" is missing"##),
      (##"{"frame":[0,0,1]}"##, "$.frame: expected four numbers: x, y, width, height, found 3 numbers"),
      (##"{"frame":[0,0,-1,1]}"##, "$.frame: expected a width of 0 or more, found -1"),
      (##"{"frame":[0,0,1,-2.5]}"##, "$.frame: expected a height of 0 or more, found -2.5"),
      (##"{"frame":"big"}"##, "$.frame: expected an array"),
      (##"{"frame":[0,0,"1",1]}"##, "$.frame[2]: expected a number"),
      (##"{"frame":[0,0,1e10,1]}"##, "$.frame: expected a number from -1000000000 to 1000000000"),
      (
        ##"{"frame":[0,0,1,1],"background":"red"}"##,
        ##"$.background: expected a color as #RRGGBB or #RRGGBBAA, found "red""##
      ),
      (
        ##"{"frame":[0,0,1,1],"background":{}}"##,
        ##"$.background: expected a color, or an object with either "linear" or"##
      ),
      (##"{"frame":[0,0,1,1],"opacity":2}"##, "$.opacity: expected a number from 0 to 1, found 2"),
      (##"{"frame":[0,0,1,1],"opacity":null}"##, "$.opacity: expected a number"),
      (##"{"frame":[0,0,1,1],"cornerRadius":[1,2]}"##, "$.cornerRadius: expected a number, or four"),
      (##"{"frame":[0,0,1,1],"cornerRadius":"x"}"##, "$.cornerRadius: expected a number"),
      (
        ##"{"frame":[0,0,1,1],"text":{"string":"a","font":{"weight":50}}}"##,
        "$.text.font.weight: expected a whole number from 100 to 900"
      ),
      (##"{"frame":[0,0,1,1],"text":{"string":"a","runs":[]}}"##, ##"$.text.string: expected either "runs" or"##),
      (
        ##"{"frame":[0,0,1,1],"text":{"string":"a","alignment":"middle"}}"##,
        "$.text.alignment: expected one of leading, center, trailing"
      ),
      (##"{"frame":[0,0,1,1],"path":{"d":"L1 1"}}"##, ##"$.path.d: expected SVG path data, found no "M" at offset 0"##),
      (
        ##"{"frame":[0,0,1,1],"image":{"file":"a","data":"AAAA"}}"##,
        ##"$.image.file: expected either "file" or "data", found both"##
      ),
      (##"{"frame":[0,0,1,1],"image":{"data":"AAAA"}}"##, "$.image.data: expected a PNG in Base64"),
      (##"{"frame":[0,0,1,1],"clipPath":{"d":"X"}}"##, "$.clipPath.d: expected SVG path data"),
      (
        ##"{"frame":[0,0,1,1],"accessibility":{"traits":["knob"]}}"##,
        "$.accessibility.traits: expected some of button, link"
      ),
      (##"{"frame":[0,0,1,1],"blend":"darker"}"##, "$.blend: expected one of normal, multiply, screen, overlay"),
      ("{", "not JSON:"), ("", "not JSON:"), (##"[]"##, "$: expected an object, the root node of the tree"),
      ("\u{FF}", "not JSON:"),
    ])
  func anInvalidSceneCausesOneErrorThatNamesThePosition(json: String, message: String) {
    #expect {
      try read(json)
    } throws: { error in
      "\(error)".hasPrefix(message)
    }
  }

  @Test(
    arguments: [
      ("{\n\"frame\": [0,0,1,1],\n oops }", "line 3, column 2: expected a key in quotation marks"),
      ("", "line 1, column 1: expected a value"), ("{,}", "line 1, column 2: expected a key in quotation marks"),
      ("{\"a\" 1}", "line 1, column 6: expected \":\""), ("[1 2]", "line 1, column 4: expected \",\" or \"]\""),
      ("{\"a\":\"x", "line 1, column 8: expected the end of a string"),
      ("{} x", "line 1, column 4: expected the end of the file"),
      ("{\"a\":tru}", "line 1, column 6: expected a value"), ("{\"a\":\n", "line 2, column 1: expected a value"),
      ("{\"frame\":[0,0,1,1],}", "line 1, column 20: expected a key in quotation marks"),
      ("{\"frame\":[0,0,1,1e999]}", "line 1, column 17: expected a number with a smaller magnitude than 1e999"),
      ("{\"frame\":[01,0,1,1]}", "line 1, column 11: expected a value"),
      (
        "{\"frame\":[0,0,1,1],\"fr\\u0061me\":[]}",
        "line 1, column 20: expected a key other than \"frame\", which this object already has"
      ),
      ("[\"\\ud800\"]", "line 1, column 3: expected a pair of surrogates, high before low"),
      ("[\"\\u12g4\"]", "line 1, column 3: expected four hexadecimal digits after \\u"),
      ("\u{FEFF}{}", "line 1, column 1: expected a value"),
    ])
  func aSyntaxErrorNamesItsLineAndColumn(json: String, reason: String) {
    #expect(throws: SceneError.notJSON(reason: reason)) { try read(json) }
  }

  @Test(
    arguments: [
      ([0x7B, 0x0A, 0x22, 0xE9, 0x22], "line 2, column 2: expected UTF-8"),
      ([0xFF, 0xFE, 0x7B, 0x00], "line 1, column 1: expected UTF-8"),
    ] as [([UInt8], String)])
  func anErrorNamesThePositionOfBytesThatAreNotUTF8(bytes: [UInt8], reason: String) {
    #expect(throws: SceneError.notJSON(reason: reason)) { try LayoutNode(json: Data(bytes)) }
  }

  @Test func allKindsOfEscapesInStringsAreRead() throws {
    let node = try read(#"{"frame":[0,0,1,1],"name":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é😀"}"#)
    #expect(node.name == "\"\\/\u{8}\u{C}\n\r\t\u{E9}\u{1F600}\u{E9}\u{1F600}")
  }

  @Test func veryDeepNestingIsAnErrorNotACrash() {
    let depth = 100_000
    let json =
      String(repeating: ##"{"frame":[0,0,1,1],"children":["##, count: depth) + String(repeating: "]}", count: depth)
    #expect(throws: SceneError.self) { try read(json) }
  }
}
