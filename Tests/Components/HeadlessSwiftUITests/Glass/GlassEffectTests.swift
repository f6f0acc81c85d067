import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Glass behind views.
@MainActor struct GlassEffectTests {
  private struct Row: View {
    let spacing: CGFloat?
    let gap: CGFloat

    var body: some View {
      GlassEffectContainer(spacing: spacing) {
        HStack(spacing: gap) {
          ForEach(0..<2) { _ in Color.clear.frame(width: 40, height: 40).glassEffect() }
        }
      }
    }
  }

  /// The frames of the glass that each view draws, in its own space.
  private func glass(_ view: some View) -> [[CGRect]] {
    let screen = Screen(view, .iOS26)
    let tree = screen.controller.layoutTree(in: screen.environment)
    var found: [[CGRect]] = []
    func collect(_ node: LayoutNode) {
      let surfaces = node.children.filter { $0.backdrop != nil }
      if !surfaces.isEmpty { found.append(surfaces.map(\.frame)) }
      node.children.forEach(collect)
    }
    collect(tree)
    return found
  }

  private static let own = CGRect(x: 0, y: 0, width: 40, height: 40)

  @Test func aContainerJoinsNearGlass() {
    #expect(glass(Row(spacing: 20, gap: 8)) == [[CGRect(x: 0, y: 0, width: 88, height: 40)]])
    #expect(glass(Row(spacing: 20, gap: 20)) == [[Self.own], [Self.own]])
    #expect(glass(Row(spacing: nil, gap: 8)) == [[Self.own], [Self.own]])
  }

  @Test func glassIsOpaqueIfTransparencyIsReduced() {
    let view = Color.clear.frame(width: 40, height: 40).glassEffect()
    #expect(glass(view) == [[Self.own]])
    #expect(glass(view.environment(\.accessibilityReduceTransparency, true)).isEmpty)
  }

  @Test func sheetsAreOnGlassIfTheyFloat() throws {
    func background(_ detent: PresentationDetent, _ version: SystemVersion) throws -> UIColor? {
      let screen = Screen(
        Text(verbatim: "a").sheet(isPresented: .constant(true)) {
          Text(verbatim: "sheet").presentationDetents([detent])
        }, version)
      return try #require(screen.controller.presentedViewController).view.backgroundColor
    }
    #expect(try background(.medium, .iOS26) == .clear)
    #expect(try background(.large, .iOS26) == .systemBackground)
    #expect(try background(.medium, .iOS18) == .systemBackground)
  }
}
