import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// Scroll views, lazy stacks and lazy grids.
@MainActor struct LazyTests {
  @MainActor private final class Log {
    var rows: [Int] = []
  }

  private struct Row: View {
    let number: Int
    let log: Log

    var body: some View {
      log.rows.append(number)
      return Color.red.frame(height: 100)
    }
  }

  @Test func onlyVisibleRowsOfALongCollectionAreEvaluated() throws {
    let log = Log()
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { Row(number: $0, log: log) }
        }
      })
    #expect(Set(log.rows) == Set(0..<7))
    let scroll = try #require(screen.first(UIScrollView.self))
    #expect(scroll.contentSize == CGSize(width: 375, height: 1_000_000))
  }

  @Test func aGridPlacesItsViewsInColumns() {
    let view = ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 10) {
        Box("a", 40, 20).hugged()
        Box("b", 60, 30).hugged()
        Box("c", 40, 20).hugged()
      }
    }
    let frames = frames(of: view, in: CGSize(width: 108, height: 200))
    #expect(frames["a"] == CGRect(x: 0, y: 5, width: 40, height: 20))
    #expect(frames["b"] == CGRect(x: 48, y: 0, width: 60, height: 30))
    #expect(frames["c"] == CGRect(x: 0, y: 40, width: 40, height: 20))
  }

  @Test func contentIsAtItsIdealLengthAndCentered() {
    let frames = frames(of: ScrollView { Box("a", 40, 20).hugged() }, in: CGSize(width: 200, height: 100))
    #expect(frames["a"] == CGRect(x: 80, y: 0, width: 40, height: 20))
    let wide = frames_(of: ScrollView(.horizontal) { Box("a", 400, 20).hugged() })
    #expect(wide["a"]?.minX == 0)
    #expect(wide["a"]?.width == 400)
  }

  private func frames_(of view: some View) -> [String: CGRect] { frames(of: view) }

  @Test func marginsAndAnchorsMoveTheContent() throws {
    let inset = frames(
      of: ScrollView { Box("a", 40, 20).hugged() }.contentMargins(.top, 12), in: CGSize(width: 200, height: 100))
    #expect(inset["a"]?.minY == 12)
    let screen = Screen(ScrollView { Box("a", 40, 1_000).hugged() }.defaultScrollAnchor(.bottom))
    let scroll = try #require(screen.first(UIScrollView.self))
    #expect(scroll.contentOffset.y == 333)
  }

  @Test func lazyStacksAreAsWideAsTheirSpace() {
    let frames = frames(
      of: ScrollView {
        LazyVStack(alignment: .leading, spacing: 5) {
          Box("a", 40, 20).hugged()
          Section(header: Box("header", 30, 10).hugged()) { Box("b", 40, 20).hugged() }
        }
      }, in: CGSize(width: 200, height: 100))
    #expect(frames["a"] == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(frames["header"] == CGRect(x: 0, y: 25, width: 30, height: 10))
    #expect(frames["b"] == CGRect(x: 0, y: 40, width: 40, height: 20))
  }

  private struct Counter: View {
    @State private var count = 0

    var body: some View { Button("\(count)") { count += 1 } }
  }

  @Test func viewsOfLongCollectionsKeepTheirState() {
    let screen = Screen(ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { _ in Counter() } } })
    screen.first(ActionControl.self)?.sendActions(for: .primaryActionTriggered)
    screen.redraw()
    #expect(screen.texts.first == "1")
    #expect(screen.texts.dropFirst().allSatisfy { $0 == "0" })
  }

  /// The first collection is 100 points high, so some views of the second one are visible.
  @Test func collectionsWithTheSameIdentitiesHaveViewsOfTheirOwn() {
    let screen = Screen(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { Text(verbatim: "a\($0)").frame(height: 1) }
          ForEach(0..<100, id: \.self) { Text(verbatim: "b\($0)").frame(height: 20) }
        }
      })
    #expect(screen.texts.filter { $0.hasPrefix("a") }.count == 100)
    #expect(screen.texts.contains("b0"))
  }
}
