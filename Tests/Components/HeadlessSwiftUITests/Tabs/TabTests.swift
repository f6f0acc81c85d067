import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Tabs by value, and what contains several of them.
@MainActor struct TabTests {
  private func titles(_ view: some View) throws -> [String?] {
    let bar = try #require(Screen(view).first(UITabBar.self))
    return (bar.items ?? []).map(\.title)
  }

  private func tab(_ title: String, _ value: Int) -> Tab<Int, Text, DefaultTabLabel> {
    Tab(title, systemImage: "star", value: value) { Text(verbatim: title) }
  }

  @Test func sectionsGroupsAndLoopsContainTabs() throws {
    let hasLast = true
    let view = TabView(selection: .constant(0)) {
      tab("a", 0)
      TabSection("Section") {
        tab("b", 1)
        tab("c", 2)
      }
      ForEach(3..<5) { tab("\($0)", $0) }
      if hasLast { tab("last", 5) }
    }
    #expect(try titles(view) == ["a", "b", "c", "3", "4", "last"])
  }

  @Test func groupsChangeTheirTabs() throws {
    let view = TabView(selection: .constant(0)) {
      tab("a", 0)
      Group {
        tab("b", 1)
        tab("c", 2)
      }
      .badge(3)
      tab("hidden", 3).hidden()
    }
    let bar = try #require(Screen(view).first(UITabBar.self))
    #expect((bar.items ?? []).map(\.badgeValue) == [nil, "3", "3"])
  }
}
