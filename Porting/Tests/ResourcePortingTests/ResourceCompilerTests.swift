import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct ResourceCompilerTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  @Test func unchangedInputsAreNotCompiledAgain() throws {
    try folder.writeImageSet("A.xcassets/a.imageset", scales: [1])
    try folder.write(try folder.png(width: 1, height: 1), to: "bad.heic")
    let first = try folder.compile()
    let second = try folder.compile()
    #expect(first.isCompiled && !second.isCompiled)
    #expect(second.table == first.table && second.findings == first.findings)
    // A file that was written again with the same content is unchanged.
    try folder.writeImageSet("A.xcassets/a.imageset", scales: [1])
    #expect(try !folder.compile().isCompiled)
    try folder.writeImageSet("A.xcassets/b.imageset", scales: [1])
    let third = try folder.compile()
    #expect(third.isCompiled && third.table.images.map(\.name).contains("b"))
    try FileManager.default.removeItem(at: folder.sources.appendingPathComponent("A.xcassets/b.imageset"))
    #expect(try folder.compile().table == first.table)
  }

  @Test func equalInputsGiveEqualBytes() throws {
    try folder.writeImageSet("A.xcassets/a.imageset", scales: [1, 2])
    try folder.write(#""a" = "b";"#, to: "en.lproj/Localizable.strings")
    try folder.compile()
    let first = try [folder.compiled("assets.json"), folder.compiled("strings/en.json")]
    try FileManager.default.removeItem(at: folder.output)
    try folder.compile()
    #expect(try [folder.compiled("assets.json"), folder.compiled("strings/en.json")] == first)
  }

  @Test func conversionsOfUnchangedFilesAreReused() throws {
    try folder.write(#"{"images": [{"filename": "a.svg"}]}"#, to: "A.xcassets/a.imageset/Contents.json")
    try folder.write("<svg width='3' height='5'/>", to: "A.xcassets/a.imageset/a.svg")
    let first = try folder.compile()
    #expect(first.findings.isEmpty)
    #expect(first.table.images[0].variants[0].height == 5)
    let file = try #require(first.table.images[0].variants[0].file)
    try Data("converted".utf8).write(to: folder.output.appendingPathComponent(file))
    try folder.writeImageSet("A.xcassets/b.imageset", scales: [1])
    let second = try folder.compile()
    #expect(second.isCompiled)
    #expect(second.table.images.count == 2)
    #expect(try folder.compiled(file) == Data("converted".utf8))
  }

  @Test func anImageThatCannotBeDecodedIsEmptyAndReported() throws {
    try folder.write(
      #"{"images": [{"filename": "a.heic", "scale": "1x"}, {"filename": "a@2x.png", "scale": "2x"}]}"#,
      to: "A.xcassets/a.imageset/Contents.json")
    try folder.write("picture", to: "A.xcassets/a.imageset/a.heic")
    try folder.write(try folder.png(width: 20, height: 12), to: "A.xcassets/a.imageset/a@2x.png")
    let report = try folder.compile()
    let variant = report.table.images[0].variants[0]
    #expect(variant.file == nil && variant.width == 10 && variant.height == 6)
    #expect(report.findings.count == 1 && report.findings[0].file.hasSuffix("a.heic"))
    #expect(report.findings[0].reason == "it cannot be decoded: files of the type heic are not read")
    #expect(report.findings[0].remedy == "save it as PNG")
    try folder.write(Data([0x89, 0x50, 0x4E, 0x47, 1, 2]), to: "A.xcassets/a.imageset/a@2x.png")
    #expect(try folder.compile().findings.count == 2)
  }

  @Test func invalidInputCausesOneErrorAndWritesNothing() throws {
    try folder.writeImageSet("A.xcassets/a.imageset", scales: [1])
    try folder.compile()
    let before = try folder.compiled("assets.json")
    let contents = folder.sources.appendingPathComponent("A.xcassets/b.imageset/Contents.json").path
    func error(_ text: String) throws -> String? {
      try folder.write(text, to: "A.xcassets/b.imageset/Contents.json")
      do {
        try folder.compile()
        return nil
      } catch let error as ResourcePortingError {
        return error.description
      }
    }
    #expect(try error("{") == "\(contents): it is not valid JSON of the expected form; correct the file")
    #expect(
      try error(#"{"images": [{"filename": 3}]}"#)
        == "\(contents): images[0].filename is not a String; correct the file")
    #expect(
      try error(#"{"images": [{"filename": "../../secret.png"}]}"#)
        == "\(contents): the file name \"../../secret.png\" leads out of the folder; name a file beside Contents.json")
    #expect(try error(#"{"images": [{"filename": "/etc/passwd"}]}"#)?.contains("leads out of the folder") == true)
    #expect(try folder.compiled("assets.json") == before)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.root.path).count == 2)
  }

  @Test func missingAndCyclicFoldersAreErrors() throws {
    #expect(throws: ResourcePortingError.missingResource(path: folder.sources.path)) { try folder.compile() }
    try folder.write("{}", to: "A.xcassets/Group/Contents.json")
    let link = folder.sources.appendingPathComponent("A.xcassets/Group/Loop")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.sources.appendingPathComponent("A.xcassets"))
    let error = #expect(throws: ResourcePortingError.self) { try folder.compile() }
    #expect(error?.description.contains("the folder contains itself through a symbolic link") == true)
  }

  @Test func invalidColorComponentsAreErrors() throws {
    try folder.write(
      #"{"colors": [{"color": {"color-space": "srgb", "components": {"red": "abc", "green": "0", "blue": "0"}}}]}"#,
      to: "A.xcassets/a.colorset/Contents.json")
    let error = #expect(throws: ResourcePortingError.self) { try folder.compile() }
    #expect(error?.description.contains("components that are not numbers of the space srgb") == true)
  }

  @Test func damagedFontsAreReported() throws {
    let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("PortedPackage/Sources/MenuUI/Resources/Fonts")
    try folder.write(Data(contentsOf: fonts.appendingPathComponent("BistroBlocks.ttf")), to: "Fonts/Test.ttf")
    try folder.write("no font", to: "Fonts/Broken.otf")
    let findings = try folder.compile().findings
    #expect(findings.map { URL(fileURLWithPath: $0.file).lastPathComponent } == ["Broken.otf"])
    #expect(findings.allSatisfy { !$0.reason.isEmpty && !$0.reason.contains("Broken.otf") })
  }
}
