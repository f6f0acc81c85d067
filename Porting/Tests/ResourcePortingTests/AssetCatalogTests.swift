import FirstFrameCompiledResources
import FirstFrameImaging
import FirstFrameResourcePorting
import Foundation
import Testing

@Suite struct AssetCatalogTests {
  let folder: ResourceFolder

  init() throws {
    folder = try ResourceFolder()
  }

  @Test func imagesHaveTheirSizeInPointsAtEveryScale() throws {
    try folder.writeImageSet("A.xcassets/logo.imageset", scales: [1, 2, 3])
    let image = try #require(try folder.compile().table.images.first)
    #expect(image.name == "logo")
    #expect(image.intent == nil)
    #expect(image.variants.map(\.traits.scale) == [1, 2, 3])
    #expect(image.variants.allSatisfy { $0.width == 10 && $0.height == 6 })
    let bitmap = try Bitmap(pngData: folder.compiled(try #require(image.variants[1].file)))
    #expect(bitmap.width == 20)
    #expect(bitmap.height == 12)
  }

  @Test func variantsHaveAppearanceContrastIdiomAndLanguage() throws {
    try folder.write(
      """
      {"images": [
        {"idiom": "universal", "filename": "a.png"},
        {"idiom": "ipad", "filename": "a.png", "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"idiom": "universal", "filename": "a.png", "language-direction": "right-to-left", "locale": "fr",
         "display-gamut": "display-P3", "width-class": "compact", "height-class": "regular",
         "appearances": [{"appearance": "contrast", "value": "high"}]},
        {"idiom": "universal", "filename": "a.png", "memory": "1GB"}, {"idiom": "universal", "scale": "2x"}]}
      """, to: "A.xcassets/logo.imageset/Contents.json")
    try folder.write(try folder.png(width: 4, height: 4), to: "A.xcassets/logo.imageset/a.png")
    let variants = try #require(try folder.compile().table.images.first?.variants)
    #expect(variants.count == 3)
    #expect(variants[0].traits == AssetTraits())
    #expect(variants[1].traits.idiom == "ipad")
    #expect(variants[1].traits.appearance == "dark")
    #expect(variants[2].traits.isHighContrast == true)
    #expect(variants[2].traits.language == "fr")
    #expect(variants[2].traits.direction == "right-to-left")
    #expect(variants[2].traits.gamut == "display-P3")
    #expect(variants[2].traits.widthClass == "compact")
    #expect(variants[2].traits.heightClass == "regular")
    // Equal files are stored once.
    #expect(Set(variants.map(\.file)).count == 1)
  }

  @Test func slicingAndAlignmentAreInPoints() throws {
    try folder.write(
      """
      {"images": [{"idiom": "universal", "scale": "2x", "filename": "a.png",
        "alignment-insets": {"top": 2, "left": 4, "bottom": 6, "right": 8},
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
                     "cap-insets": {"top": 8, "left": 6, "bottom": 4, "right": 2}}}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "A.xcassets/frame.imageset/Contents.json")
    try folder.write(try folder.png(width: 20, height: 20), to: "A.xcassets/frame.imageset/a.png")
    let image = try #require(try folder.compile().table.images.first)
    #expect(image.intent == "template")
    #expect(image.variants[0].slicing == ImageAsset.Slicing(insets: [4, 3, 2, 1], isTiled: true))
    #expect(image.variants[0].alignmentInsets == [1, 2, 3, 4])
  }

  @Test func namespacesArePartOfNames() throws {
    try folder.write(#"{"properties": {"provides-namespace": true}}"#, to: "A.xcassets/Icons/Contents.json")
    try folder.write(#"{"info": {"version": 1}}"#, to: "A.xcassets/Plain/Contents.json")
    try folder.writeImageSet("A.xcassets/Icons/Small/home.imageset", scales: [1])
    try folder.writeImageSet("A.xcassets/Plain/away.imageset", scales: [1])
    #expect(try folder.compile().table.images.map(\.name) == ["Icons/home", "away"])
  }

  private static let notations: [(String, Double)] = [
    (#""0.5""#, 0.5), (#""128""#, 0.501961), (#""0x80""#, 0.501961), ("0.5", 0.5), (#""1.000""#, 1),
    (#""255""#, 1), (#""0xFF""#, 1), (#""0""#, 0), (#""1""#, 0.003922), (#""1.25""#, 1.25),
  ]

  @Test(arguments: notations)
  func componentsHaveThreeNotations(text: String, expected: Double) throws {
    try writeColor(
      #"{"color-space": "srgb", "components": {"red": \#(text), "green": "0", "blue": "0.0", "alpha": "0.25"}}"#)
    let components = try #require(try folder.compile().table.colors.first?.variants.first?.components)
    #expect(abs(components[0] - expected) < 0.0001)
    #expect(components[1...] == [0, 0, 0.25])
  }

  @Test func colorsAreConvertedToSRGB() throws {
    try writeColor(
      #"{"color-space": "display-p3", "components": {"red": "1", "green": "1", "blue": "1", "alpha": "1"}}"#)
    try writeColor(
      #"{"color-space": "display-p3", "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1"}}"#,
      name: "wide")
    try writeColor(#"{"color-space": "gray-gamma-22", "components": {"white": "0.5", "alpha": "1.000"}}"#, name: "gray")
    try writeColor(#"{"platform": "ios", "reference": "systemBlueColor"}"#, name: "system")
    let colors = try folder.compile().table.colors
    #expect(colors.map(\.name) == ["brand", "gray", "system", "wide"])
    #expect(colors[1].variants[0].components == [0.5, 0.5, 0.5, 1])
    #expect(colors[2].variants[0].systemName == "systemBlueColor")
    #expect(colors[2].variants[0].components == nil)
    let wide = try #require(colors[3].variants[0].components)
    // The red of Display P3 is outside sRGB, so its components exceed 0...1.
    #expect(abs(wide[0] - 1.0930) < 0.001)
    #expect(wide[1] < 0)
    #expect(wide[2] < 0)
  }

  @Test func dataSetsAreCopied() throws {
    try folder.write(
      #"{"data": [{"idiom": "universal", "filename": "a.json", "universal-type-identifier": "public.json"}]}"#,
      to: "A.xcassets/config.dataset/Contents.json")
    try folder.write("{}", to: "A.xcassets/config.dataset/a.json")
    let asset = try #require(try folder.compile().table.data.first)
    #expect(asset.name == "config")
    #expect(asset.variants[0].typeIdentifier == "public.json")
    #expect(try folder.compiled(asset.variants[0].file) == Data("{}".utf8))
  }

  @Test func imagesOutsideCatalogsAreCompiled() throws {
    try folder.write(try folder.png(width: 4, height: 4), to: "photo.png")
    try folder.write(try folder.png(width: 8, height: 8), to: "photo@2x.png")
    try folder.write(try folder.png(width: 8, height: 8), to: "photo@2x~ipad.png")
    let image = try #require(try folder.compile().table.images.first)
    #expect(image.name == "photo")
    #expect(image.variants.allSatisfy { $0.width == 4 })
    #expect(image.variants.compactMap(\.traits.idiom) == ["ipad"])
  }

  @Test func incompleteSetsAreReported() throws {
    try folder.writeImageSet("A.xcassets/a.imageset", scales: [1])
    try folder.writeImageSet("B.xcassets/a.imageset", scales: [1])
    try folder.write(try folder.png(width: 4, height: 4), to: "A.xcassets/b.imageset/b.png")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "missing.png"}]}"#, to: "A.xcassets/c.imageset/Contents.json")
    try folder.write("{}", to: "A.xcassets/d.textureset/Contents.json")
    try folder.write("{}", to: "A.xcassets/AppIcon.appiconset/Contents.json")
    let report = try folder.compile()
    #expect(report.table.images.map(\.name) == ["a", "c"])
    #expect(report.findings.count == 4)
    let texts = report.findings.map(\.description).joined(separator: "\n")
    #expect(texts.contains("b.imageset: it has no Contents.json"))
    #expect(texts.contains("c.imageset: its file \"missing.png\" does not exist; add the file"))
    #expect(texts.contains("d.textureset: the asset type .textureset is not supported"))
    #expect(texts.contains("B.xcassets/a.imageset: another image of the target is named \"a\""))
  }

  private func writeColor(_ color: String, name: String = "brand") throws {
    try folder.write(
      #"{"colors": [{"idiom": "universal", "color": \#(color)}, {"idiom": "universal"}]}"#,
      to: "A.xcassets/\(name).colorset/Contents.json")
  }
}
