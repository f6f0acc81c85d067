import FirstFrameProgramTesting
import Foundation
import Testing

@testable import FirstFramePreviewGallery

/// The key `gallery` of `firstframe.json`.
@Suite struct GalleryConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func titleAndAccentAreRead() throws {
    try folder.write(##"{"gallery": {"title": "Badges & more", "accent": "#0A7AFF"}}"##, to: "firstframe.json")
    let configuration = try GalleryConfiguration(ofPackage: folder.path)
    #expect(configuration.title == "Badges & more")
    #expect(configuration.accent == AccentColor("#0a7aff"))
  }

  @Test(arguments: [nil, "{}", #"{"device": "iPhone13", "unknown": 1}"#, #"{"gallery": {}}"#])
  func everythingIsOptional(file: String?) throws {
    if let file { try folder.write(file, to: "firstframe.json") }
    #expect(try GalleryConfiguration(ofPackage: folder.path) == GalleryConfiguration())
  }

  /// Files with mistakes, and the message after the path.
  static let mistakes: [(file: String, message: String)] = [
    (
      ##"{"gallery": {"accent": "blue"}}"##,
      ##"at gallery.accent: "blue" is not a color; expected # and six hexadecimal digits, such as "#0A7AFF""##
    ),
    (
      ##"{"gallery": {"accent": "#12345"}}"##,
      ##"at gallery.accent: "#12345" is not a color; expected # and six hexadecimal digits, such as "#0A7AFF""##
    ),
    (
      #"{"gallery": {"title": "  "}}"#,
      "at gallery.title: expected a title, found only spaces; remove the key to use the name of the package"
    ),
    (#"{"gallery": {"titel": "A"}}"#, #"at gallery: unknown key "titel"; expected one of title, accent"#),
  ]

  @Test(arguments: mistakes.indices) func mistakesAreNamedWithTheirKey(index: Int) throws {
    let (file, message) = Self.mistakes[index]
    let path = try folder.write(file, to: "firstframe.json")
    let error = #expect(throws: GalleryConfigurationError.self) { try GalleryConfiguration(ofPackage: folder.path) }
    #expect(error?.description == "\(path): \(message)")
  }

  @Test(arguments: [#"{"gallery": 1}"#, #"{"gallery": {"title": 1}}"#, "{"]) func otherJSONIsAnError(file: String)
    throws
  {
    let path = try folder.write(file, to: "firstframe.json")
    let error = #expect(throws: GalleryConfigurationError.self) { try GalleryConfiguration(ofPackage: folder.path) }
    #expect(error?.description.hasPrefix("\(path): ") == true)
  }
}
