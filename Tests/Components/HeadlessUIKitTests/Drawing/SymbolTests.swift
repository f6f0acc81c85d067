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
    #expect(Self.common.filter { !SymbolLibrary.isDrawn($0) } == [])
  }

  /// The symbols that apps asked for in pictures of a simulator.
  private static let requested = """
    soccerball arrowtriangle.up.fill arrowtriangle.down.fill flame flame.fill dollarsign.circle shield.checkered \
    shield.lefthalf.fill sportscourt.fill doc.on.doc.fill doc.on.clipboard square.grid.3x3.fill square.stack.3d.up \
    shield.lefthalf.filled.badge.checkmark basketball basketball.fill baseball baseball.fill football volleyball \
    tennisball tennis.racket gift.fill line.3.horizontal.decrease.circle.fill dot.radiowaves.left.and.right \
    message.circle.fill envelope.circle.fill banknote rectangle.portrait.and.arrow.right ticket gamecontroller \
    arrow.right.square person.crop.circle dice list.bullet.rectangle arrow.up.circle.fill arrow.2.circlepath \
    figure.golf figure.soccer lightbulb.fill iphone phone.badge.checkmark camera.circle
    """.split(separator: " ").map(String.init)

  @Test func requestedNamesAreDrawn() {
    #expect(Self.requested.filter { !SymbolLibrary.isDrawn($0) } == [])
  }

  /// Every symbol is drawn within a little more than its grid, at all weights.
  @Test func symbolsHaveAPlausibleExtent() {
    let grid = CGRect(x: -1.6, y: -1.6, width: 27.2, height: 27.2)
    for name in SymbolLibrary.designNames {
      let design = SymbolLibrary.design(named: Substring(name))
      for drawing in [design?.plain, design?.filled] {
        let stroke = SymbolDesign.strokeWidth(.black)
        let extent = drawing?.skeletonBounds?.insetBy(dx: -stroke / 2, dy: -stroke / 2) ?? .null
        #expect(grid.contains(extent), "\(name): \(extent)")
        #expect(max(extent.width, extent.height) > 10, "\(name): \(extent)")
      }
    }
  }

  /// Sizes that were measured at two pixels per point: UIKit Facts, section 23. `chevron` and `xmark` were measured as
  /// ink, at three pixels per point: 10.0 x 18.7 and 17.3 wide at the large scale.
  @Test func sizesAreThoseOfADevice() throws {
    func size(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ scale: UIImage.SymbolScale) -> CGSize?
    {
      view(name, UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)).image?.size
    }
    for name in ["clock", "plus.circle.fill", "checkmark.circle.fill"] {
      #expect(view(name).image?.size == CGSize(width: 20, height: 19), "\(name)")
    }
    #expect(view("calendar").image?.size == CGSize(width: 21, height: 17.5))
    #expect(view("multiply").image?.size == CGSize(width: 15.5, height: 13.5))
    #expect(view("circlebadge").image?.size == CGSize(width: 16, height: 15))
    #expect(size("calendar", 18, .medium, .large) == CGSize(width: 29, height: 25))
    for name in ["clock", "clock.fill", "plus.circle.fill"] {
      #expect(size(name, 18, .medium, .large) == CGSize(width: 27.5, height: 27.5), "\(name)")
    }
    #expect(size("trash", 17, .medium, .large) == CGSize(width: 24, height: 28))
    #expect(size("plus.circle.fill", 56, .regular, .medium)?.width == 66)
    let large = 17 * 1.28 * 25 / 512
    for (name, width, height) in [("xmark", 17.3, 17.3), ("chevron.left", 10, 18.7), ("chevron.right", 10, 18.7)] {
      let extent = try #require(SymbolLibrary.drawing(named: name)?.outline(stroke: 1.7).extent)
      #expect(abs(Double(extent.width) * large - width) < 0.2)
      #expect(abs(Double(extent.height) * large - height) < 0.2)
    }
    let plain = view("plus.circle.fill")
    plain.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 56)
    #expect(plain.intrinsicContentSize.width == 66)
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

  /// The holes cross the rows that are checked.
  @Test func filledSymbolsAreCutOut() throws {
    for name in ["plus.circle.fill", "checkmark.circle.fill", "xmark.circle.fill", "minus.circle.fill"] {
      let view = view(name, UIImage.SymbolConfiguration(pointSize: 40))
      let bitmap = try bitmap(view)
      #expect(bitmap[14, bitmap.height / 2].alpha == 255, "\(name)")
      #expect(bitmap[bitmap.width / 2, 12].alpha == 255, "\(name)")
      #expect((16..<76).contains { bitmap[$0, bitmap.height / 2].alpha == 0 }, "\(name)")
    }
    #expect(try ink(view("eye.slash")) != ink(view("eye")))
  }

  /// Names that do not exist are `nil`; names that exist, but are not drawn, have a placeholder.
  @Test func unknownNames() throws {
    for name in ["no.such.symbol", "star_fill", "", "stern", "star.", "heart.fill "] {
      #expect(UIImage(systemName: name) == nil, "\(name)")
    }
    let root = UIView()
    let view = view("gearshift.layout.sixspeed")
    let size = try #require(view.image?.size)
    #expect(size.width >= 18)
    #expect(size.width <= 21)
    #expect(size.height >= 17)
    #expect(size.height <= 20)
    root.addSubview(view)
    #expect(try ink(view) > 0)
    #expect(
      root.componentWarnings == [
        "The symbol \"gearshift.layout.sixspeed\" is not supported; a placeholder was drawn"
      ])
    #expect(root.layoutWarnings == root.componentWarnings, "a snapshot's verdict contains the warnings")
    view.image = UIImage(systemName: "star")
    #expect(root.componentWarnings.isEmpty)
  }
}
