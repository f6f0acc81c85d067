import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

private enum Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}

private enum Width: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

/// Preferences, from views to their ancestors.
@MainActor struct PreferenceTests {
  private func layOut(_ view: some View) -> HostingView {
    let host = HostingView(view)
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 100)))
    return host
  }

  @Test func valuesAreReducedInTheOrderOfTheViews() {
    var changes: [[String]] = []
    _ = layOut(
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        Group { Text("b").preference(key: Names.self, value: ["b"]) }
          .transformPreference(Names.self) { $0.append("after b") }
        Text("c").preference(key: Names.self, value: ["inner"]).preference(key: Names.self, value: ["c"])
      }
      .onPreferenceChange(Names.self) { changes.append($0) })
    #expect(changes == [["a", "b", "after b", "c"]])
  }

  @Test func aMeasuredSizeIsReportedOnceAndNotAsZero() {
    var widths: [CGFloat] = []
    _ = layOut(
      Color.clear.frame(width: 50).background {
        GeometryReader { Color.clear.preference(key: Width.self, value: $0.size.width) }
      }
      .onPreferenceChange(Width.self) { widths.append($0) })
    #expect(widths == [50])
  }

  @Test func anOverlayFollowsAnAnchor() {
    let view = HStack(spacing: 0) {
      Box("a", 40, 20).fixedSize()
      Box("b", 60, 20).fixedSize().anchorPreference(key: Bounds.self, value: .bounds) { $0 }
    }
    .overlayPreferenceValue(Bounds.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Box("mark").frame(width: proxy[anchor].width, height: 2).offset(x: proxy[anchor].minX)
        }
      }
    }
    let found = frames(of: view)
    #expect(found["b"] == CGRect(x: 90, y: 40, width: 60, height: 20))
    #expect(found["mark"] == CGRect(x: 90, y: 40, width: 60, height: 2))
  }
}
