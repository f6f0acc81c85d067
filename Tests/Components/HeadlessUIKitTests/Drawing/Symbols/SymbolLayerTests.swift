import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Testing

@testable import HeadlessUIKit

/// Symbols whose layers have colors of their own.
@MainActor
struct SymbolLayerTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Shows a symbol that is 80 pixels wide and high, with `circle` at 3 to 77.
  private func view(
    _ name: String, _ configuration: UIImage.SymbolConfiguration, tint: UIColor = .black
  ) -> UIImageView {
    let size = UIImage.SymbolConfiguration(pointSize: 68)
    let view = UIImageView(image: UIImage(systemName: name, withConfiguration: size.applying(configuration)))
    view.frame = CGRect(x: 0, y: 0, width: 80, height: 80)
    view.contentMode = .center
    view.tintColor = tint
    return view
  }

  /// Returns the most frequent colors: those at edges have few pixels.
  private func colors(_ view: UIImageView, _ count: Int = 1) throws -> Set<Color> {
    let bitmap = try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 1)))
    var colors: [Color: Int] = [:]
    for y in 0..<80 { for x in 0..<80 { colors[bitmap[x, y].straight, default: 0] += 1 } }
    let inked = colors.filter { $0.key.alpha > 0 }.sorted { $0.value > $1.value }
    return Set(inked.prefix(count).map(\.key))
  }

  private func color(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }

  @Test func aPaletteColorsASignAndItsEnclosure() throws {
    let found = try colors(view("xmark.circle.fill", .init(paletteColors: [red, blue])), 2)
    #expect(found == [color(255, 0, 0), color(0, 0, 255)])
  }

  @Test func theSignInAFilledEnclosureIsDrawnInItsColorAndNotCutOut() throws {
    let view = view("xmark.circle.fill", .init(paletteColors: [red, blue]))
    let bitmap = try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 1)))
    #expect(bitmap[40, 40].straight == color(255, 0, 0))
    #expect(bitmap[40, 12].straight == color(0, 0, 255))
  }

  /// Below a badge, the sign is the second layer and its enclosure the third one. In two colors, both have the second one,
  /// and the sign is cut out.
  @Test(arguments: ["checkmark.circle.badge.xmark.fill", "checkmark.circle.badge.questionmark.fill"])
  func theSignBesideABadgeIsNeverHidden(name: String) throws {
    let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    let drawing = try #require(SymbolLibrary.drawing(named: name))
    func pixels(_ configuration: UIImage.SymbolConfiguration) throws -> [Color] {
      let view = view(name, configuration)
      let bitmap = try Rasterizer(scale: 1).bitmap(of: view.layoutTree(in: RenderingEnvironment(scale: 1)))
      // The circle above the sign, the lower corner of the sign, and the edge of the badge.
      return [bitmap[36, 8], bitmap[33, 48], bitmap[59, 72]].map(\.straight)
    }
    #expect(drawing.hasKnownLevels)
    #expect(
      try pixels(.init(paletteColors: [red, blue, green])) == [color(0, 255, 0), color(0, 0, 255), color(255, 0, 0)])
    #expect(try pixels(.init(paletteColors: [red, blue])) == [color(0, 0, 255), .clear, color(255, 0, 0)])
  }

  @Test func aPartOfASymbolKeepsTheColorsOfItsLayers() throws {
    let view = view("xmark.circle.fill", .init(paletteColors: [red, blue]))
    view.layer.contentsRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    #expect(try colors(view, 2) == [color(255, 0, 0), color(0, 0, 255)])
  }

  @Test func aPartOfASymbolInOneColorKeepsThatColor() throws {
    let view = view("xmark.circle.fill", .init(paletteColors: [red, blue]))
    view.image = view.image?.withTintColor(blue, renderingMode: .alwaysOriginal)
    view.layer.contentsRect = CGRect(x: 0.25, y: 0, width: 0.5, height: 0.5)
    #expect(try colors(view) == [color(0, 0, 255)])
  }

  @Test func aBadgeIsThePrimaryLayer() throws {
    let found = try colors(view("folder.badge.plus", .init(paletteColors: [red, blue])), 2)
    #expect(found == [color(255, 0, 0), color(0, 0, 255)])
  }

  @Test func aHierarchyHasHalfTheOpacityAtItsSecondLevel() throws {
    let found = try colors(view("xmark.circle.fill", .init(hierarchicalColor: red)), 2)
    // The sign is drawn over the area.
    #expect(found == [color(255, 0, 0), color(255, 0, 0, 128)])
  }

  @Test func theLastColorOfAPaletteIsThatOfAllFurtherLayers() throws {
    let found = try colors(view("person.2.fill", .init(paletteColors: [red])))
    #expect(found == [color(255, 0, 0)])
  }

  @Test func aSymbolWithOneLayerHasThePrimaryColor() throws {
    let view = view("star.fill", .init(hierarchicalColor: red))
    #expect(try colors(view) == [color(255, 0, 0)])
    #expect(view.layoutWarnings == [])
  }

  @Test func monochromeReplacesAnEarlierPalette() throws {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [red, blue]).applying(
      UIImage.SymbolConfiguration.preferringMonochrome())
    #expect(try colors(view("xmark.circle.fill", configuration, tint: blue)) == [color(0, 0, 255)])
  }

  @Test func monochromeReplacesThePaletteOfAnImage() throws {
    let view = view("xmark.circle.fill", .init(paletteColors: [red, blue]), tint: blue)
    view.image = view.image?.applyingSymbolConfiguration(.preferringMonochrome())
    #expect(try colors(view) == [color(0, 0, 255)])
  }

  @Test func aTemplateIsDrawnInTheTint() throws {
    let view = view("xmark.circle.fill", .init(paletteColors: [red, blue]), tint: blue)
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    #expect(try colors(view) == [color(0, 0, 255)])
  }

  @Test(arguments: ["camera", "wifi.slash", "calendar", "cloud.sun.rain"]) func aSymbolWithUnknownLayersWarns(
    name: String
  ) {
    let view = view(name, .init(hierarchicalColor: red))
    _ = view.layoutTree(in: RenderingEnvironment())
    #expect(
      view.layoutWarnings == [
        "The symbol \"\(name)\" with `hierarchical` rendering is drawn in one color: its layers are not known"
      ])
  }

  @Test func multicolorWarns() {
    let view = view("star.fill", .preferringMulticolor())
    _ = view.layoutTree(in: RenderingEnvironment())
    #expect(
      view.layoutWarnings == [
        "The symbol \"star.fill\" with `multicolor` rendering is drawn in one color: its own colors are not known"
      ])
  }

  @Test func theLayersTogetherCoverWhatTheSymbolCovers() throws {
    for name in [
      "plus.circle", "folder.badge.plus", "person.2.fill", "cloud.sun", "doc.on.doc", "person.fill.checkmark",
    ] {
      let drawing = try #require(SymbolLibrary.drawing(named: name))
      let layers = drawing.outlinesByLevel(stroke: 1.7).compactMap(\.extent)
      let whole = try #require(drawing.outline(stroke: 1.7).extent)
      #expect(layers.reduce(layers[0]) { $0.union($1) } == whole, "\(name)")
      #expect(layers.count > 1, "\(name)")
    }
  }
}
