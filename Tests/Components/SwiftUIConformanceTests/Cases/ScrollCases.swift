import HeadlessSwiftUI

/// The content of scroll views, and what they show of it.
enum ScrollCases {
  static var table: CaseTable {
    var table = CaseTable(.scrolling)
    table.add("content begins at the top, in the middle", .documentation("ScrollView"), frames: [("a", 75, 0, 50, 20)])
    {
      ScrollView { Box("a", 50, 20) }
    }
    table.add(
      "content of a row begins at the leading edge", .documentation("ScrollView"), frames: [("a", 0, 40, 50, 20)]
    ) { ScrollView(.horizontal) { Box("a", 50, 20) } }
    table.add("content has its ideal length", .documentation("ScrollView"), frames: [("a", 0, 0, 200, 10)]) {
      ScrollView { Fill("a") }
    }
    table.add(
      "an anchor shows the end", .documentation("View.defaultScrollAnchor(_:)"), frames: [("9", 50, 50, 100, 50)]
    ) { ScrollView { rows }.defaultScrollAnchor(.bottom) }
    table.add(
      "a reader shows a view at an anchor", .documentation("ScrollViewProxy.scrollTo(_:anchor:)"),
      frames: [("5", 50, 0, 100, 50)]
    ) { ScrollViewReader { proxy in ScrollView { rows }.onAppear { proxy.scrollTo(5, anchor: .top) } } }
    table.add(
      "a reader scrolls as little as needed", .documentation("ScrollViewProxy.scrollTo(_:anchor:)"),
      frames: [("5", 50, 50, 100, 50)]
    ) { ScrollViewReader { proxy in ScrollView { rows }.onAppear { proxy.scrollTo(5) } } }
    table.add(
      "a reader finds a view of a lazy stack", .documentation("ScrollViewReader"), frames: [("7", 50, 25, 100, 50)]
    ) {
      ScrollViewReader { proxy in
        ScrollView { LazyVStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 100, 50) } } }
          .onAppear { proxy.scrollTo(7, anchor: .center) }
      }
    }
    table.add(
      "a bound position is shown at first", .documentation("View.scrollPosition(id:anchor:)"),
      frames: [("3", 50, 0, 100, 50)]
    ) { ScrollView { rows }.scrollPosition(id: .constant(3), anchor: .top) }
    table.add(
      "margins surround the content", .documentation("View.contentMargins(_:_:for:)"), frames: [("a", 10, 10, 180, 10)]
    ) { ScrollView { Fill("a") }.contentMargins(10, for: .scrollContent) }
    return table
  }

  /// Ten rows, each half as high as the space.
  @MainActor private static var rows: some View {
    VStack(spacing: 0) { ForEach(0..<10) { Box("\($0)", 100, 50) } }
  }
}

/// Safe areas.
enum SafeAreaCases {
  static var table: CaseTable {
    var table = CaseTable(.safeArea)
    let stage = Stage(bars: (20, 10))
    table.add(
      "content is within the safe area", .documentation("SafeAreaRegions"), in: stage, frames: [("a", 0, 20, 200, 70)]
    ) {
      Fill("a")
    }
    table.add(
      "content that ignores the safe area fills the screen", .documentation("View.ignoresSafeArea(_:edges:)"),
      in: stage, frames: [("a", 0, 0, 200, 100)]
    ) { Fill("a").ignoresSafeArea() }
    table.add(
      "one edge is ignored", .documentation("View.ignoresSafeArea(_:edges:)"), in: stage,
      frames: [("a", 0, 0, 200, 90)]
    ) { Fill("a").ignoresSafeArea(edges: .top) }
    table.add(
      "an inset is at the edge, and makes room", .documentation("View.safeAreaInset(edge:alignment:spacing:content:)"),
      in: stage, frames: [("a", 0, 20, 200, 50), ("b", 0, 70, 200, 20)]
    ) { Fill("a").safeAreaInset(edge: .bottom, spacing: 0) { Box("b", 200, 20) } }
    table.add(
      "a background can reach behind the bars", .documentation("View.ignoresSafeArea(_:edges:)"), in: stage,
      frames: [("a", 0, 20, 200, 70), ("b", 0, 0, 200, 100)]
    ) { Fill("a").background { Fill("b").ignoresSafeArea() } }
    return table
  }
}
