import FirstFramePreviewGallery
import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFramePackagePorting

@Suite struct PortConfigurationTests {
  @Test func aMissingFileIsNamed() {
    let file = URL(fileURLWithPath: "/nowhere/firstframe.json")
    let error = #expect(throws: PortError.self) { try PortConfiguration(contentsOf: file) }
    #expect(error?.description == "/nowhere/firstframe.json: there is no such file; name another --config")
  }

  @Test func fontsArePassedToTheProgramsThatDraw() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"device": "iPhone13", "fonts": ["Fonts/None.ttf"]}"#, to: "firstframe.json")
    let file = URL(fileURLWithPath: path)
    let error = #expect(throws: PortError.self) {
      try PortConfiguration(contentsOf: file).environment(ofPackage: folder.url, in: file)
    }
    #expect(
      error?.description.hasPrefix("\(path): at fonts[0]: \(folder.path("Fonts/None.ttf")): there is no such file")
        == true)
    try folder.write(#"{"device": "iPhone13"}"#, to: "firstframe.json")
    // An empty list, so that the program does not read a file that --config does not name.
    #expect(
      try PortConfiguration(contentsOf: file).environment(ofPackage: folder.url, in: file)
        == ["FIRSTFRAME_DEVICE": "iPhone13", "FIRSTFRAME_FONTS": "[]"])
  }

  @Test func aMistakeInTheFontsIsNamedWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"fonts": ["A", {"name": "B", "digest": "C"}]}"#, to: "firstframe.json")
    let error = #expect(throws: PortError.self) { try PortConfiguration(contentsOf: URL(fileURLWithPath: path)) }
    #expect(
      error?.description == "\(path): at fonts[1]: unknown key \"digest\"; expected name or path, and sha256")
  }

  @Test func theGalleryIsRead() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(##"{"gallery": {"title": "Orders", "accent": "#0A7AFF"}}"##, to: "firstframe.json")
    let configuration = try PortConfiguration(contentsOf: URL(fileURLWithPath: path))
    #expect(configuration.gallery == GalleryConfiguration(title: "Orders", accent: AccentColor("#0A7AFF")))
  }

  @Test func aMistakeInTheGalleryIsNamedWithItsKey() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(#"{"gallery": {"accent": "blue"}}"#, to: "firstframe.json")
    let error = #expect(throws: PortError.self) { try PortConfiguration(contentsOf: URL(fileURLWithPath: path)) }
    #expect(error?.description.hasPrefix("\(path): at gallery.accent: \"blue\" is not a color") == true)
  }
}
