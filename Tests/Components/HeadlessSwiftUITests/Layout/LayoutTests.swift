import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// The layout of SwiftUI's views.
@MainActor struct LayoutTests {
  nonisolated static let cases = [
    // Representables.
    LayoutCase("a view without a size fills the space", ["a": (0, 0, 200, 100)]) { Box("a") },
    LayoutCase("a view that does not hug fills the space", ["a": (0, 0, 200, 100)]) { Box("a", 40, 20) },
    LayoutCase("a view that hugs is centered", ["a": (80, 40, 40, 20)]) { Box("a", 40, 20).hugged() },
    LayoutCase("a fixed size is the ideal one", ["a": (80, 40, 40, 20)]) { Box("a", 40, 20).fixedSize() },
    LayoutCase("a view resists compression", ["a": (-50, 40, 300, 20)]) { Box("a", 300, 20).hugged() },

    // Frames.
    LayoutCase("a fixed frame", ["a": (75, 35, 50, 30)]) { Box("a").frame(width: 50, height: 30) },
    LayoutCase("a frame aligns its content", ["a": (110, 50, 40, 20)]) {
      Box("a", 40, 20).hugged().frame(width: 100, height: 40, alignment: .bottomTrailing)
    },
    LayoutCase("a frame as wide as possible", ["a": (0, 40, 40, 20)]) {
      Box("a", 40, 20).hugged().frame(maxWidth: .infinity, alignment: .leading)
    },
    LayoutCase("a frame of a maximum width", ["a": (60, 0, 80, 100)]) { Box("a").frame(maxWidth: 80) },
    LayoutCase("a frame of a minimum width", ["a": (50, 40, 100, 20)]) {
      Box("a", 40, 20).frame(minWidth: 100).fixedSize(horizontal: true, vertical: true)
    },

    // Padding.
    LayoutCase("padding is 16 points", ["a": (16, 16, 168, 68)]) { Box("a").padding() },
    LayoutCase("padding of an edge", ["a": (10, 0, 190, 100)]) { Box("a").padding(.leading, 10) },
    LayoutCase("padding of a length around a fixed size", ["a": (80, 40, 40, 20), "b": (75, 35, 50, 30)]) {
      Box("a", 40, 20).fixedSize().padding(5).background(Box("b"))
    },

    // Stacks.
    LayoutCase("a row has 8 points between views", ["a": (46, 40, 40, 20), "b": (94, 35, 60, 30)]) {
      HStack {
        Box("a", 40, 20).hugged()
        Box("b", 60, 30).hugged()
      }
    },
    LayoutCase("a column aligns its views", ["a": (80, 30, 20, 10), "b": (80, 50, 40, 20)]) {
      VStack(alignment: .leading, spacing: 10) {
        Box("a", 20, 10).hugged()
        Box("b", 40, 20).hugged()
      }
    },
    LayoutCase("a row aligned at the bottom", ["a": (60, 45, 40, 10), "b": (100, 45, 40, 10)]) {
      HStack(alignment: .bottom, spacing: 0) {
        Box("a", 40, 10).hugged()
        Box("b", 40, 10).hugged()
      }
    },
    LayoutCase("views without a size share the space", ["a": (0, 0, 96, 100), "b": (104, 0, 96, 100)]) {
      HStack {
        Box("a")
        Box("b")
      }
    },
    LayoutCase("the least flexible view is first to get its size", ["a": (0, 0, 152, 100), "b": (160, 40, 40, 20)]) {
      HStack {
        Box("a")
        Box("b", 40, 20).hugged()
      }
    },
    LayoutCase("a view of a higher priority gets the space", ["a": (0, 0, 0, 100), "b": (8, 0, 192, 100)]) {
      HStack {
        Box("a")
        Box("b").layoutPriority(1)
      }
    },
    LayoutCase("a spacer pushes views apart", ["a": (0, 40, 40, 20), "b": (160, 40, 40, 20)]) {
      HStack {
        Box("a", 40, 20).hugged()
        Spacer()
        Box("b", 40, 20).hugged()
      }
    },
    LayoutCase("a divider is a pixel", ["a": (0, 0, 200, 42), "b": (0, 58.5, 200, 41.5)]) {
      VStack {
        Box("a")
        Divider()
        Box("b")
      }
    },
    LayoutCase("views on top of each other", ["a": (60, 20, 80, 60), "b": (120, 70, 20, 10)]) {
      ZStack(alignment: .bottomTrailing) {
        Box("a", 80, 60).hugged()
        Box("b", 20, 10).hugged()
      }
    },

    // Groups.
    LayoutCase("a group is not a container", ["a": (0, 45, 10, 10), "b": (18, 45, 10, 10), "c": (36, 0, 164, 100)]) {
      HStack {
        Group {
          Box("a", 10, 10).hugged()
          Box("b", 10, 10).hugged()
        }
        Box("c")
      }
    },
    LayoutCase("a view for each element", ["0": (0, 0, 60, 100), "1": (70, 0, 60, 100), "2": (140, 0, 60, 100)]) {
      HStack(spacing: 10) { ForEach(0..<3) { Box("\($0)") } }
    },
    LayoutCase("a modifier of a group changes each view", ["a": (80, 35, 40, 10), "b": (80, 55, 40, 10)]) {
      VStack(spacing: 0) {
        Group {
          Box("a", 40, 10).hugged()
          Box("b", 40, 10).hugged()
        }
        .padding(5)
      }
    },
    LayoutCase("a modifier of a composed view changes each view", ["a": (80, 35, 40, 10), "b": (80, 55, 40, 10)]) {
      VStack(spacing: 0) { ComposedPair().padding(5) }
    },
    LayoutCase("a modifier of a modifier's content", ["a": (80, 35, 40, 10), "b": (80, 55, 40, 10)]) {
      VStack(spacing: 0) { ComposedPair().modifier(PaddingModifier()) }
    },
    LayoutCase("a frame of a composed view without views takes no space", ["a": (80, 45, 40, 10)]) {
      VStack {
        Box("a", 40, 10).hugged()
        ConditionalBox(isShown: false).frame(height: 50)
      }
    },
    LayoutCase("a condition", ["b": (0, 0, 200, 100)]) {
      if Bool(false) { Box("a") } else { Box("b") }
    },

    // Positions.
    LayoutCase("an offset has no effect on others", ["a": (90, 45, 40, 20), "b": (80, 40, 40, 20)]) {
      Box("a", 40, 20).fixedSize().offset(x: 10, y: 5).background(Box("b"))
    },
    LayoutCase("an overlay in a corner", ["a": (80, 40, 40, 20), "b": (110, 40, 10, 10)]) {
      Box("a", 40, 20).fixedSize().overlay(alignment: .topTrailing) { Box("b", 10, 10).fixedSize() }
    },
    LayoutCase("a ratio that fits", ["a": (50, 0, 100, 100)]) { Box("a").aspectRatio(1, contentMode: .fit) },
    LayoutCase("content in a container", ["a": (80, 40, 40, 20)]) {
      Box("a", 40, 20).fixedSize().opacity(0.5).cornerRadius(4)
    },
    LayoutCase("a scroll view begins at the top", ["a": (0, 0, 200, 300)]) {
      ScrollView { Box("a").frame(height: 300) }
    },
  ]

