import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Views that are nested very deep, each of which has two places in the graph, and views that contain themselves.
@MainActor struct DepthTests {
  private struct Endless: View {
    var body: AnyView { AnyView(VStack { Endless() }) }
  }

  private struct EndlessRows: View {
    var body: AnyView { AnyView(Group { EndlessRows() }) }
  }

  private func errors(_ view: some View) -> [String] {
    UsageErrors.collecting {
      _ = UIHostingController(rootView: view).layoutTree(in: RenderingEnvironment())
    }.errors.map(\.reason)
  }

  @Test(arguments: [(100, false), (490, false), (510, true), (10_000, true)])
  func deepViewsAreDrawnOrReported(levels: Int, isReported: Bool) {
    var view = AnyView(Text("core"))
    for _ in 0..<levels { view = AnyView(VStack { view }) }
    #expect(
      errors(view) == (isReported ? ["views of SwiftUI are nested more than 1000 levels deep."] : []))
  }

  @Test func modifiersAreLevels() {
    var view = AnyView(Text("core"))
    for _ in 0..<10_000 { view = AnyView(view.padding(0.001)) }
    #expect(errors(view).count == 1)
  }

  @Test func aViewThatContainsItselfIsReported() {
    #expect(errors(Endless()).count == 1)
    #expect(errors(List { EndlessRows() }).count == 1)
    #expect(errors(TabView { EndlessRows() }).count == 1)
  }
}
