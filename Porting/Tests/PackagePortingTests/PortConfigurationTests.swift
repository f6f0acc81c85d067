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
