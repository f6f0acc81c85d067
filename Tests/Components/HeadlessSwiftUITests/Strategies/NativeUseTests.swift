import FirstFrame
import FirstFrameViewSnapshots
import HeadlessSwiftUI
import Testing

/// A test of a SwiftUI view as a user writes it: names that FirstFrame's drawing also uses are those of SwiftUI.
@MainActor struct NativeUseTests {
  private struct Card: View {
    @Environment(\.layoutDirection) private var direction: LayoutDirection

    var body: some View {
      VStack(alignment: .leading) {
        Color.blue.frame(width: 20, height: 10)
        Path { $0.addRect(CGRect(x: 0, y: 0, width: 20, height: 10)) }
          .stroke(Color.red, style: StrokeStyle(lineWidth: 2))
          .frame(width: 20, height: 10)
        Text(direction == .rightToLeft ? "right" : "left").font(Font.body).padding(EdgeInsets())
          .multilineTextAlignment(TextAlignment.center)
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).blendMode(BlendMode.normal)
          .frame(width: 20, height: 10)
      }
    }
  }

  @Test func namesAreThoseOfSwiftUI() {
    let color: Color = .blue
    #expect(color == Color(.systemBlue))
    #expect(LayoutDirection.allCases.count == 2)
  }

  @Test func theEnvironmentSetsTheDirectionOfAView() {
    var environment = RenderingEnvironment()
    environment.layoutDirection = .rightToLeft
    let preview = ComponentPreview(component: "Card", state: "standard") { Card() }
    #expect(texts(in: preview.makeView().layoutTree(in: environment)) == ["right"])
  }

  @Test func checksTakeViews() {
    #expect(verifyFirstFrame { Card() }.isEmpty)
    #expect(verifySizing(width: 100) { Card() }.isEmpty)
  }

  @Test func checksWaitForViews() async {
    #expect(await verifyFirstFrame { Card() }.isEmpty)
  }

  @Test func aBlankViewIsFound() {
    let findings = verifyFirstFrame { Spacer().frame(width: 20, height: 20) }
    #expect(findings.count == 1)
  }

  @Test func statesOfViewsAreCompared() {
    let one = ComponentPreview(component: "Card", state: "one") { Text("Same").padding() }
    let other = ComponentPreview(component: "Card", state: "other") { Text("Same").padding() }
    #expect(verifyStates(of: [one, other]).contains { $0.check == .distinctStates })
  }

  private func texts(in node: LayoutNode) -> [String] {
    [node.text?.string].compactMap { $0 } + node.children.flatMap { texts(in: $0) }
  }
}