  @Test(arguments: cases) func frameByFrame(_ example: LayoutCase) {
    #expect(frames(of: example.view()) == example.expected)
  }

  @Test func fromRightToLeftLeadingIsOnTheRight() {
    let row = HStack {
      Box("a", 40, 20).hugged()
      Spacer()
      Box("b", 20, 20).hugged()
    }.padding(.leading, 10)
    #expect(
      frames(of: row, direction: .rightToLeft) == [
        "a": CGRect(x: 150, y: 40, width: 40, height: 20), "b": CGRect(x: 0, y: 40, width: 20, height: 20),
      ])
  }

  @Test func inADirectionOfTheEnvironment() {
    let row = HStack {
      Box("a", 40, 20).hugged()
      Spacer()
    }.environment(\.layoutDirection, .rightToLeft)
    #expect(frames(of: row) == ["a": CGRect(x: 160, y: 40, width: 40, height: 20)])
  }

  @Test func textsAreAlignedAtTheirBaselines() throws {
    let row = HStack(alignment: .firstTextBaseline) {
      Text("a").font(.largeTitle)
      Text("b").font(.caption)
    }
    let host = HostingView(row)
    _ = host.layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 100)))
    let labels = host.subviews.compactMap { $0 as? UILabel }
    let baselines = labels.map { $0.frame.minY + $0.font.ascender }
    #expect(labels.count == 2)
    #expect(abs(baselines[0] - baselines[1]) <= 0.5)
  }

  @Test func aTextWrapsInANarrowSpace() {
    let text = HostingView(Text("several words in a row"))
    let (wide, narrow) = (text.size(for: .unspecified), text.size(for: ProposedViewSize(width: 80, height: nil)))
    #expect(narrow.width <= 80)
    #expect(narrow.height >= wide.height * 2)
    let limited = HostingView(Text("several words in a row").lineLimit(1))
    #expect(limited.size(for: ProposedViewSize(width: 80, height: nil)).height == wide.height)
  }

  @Test(
    arguments: [
      (SafeAreaRegions.all, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.container, CGRect(x: 0, y: 0, width: 100, height: 100)),
      // There is no keyboard in a frame.
      (.keyboard, CGRect(x: 0, y: 20, width: 100, height: 70)),
      (SafeAreaRegions(), CGRect(x: 0, y: 20, width: 100, height: 70)),
    ])
  func acrossTheSafeArea(ignoring regions: SafeAreaRegions, expected: CGRect) {
    let host = HostingView(Box("a").ignoresSafeArea(regions))
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0), size: CGSize(width: 100, height: 100))
    _ = host.layoutTree(in: config.renderingEnvironment)
    #expect(host.subviews.first?.frame == expected)
  }

  @Test func theFittingSizeIsTheIdealOne() {
    let host = HostingView(Box("a", 40, 20).padding(4))
    #expect(host.systemLayoutSizeFitting(.zero) == CGSize(width: 48, height: 28))
    #expect(host.intrinsicContentSize == CGSize(width: 48, height: 28))
  }
}

/// Two views without a container of their own.
private struct ComposedPair: View {
  var body: some View {
    Box("a", 40, 10).hugged()
    Box("b", 40, 10).hugged()
  }
}

private struct ConditionalBox: View {
  let isShown: Bool

  var body: some View {
    if isShown { Box("b") }
  }
}

private struct PaddingModifier: ViewModifier {
  func body(content: Content) -> some View { content.padding(5) }
}
