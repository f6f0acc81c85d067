import FirstFrameImaging
import FirstFrameProgramTesting
import Foundation
import Testing

struct RenderCommandTests {
  private let temporary: TemporaryFolder
  private var folder: URL { temporary.url }

  init() throws {
    temporary = try TemporaryFolder()
  }

  private func run(scene: String?, _ arguments: String...) throws -> (status: Int32, output: String, error: String) {
    let file = folder.appendingPathComponent("scene.json")
    if let scene { try Data(scene.utf8).write(to: file) }
    return try Program.firstframe.run(["render", file.path] + arguments)
  }

  private var picture: String { folder.appendingPathComponent("out.png").path }

  private let scene = ##"{"name":"Card","frame":[0,0,40,20],"background":"#0B5FFF"}"##

  @Test(arguments: [("1", 40), ("2", 80), ("3", 120)])
  func writesAPictureAtTheScale(scale: String, width: Int) throws {
    let result = try run(scene: scene, "-o", picture, "--scale", scale)
    #expect(result.status == 0)
    #expect(result.output.isEmpty)
    #expect(result.error.isEmpty)
    let bitmap = try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: picture)))
    #expect(bitmap.width == width)
    #expect(bitmap[0, 0].straight == Color(red: 0x0B, green: 0x5F, blue: 0xFF))
  }

  @Test func drawsAnImageFileFromTheScenesFolder() throws {
    var dot = Bitmap(size: try PixelSize(width: 2, height: 1))
    dot[0, 0] = PremultipliedColor(Color(red: 255, green: 0, blue: 0))
    dot[1, 0] = PremultipliedColor(Color(red: 0, green: 0, blue: 255))
    try dot.pngData().write(to: folder.appendingPathComponent("dot.png"))
    let scene = #"{"frame":[0,0,2,1],"image":{"file":"dot.png"}}"#
    #expect(try run(scene: scene, "-o", picture, "--scale", "1").status == 0)
    #expect(try Bitmap(pngData: Data(contentsOf: URL(fileURLWithPath: picture))) == dot)
    #expect(try run(scene: scene, "--format", "layout").output == "- 0,0 2x1 image \"dot.png\"\n")
  }

  @Test func anImageOutsideTheScenesFolderIsNotReadEvenThroughALink() throws {
    let outside = folder.appendingPathExtension("outside.png")
    try Bitmap(size: PixelSize(width: 1, height: 1)).pngData().write(to: outside)
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("link.png"), withDestinationURL: outside)
    let result = try run(scene: #"{"name":"A","frame":[0,0,2,1],"image":{"file":"link.png"}}"#, "-o", picture)
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains("A: the image \"link.png\" lies outside"), "\(result.error)")
  }

  @Test func timingsArePrintedAsOneJSONObject() throws {
    let result = try run(scene: scene, "--timing", "--repeat", "3")
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Double]
    #expect(object.map { Set($0.keys) } == ["layout", "render", "encode", "bytes"])
    #expect(try run(scene: scene, "--timing", "--repeat", "0").status == 2)
  }

  @Test func printsTheDumps() throws {
    #expect(try run(scene: scene, "--format", "layout").output == "Card 0,0 40x20 background #0B5FFF\n")
    #expect(try run(scene: scene, "--format", "text").output == "┌────┐\n└────┘\n")
  }

  /// Invalid input causes one error that names the file and the position, with status 2, and nothing is written.
  @Test(
    arguments: [
      ("{", "scene.json: not JSON: line 1, column 2"),
      (#"{"frame":[0,0,1,1],"colour":1}"#, #"scene.json: $: unknown key "colour""#),
      (#"{"frame":[0,0,-4,1]}"#, "scene.json: $.frame: expected a width of 0 or more, found -4"),
      (#"{"name":"Big","frame":[0,0,1000000000,1000000000]}"#, "scene.json: Big: a picture of 1000000000 x 1000000000"),
      (#"{"name":"Nothing","frame":[0,0,0,0]}"#, "scene.json: Nothing: a picture of 0 x 0 pixels has nothing to show"),
      (#"{"name":"A","frame":[0,0,1,1],"image":{"file":"x.png"}}"#, #"scene.json: A: there is no image "x.png""#),
      (
        #"{"name":"A","frame":[0,0,1,1],"image":{"file":"../x.png"}}"#,
        #"scene.json: A: the image "../x.png" lies outside"#
      ),
      (#"{"name":"A","frame":[0,0,1,1],"image":{"file":"/etc/hosts"}}"#, #"A: the image "/etc/hosts" lies outside"#),
      (
        #"{"name":"A","frame":[0,0,1,1],"image":{"file":"scene.json"}}"#,
        #"A: the image "scene.json" is not a PNG file"#
      ),
    ])
  func invalidInputCausesOneErrorThatNamesTheFileAndThePosition(scene: String, message: String) throws {
    let result = try run(scene: scene, "-o", picture)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.error.contains(message), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }

  @Test(
    arguments: [
      (["render"], "Missing expected argument '<scene>'"),
      (["render", "/nowhere.json", "-o", "x.png"], "/nowhere.json: there is no such file"),
      (["rendr"], "there is no command 'rendr'; did you mean `firstframe render`?"),
    ])
  func usageErrorsExplainWhatToType(arguments: [String], message: String) throws {
    let result = try Program.firstframe.run(arguments)
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
  }

  @Test func anUnwritableFolderIsAnErrorThatNamesIt() throws {
    let result = try run(scene: scene, "-o", folder.path + "/missing/out.png")
    #expect(result.status == 2)
    #expect(result.error.contains("missing/out.png: cannot be written"))
  }

  @Test func onlyRegularFilesAreOverwrittenAndNeverTheScene() throws {
    let sceneFile = folder.appendingPathComponent("scene.json").path
    let link = folder.appendingPathComponent("link.json").path
    let pipe = folder.appendingPathComponent("pipe").path
    mkfifo(pipe, 0o600)
    _ = try run(scene: scene)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: sceneFile)
    for (target, reason) in [
      (sceneFile, "is the scene itself"), (link, "is the scene itself"), (folder.path, "is a folder"),
      (pipe, "is not a regular file"), ("", "expected the name of a file"),
    ] {
      let result = try run(scene: scene, "-o", target)
      #expect(result.status == 2, "\(target): \(result.error)")
      #expect(result.error.contains(reason), "\(target): \(result.error)")
      #expect(try String(contentsOfFile: sceneFile, encoding: .utf8) == scene)
    }
  }

  @Test func textOfAnUnknownFontFamilyIsDrawnInTheBuiltInTypefaceWithAWarning() throws {
    let scene = #"{"frame":[0,0,90,20],"text":{"string":"a","font":{"family":"Comic"}}}"#
    let result = try run(scene: scene, "-o", picture)
    #expect(result.status == 0)
    #expect(result.error.contains(#"scene.json: no face of the family "Comic" is registered"#), "\(result.error)")
  }

  @Test(
    arguments: [["--format", "png"], ["--format", "layout"], ["--format", "text"]])
  func charactersWithoutGlyphsCauseWarningsWithTheirNodeForPicturesAndDumps(format: [String]) throws {
    let scene = #"{"name":"Card","frame":[0,0,90,20],"text":{"string":"a\u0E01"}}"#
    let file = folder.appendingPathComponent("scene.json")
    try Data(scene.utf8).write(to: file)
    let result = try Program.firstframe.run(["render", file.path, "-o", picture] + format)
    #expect(result.status == 0)
    #expect(
      result.error.hasSuffix(
        "scene.json: Card: no registered face has U+0E01 THAI CHARACTER KO KAI; a box with the code point is drawn instead\n"
      ))
    #expect(result.error.hasPrefix("warning: "))
    #expect(result.error.split(separator: "\n").count == 1)
  }

  @Test func anInvalidFontFileIsAnErrorThatNamesIt() throws {
    let font = folder.appendingPathComponent("bad.ttf").path
    try Data("no font".utf8).write(to: URL(fileURLWithPath: font))
    for path in [font, folder.path + "/none.ttf", folder.path] {
      let result = try run(scene: scene, "-o", picture, "--font", path)
      #expect(result.status == 2, "\(result.error)")
      #expect(result.error.contains("\(path): "), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
      #expect(!FileManager.default.fileExists(atPath: picture))
    }
  }

  @Test(arguments: ["0", "-1", "nan", "1000"])
  func anInvalidScaleIsAnError(scale: String) throws {
    let result = try run(scene: scene, "-o", picture, "--scale=\(scale)")
    #expect(result.status == 2, "\(result.error)")
    #expect(result.error.contains("scale"), "\(result.error)")
  }
}
