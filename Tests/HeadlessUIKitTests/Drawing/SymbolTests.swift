import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameRasterizer
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
struct SymbolTests {
  private static let common = """
    star star.fill heart heart.fill chevron.left chevron.right chevron.up chevron.down xmark xmark.circle.fill \
    checkmark checkmark.circle checkmark.circle.fill plus minus plus.circle magnifyingglass gear gearshape bell \
    bell.fill person person.fill person.circle house house.fill trash pencil square.and.arrow.up arrow.left \
    arrow.right arrow.up arrow.down arrow.clockwise ellipsis line.3.horizontal info.circle \
    exclamationmark.triangle exclamationmark.triangle.fill questionmark.circle lock lock.fill eye eye.slash \
    calendar clock photo play.fill pause.fill camera cart creditcard doc.on.doc flag globe link mic paperplane \
    phone tag trophy wifi bookmark circle circle.fill square sportscourt
    """.split(separator: " ").map(String.init)

  private func view(_ name: String, _ configuration: UIImage.SymbolConfiguration? = nil) -> UIImageView {
    UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
  }

  private func bitmap(_ view: UIView) throws -> Bitmap {
    try Rasterizer(scale: 2).bitmap(of: view.layoutTree(in: RenderingEnvironment()))
  }

  /// Returns the sum of the alpha values of all pixels of a view.
  private func ink(_ view: UIView) throws -> Int {
    let bitmap = try bitmap(view)
    return bitmap.withPixels { pixels in
      (0..<bitmap.width * bitmap.height).reduce(0) { $0 + Int(PremultipliedColor(packed: pixels[$1]).alpha) }
    }
  }

  @Test func commonNamesAreSupported() {
    #expect(Self.common.filter { SymbolLibrary.design(named: $0) == nil } == [])
  }

  /// Views clip symbols to the size of their image.
  @Test func symbolsFitTheirImages() {
    for name in SymbolLibrary.names {
      guard let design = SymbolLibrary.design(named: name) else { continue }
      let outline = design.outline(stroke: SymbolDesign.strokeWidth(.black))
      let box = CGRect(x: 0, y: 0, width: design.width, height: SymbolDesign.height).insetBy(dx: -0.3, dy: -0.3)
      let extent = outline.path.controlPointBounds ?? .null
      #expect(!outline.path.isEmpty && box.contains(extent), "\(name): \(extent)")
    }
  }

  @Test func sizeFollowsTheConfiguration() {
    // At 17 points, a symbol is 20.4 points high, rounded up to half points. A chevron is 14 of 24 units wide.
    #expect(view("star").image?.size == CGSize(width: 20.5, height: 20.5))
    #expect(view("chevron.right").image?.size == CGSize(width: 12, height: 20.5))
    let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold, scale: .large)
    #expect(view("star", configuration).image?.size == CGSize(width: 31, height: 31))
    let plain = view("star")
    plain.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
    #expect(plain.intrinsicContentSize == CGSize(width: 12, height: 12))
  }

  @Test func heavierWeightsHaveMoreInk() throws {
    let inks = try UIImage.SymbolWeight.allCases.dropFirst().map {
      try ink(view("plus", UIImage.SymbolConfiguration(pointSize: 40, weight: $0)))
    }
    #expect(zip(inks, inks.dropFirst()).allSatisfy { $0 < $1 }, "\(inks)")
  }

  @Test func symbolsUseTheTintOfTheView() throws {
    let view = view("circle.fill", UIImage.SymbolConfiguration(pointSize: 40))
    view.tintColor = .red
    #expect(try bitmap(view)[48, 48].straight == Color(red: 255, green: 0, blue: 0))
    view.image = view.image?.withTintColor(.green, renderingMode: .alwaysOriginal)
    #expect(try bitmap(view)[48, 48].straight == Color(red: 0, green: 255, blue: 0))
  }

  /// At 40 points, a unit is two points or four pixels, and the holes cross the rows that are checked.
  @Test func filledSymbolsAreCutOut() throws {
    for name in ["plus.circle.fill", "checkmark.circle.fill", "xmark.circle.fill", "minus.circle.fill"] {
      let view = view(name, UIImage.SymbolConfiguration(pointSize: 40))
      let bitmap = try bitmap(view)
      #expect(bitmap[12, 48].alpha == 255 && bitmap[48, 12].alpha == 255, "\(name)")
      let row = (16..<80).map { bitmap[$0, name.hasPrefix("check") ? 62 : 48].alpha }
      #expect(row.contains(0), "\(name)")
    }
    #expect(try ink(view("eye.slash")) != ink(view("eye")))
  }

  @Test func unknownNamesHaveAPlaceholder() throws {
    let root = UIView()
    let view = view("no.such.symbol")
    root.addSubview(view)
    #expect(try ink(view) > 0)
    #expect(
      root.componentWarnings == [
        "The symbol \"no.such.symbol\" is not supported; a placeholder was drawn"
      ])
    #expect(root.layoutWarnings == root.componentWarnings, "a snapshot's verdict contains the warnings")
    view.image = UIImage(systemName: "star")
    #expect(root.componentWarnings.isEmpty)
  }
}
