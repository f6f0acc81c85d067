import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

/// A column in which each view is 10 points to the right of the last one.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.enumerated().map { $1.width + CGFloat($0) * 10 }.max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      subview.place(at: CGPoint(x: bounds.minX + CGFloat(index) * 10, y: y), proposal: .unspecified)
      y += subview.sizeThatFits(.unspecified).height
    }
  }
}

/// Alignment guides, layouts and grids. The space is 200 by 100 points, and its content is centered.
@MainActor struct GuideTests {
  nonisolated static let cases = [
    // The column is as wide as from the leftmost to the rightmost edge, around the guides: 10 + 40 points.
    LayoutCase("a guide moves a view in its column", ["a": (85, 30, 40, 20), "b": (75, 50, 40, 20)]) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 40, 20).hugged()
        Box("b", 40, 20).hugged().alignmentGuide(.leading) { $0[.leading] + 10 }
      }
    },
    LayoutCase("the guide of a separator is not that of the edge", ["a": (80, 30, 40, 20), "b": (80, 50, 40, 20)]) {
      VStack(alignment: .leading, spacing: 0) {
        Box("a", 40, 20).hugged()
        Box("b", 40, 20).hugged().alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
      }
    },
    LayoutCase("a modifier of a group changes each of its views", ["a": (80, 30, 40, 20), "b": (80, 50, 40, 20)]) {
      VStack(spacing: 0) {
        Group {
          Box("a", 40, 20).hugged()
          ForEach(["b"], id: \.self) { Box($0, 40, 20).hugged() }
        }
        .opacity(0.5).accessibilityHidden(true)
      }
    },
    LayoutCase("an empty group with modifiers takes no space", ["a": (80, 40, 40, 20)]) {
      VStack(spacing: 30) {
        Box("a", 40, 20).hugged()
        Group {
          if false { Box("b", 40, 20) }
        }
        .environment(\.colorScheme, .dark).clipped().background(Color.red)
      }
    },
    LayoutCase("a guide of its own identity", ["a": (60, 30, 40, 30), "b": (100, 20, 40, 60)]) {
      HStack(alignment: VerticalAlignment(Third.self), spacing: 0) {
        Box("a", 40, 30).hugged()
        Box("b", 40, 60).hugged()
      }
    },
    LayoutCase("an overlay is aligned with a guide", ["a": (80, 40, 40, 20), "b": (110, 35, 10, 10)]) {
      Box("a", 40, 20).fixedSize().overlay(alignment: .topTrailing) {
        Box("b", 10, 10).fixedSize().alignmentGuide(.top) { $0.height / 2 }
      }
    },
    LayoutCase(
      "a view of a higher priority decides the size of a stack along the depth",
      ["a": (90, 45, 20, 10), "b": (90, 45, 20, 10)]
    ) {
      ZStack {
        Box("a", 20, 10).hugged().layoutPriority(1)
        Box("b")
      }
    },
    LayoutCase("a layout places its views", ["a": (75, 30, 40, 20), "b": (85, 50, 40, 20)]) {
      Staircase()() {
        Box("a", 40, 20).hugged()
        Box("b", 40, 20).hugged()
      }
    },
    LayoutCase("a column as a layout", ["a": (80, 26, 40, 20), "b": (80, 54, 40, 20)]) {
      AnyLayout(VStackLayout())() {
        Box("a", 40, 20).hugged()
        Box("b", 40, 20).hugged()
      }
    },
    // Columns of 40 and 30 points with 8 between them are 78 points wide; rows of 20 and 10 with 8 are 38 points high.
    LayoutCase(
      "a grid has columns",
      ["a": (61, 31, 40, 20), "b": (114, 36, 20, 10), "c": (71, 59, 20, 10), "d": (109, 59, 30, 10)]
    ) {
      Grid {
        GridRow {
          Box("a", 40, 20).fixedSize()
          Box("b", 20, 10).fixedSize()
        }
        GridRow {
          Box("c", 20, 10).fixedSize()
          Box("d", 30, 10).fixedSize()
        }
      }
    },
    LayoutCase("the first view that fits", ["b": (50, 40, 100, 20), "a": (0, 0, 0, 0)]) {
      ViewThatFits {
        Box("a", 300, 20).fixedSize()
        Box("b", 100, 20).fixedSize()
      }
    },
    LayoutCase("content at an edge", ["a": (0, 0, 200, 70), "b": (80, 70, 40, 30)]) {
      Box("a").safeAreaInset(edge: .bottom) { Box("b", 40, 30).fixedSize() }
    },
    LayoutCase("half of the container", ["a": (50, 0, 100, 100)]) {
      Box("a").containerRelativeFrame(.horizontal, count: 2, spacing: 0)
    },
  ]

  @Test(arguments: cases) func frameByFrame(_ example: LayoutCase) {
    let frames = frames(of: example.view())
    for (name, frame) in example.expected where frame.width > 0 { #expect(frames[name] == frame) }
  }

  @Test func aProxyConvertsNamedSpacesAndAnchors() {
    var seen: [String: CGRect] = [:]
    let view = VStack(spacing: 0) {
      Color.clear.frame(height: 20)
      HStack(spacing: 0) {
        Color.clear.frame(width: 30)
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.frame(in: .named("row")), initial: true) { seen["row"] = $1 }
            .onChange(of: proxy.frame(in: .global), initial: true) { seen["global"] = $1 }
        }
      }
      .coordinateSpace(name: "row")
    }
    _ = HostingView(view).layoutTree(in: RenderingEnvironment(size: CGSize(width: 200, height: 100)))
    #expect(seen["row"] == CGRect(x: 30, y: 0, width: 170, height: 80))
    #expect(seen["global"] == CGRect(x: 30, y: 20, width: 170, height: 80))
  }

  /// The guides of a stack depend on the frames of its elements, and these on their guides in turn.
  @Test func guidesOfNestedStacksAreFoundOnce() {
    var count = 0
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else {
        return AnyView(
          Color.red.frame(width: 10, height: 10).alignmentGuide(HorizontalAlignment.center) {
            count += 1
            return $0.width / 2
          })
      }
      return AnyView(VStack { HStack { nested(depth - 1) }.frame(maxWidth: .infinity) })
    }
    _ = Screen(nested(8))
    #expect(count < 100)
  }
}
