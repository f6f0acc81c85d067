import FirstFrameGeometry
import Foundation
import Testing

@testable import HeadlessUIKit

/// The variants that are composed from designs, by sample points of their outlines.
struct SymbolCompositionTests {
  /// The points of a square around the grid, 0.8 units apart.
  private static let samples = (-1...31).flatMap { y in
    (-1...31).map { x in CGPoint(x: CGFloat(x) * 0.8, y: CGFloat(y) * 0.8) }
  }

  private func outline(_ name: String) throws -> Path {
    try #require(SymbolLibrary.drawing(named: name), "\(name)").outline(stroke: 1.7)
  }

  private func inside(_ path: Path) -> [CGPoint] { Self.samples.filter { path.contains($0, rule: .nonzero) } }

  @Test func mostUsedNamesAreDrawn() {
    #expect(MostUsedSymbols.all.count >= 900)
    #expect(Set(MostUsedSymbols.all).count == MostUsedSymbols.all.count)
    #expect(MostUsedSymbols.all.filter { !SymbolLibrary.isDrawn($0) } == [])
  }

  /// 4,911 of the 5,720 names of iOS 17, as the page says.
  @Test func mostNamesAreDrawn() {
    #expect(SymbolNames.all.count { SymbolLibrary.isDrawn($0) } == 4_911)
  }

  @Test(
    arguments: """
      person house folder doc tray book bookmark tag bell envelope message bubble.left camera photo video cart bag \
      creditcard gift clock alarm lock key shield heart star bolt flame drop leaf cloud moon sun.max trash \
      paintbrush hammer wrench gearshape car bus map location flag ticket dice gamecontroller \
      tennisball trophy play pause speaker mic phone eye hand.raised hand.thumbsup square circle person.2 \
      doc.on.doc bubble.left.and.bubble.right xmark.circle checkmark.seal exclamationmark.triangle
      """.split(separator: " ").map(String.init))
  func filledSymbolsHaveMoreInk(name: String) throws {
    #expect(try inside(outline("\(name).fill")).count > inside(outline(name)).count)
  }

  @Test(arguments: [
    ("chevron.left", "chevron.right"), ("arrow.left", "arrow.right"), ("arrow.uturn.left", "arrow.uturn.right"),
    ("arrow.clockwise", "arrow.counterclockwise"), ("goforward", "gobackward"), ("forward", "backward"),
    ("forward.end", "backward.end"), ("bubble.left", "bubble.right"), ("hand.point.left", "hand.point.right"),
    ("sidebar.left", "sidebar.right"), ("arrowshape.turn.up.left", "arrowshape.turn.up.right"),
    ("arrowtriangle.left", "arrowtriangle.right"), ("rotate.left", "rotate.right"),
    ("arrow.forward.circle", "arrow.backward.circle"),
  ])
  func mirroredSymbolsAreMirrors(name: String, mirror: String) throws {
    let flip = Affine(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
    let (points, mirrored) = (Set(inside(try outline(name)).map(Point.init)), try outline(mirror).transformed(by: flip))
    let others = Set(inside(mirrored).map(Point.init))
    #expect(points.symmetricDifference(others).count <= points.count / 10, "\(points.count)")
  }

  private struct Point: Hashable {
    let (x, y): (CGFloat, CGFloat)
    init(_ point: CGPoint) { (x, y) = ((point.x * 10).rounded(), (point.y * 10).rounded()) }
  }

  /// The badge covers the bottom right, and nothing else of the symbol changes.
  @Test(arguments: [
    ("folder", "folder.badge.plus"), ("doc", "doc.badge.plus"), ("calendar", "calendar.badge.minus"),
    ("person.fill", "person.fill.badge.plus"), ("clock", "clock.badge.checkmark"),
    ("person.crop.circle", "person.crop.circle.badge.xmark"),
  ])
  func badgesKeepTheSymbol(name: String, badged: String) throws {
    let isOutsideBadge = { (point: CGPoint) in point.x < 12 || point.y < 12 }
    let points = inside(try outline(name)).filter(isOutsideBadge)
    #expect(inside(try outline(badged)).filter(isOutsideBadge) == points)
    #expect(try !outline(badged).contains(CGPoint(x: 23.6, y: 23.6), rule: .nonzero))
  }

  /// `filled` keeps its first half only; the outline stays whole.
  @Test func halvesAreFilled() throws {
    let left = try outline("circle.lefthalf.filled")
    #expect(left.contains(CGPoint(x: 6, y: 12), rule: .nonzero))
    #expect(!left.contains(CGPoint(x: 18, y: 12), rule: .nonzero))
    #expect(left.contains(CGPoint(x: 21.35, y: 12), rule: .nonzero))
    let inset = try outline("rectangle.bottomthird.inset.filled")
    #expect(!inset.contains(CGPoint(x: 12, y: 9), rule: .nonzero))
    #expect(inset.contains(CGPoint(x: 12, y: 15), rule: .nonzero))
  }

  /// The signs are within the circle, whose lines are the same.
  @Test(arguments: ["xmark", "5", "50", "b", "dollarsign", "heart", "arrow.up.right", "list.bullet"])
  func circlesEncloseSigns(sign: String) throws {
    let circle = try outline("circle")
    let enclosed = try outline("\(sign).circle")
    #expect(enclosed.extent == circle.extent)
    #expect(inside(enclosed).count > inside(circle).count)
    #expect(inside(circle).allSatisfy { enclosed.contains($0, rule: .nonzero) })
  }

  /// The bubble in front is whole, and there is a gap between it and the one behind.
  @Test func layersInFrontCutThoseBehind() throws {
    let bubbles = try outline("bubble.left.and.bubble.right.fill")
    let row = (0..<240).map { bubbles.contains(CGPoint(x: CGFloat($0) / 10, y: 12.6), rule: .nonzero) }
    let changes = zip(row, row.dropFirst()).count { $0 != $1 }
    #expect(changes == 4, "two filled parts with a gap between them")
  }

  @Test func unknownNamesAreNotComposed() {
    for name in ["part.house", "nothing.circle", "circle.fill.fill", "text", "slash"] {
      #expect(SymbolLibrary.drawing(named: name) == nil, "\(name)")
    }
  }
}
