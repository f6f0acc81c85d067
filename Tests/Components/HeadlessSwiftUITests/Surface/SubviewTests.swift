import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

extension ContainerValues {
  fileprivate var isPinned: Bool {
    get { self[PinnedKey.self] }
    set { self[PinnedKey.self] = newValue }
  }
}

private struct PinnedKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

/// Containers that arrange the views and the sections of others.
@MainActor struct SubviewTests {
  @Test func aContainerArrangesTheViewsOfAnother() {
    let view = VStack {
      Group(subviews: items) { subviews in
        Text(verbatim: "\(subviews.count)")
        ForEach(subviews.reversed()) { $0 }
      }
    }
    #expect(texts(of: view) == ["3", "c", "b", "a"])
  }

  @Test func viewsTellTheirContainerValues() {
    let view = VStack {
      ForEach(subviews: items) { subview in
        if subview.containerValues.isPinned { subview }
      }
    }
    #expect(texts(of: view) == ["b"])
  }

  @Test func sectionsHaveHeadersAndViews() {
    let view = VStack {
      ForEach(sections: sections) { section in
        section.header
        Text(verbatim: "\(section.content.count)")
      }
    }
    #expect(texts(of: view) == ["1", "head", "1"])
  }

  @ViewBuilder private var items: some View {
    Text(verbatim: "a")
    Text(verbatim: "b").containerValue(\.isPinned, true)
    ForEach(["c"], id: \.self) { Text(verbatim: $0) }
  }

  @ViewBuilder private var sections: some View {
    Text(verbatim: "loose")
    Section {
      Text(verbatim: "row")
    } header: {
      Text(verbatim: "head")
    }
  }

  private func texts(of view: some View) -> [String] {
    func texts(in node: LayoutNode) -> [String] {
      [node.text?.string].compactMap { $0 } + node.children.flatMap { texts(in: $0) }
    }
    return texts(in: view.hosted().layoutTree(in: RenderingEnvironment()))
  }
}
