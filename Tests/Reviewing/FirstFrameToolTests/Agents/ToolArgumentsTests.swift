import FirstFramePreviewGallery
import Foundation
import Testing

@testable import FirstFrameTool

struct ToolArgumentsTests {
  private static let tool = ToolDescription(
    name: "draw", summary: "",
    parameters: [
      ToolParameter(name: "name", kind: .text, summary: "", isRequired: true),
      ToolParameter(name: "parts", kind: .texts, summary: "", values: ["tree", "picture"]),
      ToolParameter(name: "all", kind: .flag, summary: ""),
      ToolParameter(name: "limit", kind: .count, summary: ""),
      ToolParameter(name: "threshold", kind: .number, summary: ""),
    ])

  private static func arguments(_ json: String) throws -> ToolArguments {
    try ToolArguments(JSONDecoder().decode(JSONValue.self, from: Data(json.utf8)), for: tool)
  }

  @Test func valuesOfTheirTypesAreRead() throws {
    let arguments = try Self.arguments(
      #"{"name":"card","parts":["tree"],"all":true,"limit":3,"threshold":0.5}"#)
    #expect(arguments.text("name") == "card")
    #expect(arguments.texts("parts") == ["tree"])
    #expect(arguments.flag("all"))
    #expect(arguments.count("limit") == 3)
    #expect(arguments.number("threshold") == 0.5)
  }

  @Test(arguments: [
    ("[]", "the arguments must be a JSON object"),
    ("{}", "draw needs the argument 'name'"),
    (#"{"name":null}"#, "draw needs the argument 'name'"),
    (#"{"name":1}"#, "the argument 'name' must be a string"),
    (#"{"name":"a","nmae":"b"}"#, "draw has no argument 'nmae'; it has name, parts, all, limit, threshold"),
    (#"{"name":"a","parts":"tree"}"#, "the argument 'parts' must be an array of strings out of tree, picture"),
    (#"{"name":"a","parts":["leaf"]}"#, "the argument 'parts' must be an array of strings out of tree, picture"),
    (#"{"name":"a","all":"yes"}"#, "the argument 'all' must be true or false"),
    (#"{"name":"a","limit":-1}"#, "the argument 'limit' must be a whole number from 0"),
    (#"{"name":"a","limit":1.5}"#, "the argument 'limit' must be a whole number from 0"),
    (#"{"name":"a","limit":1e300}"#, "the argument 'limit' must be a whole number from 0"),
    (#"{"name":"a","threshold":"0.5"}"#, "the argument 'threshold' must be a number"),
  ])
  func otherValuesAreExplained(json: String, message: String) {
    #expect(throws: ToolFailure(message)) { try Self.arguments(json) }
  }

  @Test(
    arguments: [
      (["a", "b"], 10, "a\nb"),
      (["aaaa", "bbbb", "cccc"], 10, "aaaa\nbbbb\n(1 more: ask)"),
      (["aaaa", "b", "c"], 4, "(3 more: ask)"),
      (["aaaaaaaaaaaaaaaaaaaaa", "b"], 20, "aaaaa…\nb"),
      ([], 10, ""),
    ] as [([String], Int, String)])
  func longTextsAreCutWithANote(lines: [String], length: Int, text: String) {
    #expect(AnswerText.limited(lines, to: length, hint: "ask") == text)
  }

  @Test func errorsOfTheCompilerAreFound() {
    let output = """
      [3/8] Compiling Cards CardView.swift
      /work/Cards/Sources/Cards/CardView.swift:3:9: error: cannot find 'x' in scope
      /work/Cards/Sources/Cards/CardView.swift:3:9: error: cannot find 'x' in scope
      /work/Cards/Sources/Cards/CardView.swift:9:1: warning: unused
      /work/Cards/Tests/T.swift:9: error: -[T.CardTests test] : XCTAssertEqual failed
      error: link command failed
      error: fatalError
      """
    #expect(
      BuildErrors.lines(of: output, in: "/work/Cards") == [
        "Sources/Cards/CardView.swift:3:9: error: cannot find 'x' in scope", "error: link command failed",
      ])
  }

  @Test func resultsOfPreviewsAreRead() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = """
      {"started":0}
      {"declaration":0,"target":"Shop","file":"Banner.swift","line":7,"name":"Sale","component":"Banner","pictures":[{"appearance":"light","file":"pictures/1.png","width":2,"height":2,"isScreen":false,"isSettled":false},{"appearance":"light","file":"pictures/2.png","width":2,"height":2,"isScreen":false,"isSettled":true}],"findings":["late"],"warnings":[],"omissions":[],"comparisons":[]}

      """
    try Data(lines.utf8).write(to: folder.appendingPathComponent("previews.jsonl"))
    let previews = try PortedPreviews.previews(in: folder.path)
    #expect(
      previews == [
        AgentPreview(
          name: "Banner: Sale", place: "Banner.swift:7",
          pictures: [AgentPreview.Picture(appearance: "light", path: folder.path + "/pictures/1.png")],
          findings: ["late"], warnings: [])
      ])
  }

  @Test func previewsOfAGalleryHaveThePicturesAtTheUsualTextSize() {
    func picture(_ cell: GalleryCell) -> GalleryPicture {
      GalleryPicture(cell: cell, file: "pictures/\(cell.name).png", width: 10, height: 10)
    }
    let card = GalleryCard(
      anchor: "Badge/new", title: "new",
      pictures: [
        picture(GalleryCell()), picture(GalleryCell(appearance: "dark")), picture(GalleryCell(textSize: "XXXL")),
        picture(GalleryCell(direction: "rtl")),
      ], source: GallerySource(path: "Sources/Badge.swift", line: 4),
      notes: [GalleryNote(.problem, "blank"), GalleryNote(.warning, "truncated"), GalleryNote(.recorded, "recorded")])
    let section = GallerySection(name: "Badge", anchor: "Badge", cards: [card])
    let gallery = Gallery(title: "Badges", summary: "", groups: [GalleryGroup(title: "Badges", sections: [section])])
    #expect(
      NativePreviews.previews(in: gallery, folder: "/page") == [
        AgentPreview(
          name: "Badge/new", place: "Sources/Badge.swift:4",
          pictures: [
            AgentPreview.Picture(appearance: "light", path: "/page/pictures/light.ltr.L.png"),
            AgentPreview.Picture(appearance: "dark", path: "/page/pictures/dark.ltr.L.png"),
          ], findings: ["blank"], warnings: ["truncated"])
      ])
  }
}
