import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Paths, shapes and what they are filled with.
@MainActor struct ShapeTests {
  @Test func pathsAreValues() {
    var first = Path { $0.move(to: .zero) }
    let second = first
    first.addLine(to: CGPoint(x: 10, y: 10))
    #expect(second.boundingRect != first.boundingRect)
    #expect(first.boundingRect == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func shapesAreChanged() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(Rectangle().inset(by: 2).path(in: rect).boundingRect == CGRect(x: 2, y: 2, width: 16, height: 6))
    #expect(Rectangle().offset(x: 5).path(in: rect).boundingRect == CGRect(x: 5, y: 0, width: 20, height: 10))
    #expect(Rectangle().scale(0.5).path(in: rect).boundingRect == CGRect(x: 5, y: 2.5, width: 10, height: 5))
    #expect(Rectangle().size(width: 4, height: 4).path(in: rect).boundingRect.size == CGSize(width: 4, height: 4))
    // A quarter of the outline's 60 points is a part of its upper side.
    let quarter = Rectangle().trim(to: 0.25).path(in: rect).boundingRect
    #expect(abs(quarter.width - 15) < 1e-9)
    #expect(quarter.height == 0)
  }

  @Test(arguments: [
    (ProposedViewSize(width: 30, height: 20), CGSize(width: 20, height: 20)),
    (.unspecified, CGSize(width: 10, height: 10)),
  ])
  func aCircleIsRound(proposal: ProposedViewSize, size: CGSize) {
    #expect(Circle().sizeThatFits(proposal) == size)
  }

  @Test func variantsOfSymbols() {
    #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
  }
}
