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

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Card: View {
    var body: some View { Circle() }
  }

  @Test func previewsAreNamedForTheViewAndNotForItsModifiers() {
    let view = AnyView(Card().modifier(Plain()).padding()).previewDisplayName("card").tag(1)
    #expect(ViewPreview(view).component == "Card")
  }

  @Test func aDashedLineHasGaps() {
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 20, y: 5))
    }
    let outline = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6]))
    #expect([2, 7, 12, 17].map { outline.contains(CGPoint(x: $0, y: 5)) } == [true, false, true, false])
  }

  /// The components of a color from 0 to 255.
  private func components(_ color: HeadlessSwiftUI.Color) -> [CGFloat] {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    _ = color.uiColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { ($0 * 255).rounded() }
  }

  @Test func colorsOfOtherSpaces() {
    // 1.055 * 0.5 ^ (1 / 2.4) - 0.055 = 0.7354, and 0.001 * 12.92 * 255 = 3.3.
    #expect(components(Color(.sRGBLinear, red: 0.5, green: 0.001, blue: 1)) == [188, 3, 255])
    #expect(components(Color(.sRGBLinear, white: 0.5)) == [188, 188, 188])
    #expect(components(Color(.displayP3, white: 0.5)) == [128, 128, 128])
    #expect(components(Color(.sRGB, white: 0.5)) == [128, 128, 128])
  }

  @Test func variantsOfSymbols() {
    #expect(SymbolVariants.fill.applied(to: "heart") == "heart.fill")
    #expect(SymbolVariants.circle.fill.applied(to: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.slash.applied(to: "bell.fill") == "bell.slash.fill")
  }
}
