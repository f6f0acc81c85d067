import FirstFramePreviewGallery
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameComponentAssertions

/// The properties with previews that the symbols of this program name.
@Suite(.enabled(if: PreviewProperty.all(in: []) != nil, "The program has no table of symbols."))
@MainActor struct PreviewPropertyTests {
  private static let module = "ComponentAssertionsTests"

  private let properties: [PreviewProperty]

  init() throws {
    properties = try #require(PreviewProperty.all(in: [Self.module])).filter {
      $0.name.lowercased().contains("fixture")
    }
  }

  /// The states of the previews of each property that can be read.
  @Test func valuesOfAllKindsOfTypesAreRead() {
    let states = properties.filter { $0.obstacle == nil && $0.kind != .components }.compactMap { property in
      property.previews().map { (property.name, $0.map(\.state)) }
    }
    #expect(
      Dictionary(uniqueKeysWithValues: states) == [
        "GalleryFixtures.Nested.previews": ["one", "two"], "GalleryFixtures.Base.previews": ["Base"],
        "GalleryFixtures.Derived.previews": ["Derived", "Derived"],
        "GalleryFixtures.PreviewComponent.componentPreviews": ["isolated"],
        "GalleryFixtures.PreviewComponent.single": ["single"], "HiddenFixture.previews": ["private"],
        "UIPageControl.fixturePreviews": ["extension"], "UIPageControl.FixtureNamespace.previews": ["nested"],
      ])
  }

  @Test func componentsOfALibraryAreRead() throws {
    let library = try #require(properties.first { $0.kind == .components })
    #expect(library.name == "GalleryFixtures.Library.components")
    #expect(library.components()?.map(\.category) == ["Texts"])
    #expect(library.previews() == nil)
  }

  @Test func propertiesThatCannotBeReadAreNamedWithTheReason() {
    let obstacles = properties.compactMap { property in property.obstacle.map { (property.name, $0) } }
    #expect(
      Dictionary(uniqueKeysWithValues: obstacles) == [
        "GalleryFixtures.Generic.previews": "its type is generic; list its previews in a type that is not",
        "GalleryFixtures.Failing.asynchronous": "it is asynchronous; previews are values that exist at once",
      ])
  }

  @Test func anErrorOfAGetterIsNoValue() throws {
    for name in ["thrown", "thrownPreview"] {
      let property = try #require(properties.first { $0.name == "GalleryFixtures.Failing.\(name)" })
      #expect(property.obstacle == nil)
      #expect(property.previews() == nil)
    }
  }

  @Test func otherModulesHaveNone() {
    #expect(PreviewProperty.all(in: ["Foundation", "NoSuchModule"])?.isEmpty == true)
  }

  // MARK: The list

  @Test func previewsOfLibrariesComeFirstAndAreListedOnce() throws {
    var read: [String] = []
    let list = PreviewList(properties, skipping: []) { read.append($0) }
    #expect(read.first == "\(Self.module).GalleryFixtures.Library.components")
    let listed = list.previews.map(\.listed)
    #expect(listed.prefix(2).map(\.name) == ["Nested/two", "Nested/one"])
    #expect(listed.prefix(2).map(\.category) == ["Texts", "Texts"])
    #expect(listed.dropFirst(2).allSatisfy { $0.category == Self.module })
    #expect(Set(listed.map(\.name)).count == listed.count)
    #expect(list.omissions.count == 4)
  }

  @Test func aPropertyThatEndedTheProgramIsNotReadAgain() {
    let name = "\(Self.module).GalleryFixtures.Nested.previews"
    let list = PreviewList(properties, skipping: [name]) { #expect($0 != name) }
    #expect(!list.previews.map(\.listed.name).contains("Nested/one"))
  }
}
