import FirstFrameComponentAssertions
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameViewSnapshots
import Foundation
import HeadlessUIKit
import Observation
import Testing

@testable import FirstFrameSnapshots
@testable import HeadlessSwiftUI

/// Animations of views on the clock of a timeline.
@MainActor struct ViewFilmstripTests {
  @Observable final class Model {
    var isOpen = false
  }

  private struct Card: View {
    let model: Model

    var body: some View {
      VStack(spacing: 0) {
        HeadlessSwiftUI.Color.blue.frame(width: 20, height: 20).offset(x: model.isOpen ? 60 : 0)
        if model.isOpen { HeadlessSwiftUI.Color.red.frame(width: 20, height: 20) }
      }
      .frame(width: 100, height: 60)
    }
  }

  private struct ValueCard: View {
    let model: Model
    let animation: Animation?

    var body: some View { Card(model: model).animation(animation, value: model.isOpen) }
  }

  private func frames(_ view: some View, at times: [Double], _ start: () -> Void) -> [LayoutNode] {
    let host = view.hosted() as UIView
    let timeline = AnimationTimeline { host }
    timeline.turn(isFirst: true) { _ = host.layoutTree(in: RenderingEnvironment()) }
    timeline.turn(start)
    return times.map {
      timeline.advance(to: $0)
      return timeline.frame()
    }
  }

  /// The left edges of the filled boxes, with their colors and opacities.
  private func boxes(_ node: LayoutNode, x: CGFloat = 0, opacity: Double = 1) -> [(x: CGFloat, opacity: Double)] {
    let (left, shown) = (x + node.frame.minX, opacity * node.opacity)
    let own = node.background == nil ? [] : [(x: left, opacity: shown)]
    return own + node.children.flatMap { boxes($0, x: left, opacity: shown) }
  }

  @Test func explicitAnimationsMoveViews() {
    let model = Model()
    let frames = frames(Card(model: model), at: [0, 0.5, 1]) {
      withAnimation(.linear(duration: 1)) { model.isOpen = true }
    }
    #expect(frames.map { boxes($0).first?.x } == [40, 70, 100])
  }

  @Test func addedViewsFadeIn() {
    let model = Model()
    let frames = frames(Card(model: model), at: [0.25, 1]) {
      withAnimation(.linear(duration: 1)) { model.isOpen = true }
    }
    #expect(frames.map { boxes($0).last?.opacity } == [0.25, 1])
  }

  @Test func animationsOfAValueMoveViews() {
    let model = Model()
    let card = ValueCard(model: model, animation: .linear(duration: 1))
    #expect(frames(card, at: [0.5]) { model.isOpen = true }.map { boxes($0).first?.x } == [70])
  }

  @Test func viewsWithoutAnimationIgnoreThatOfAChange() {
    let model = Model()
    let card = ValueCard(model: model, animation: nil)
    let frames = frames(card, at: [0.5]) { withAnimation(.linear(duration: 1)) { model.isOpen = true } }
    #expect(frames.map { boxes($0).first?.x } == [100])
  }

  @Test func changesWithoutAnimationAreSeenAtOnce() {
    let model = Model()
    let frames = frames(Card(model: model), at: [0]) { model.isOpen = true }
    #expect(frames.map { boxes($0).first?.x } == [100])
  }

  @Observable final class Pair {
    var first = false
    var second = false
  }

  private struct PairCard: View {
    let model: Pair

    var body: some View {
      HStack(spacing: 0) {
        HeadlessSwiftUI.Color.blue.frame(width: 20, height: 20).offset(x: model.first ? 60 : 0)
        HeadlessSwiftUI.Color.red.frame(width: 20, height: 20).offset(x: model.second ? 60 : 0)
      }
      .frame(width: 100, height: 60)
    }
  }

  @Test func animationsInOneTurnHaveTheirOwnTimings() {
    let model = Pair()
    let frames = frames(PairCard(model: model), at: [0.5, 1, 2]) {
      withAnimation(.linear(duration: 1)) { model.first = true }
      withAnimation(.linear(duration: 2)) { model.second = true }
    }
    #expect(frames.map { boxes($0).map(\.x) } == [[60, 65], [90, 80], [90, 110]])
  }

  @Test func disabledAnimationsAreSeenAtOnce() {
    let model = Model()
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let frames = frames(Card(model: model), at: [0]) {
      withAnimation(.linear(duration: 1)) { model.isOpen = true }
    }
    #expect(frames.map { boxes($0).first?.x } == [100])
  }

  private struct Row: View {
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        if !model.isOpen {
          ForEach(0..<9, id: \.self) { _ in HeadlessSwiftUI.Color.blue.frame(width: 10, height: 10) }
        }
      }
      .frame(width: 100, height: 20)
    }
  }

  @Test(arguments: [true, false]) func appearingAndDisappearingAreAnimations(isOpen: Bool) {
    let model = Model()
    model.isOpen = isOpen
    let host = Row(model: model).hosted() as UIView
    let timeline = AnimationTimeline { host }
    timeline.turn(isFirst: true) { _ = host.layoutTree(in: RenderingEnvironment()) }
    #expect(!timeline.hasAnimations)
    timeline.turn { withAnimation { model.isOpen.toggle() } }
    #expect(timeline.hasAnimations)
  }

  @Test func removedViewsFadeOutInTheirOrder() {
    let model = Model()
    let frames = frames(Row(model: model), at: [0.25]) {
      withAnimation(.linear(duration: 1)) { model.isOpen = true }
    }
    #expect(frames.map { boxes($0).map(\.x) } == [[5, 15, 25, 35, 45, 55, 65, 75, 85]])
    #expect(frames.map { boxes($0).map(\.opacity) } == [Array(repeating: 0.75, count: 9)])
  }

  @Test func shapesAndGradientsChangeAtOnceWithoutAnimation() {
    struct Shapes: View {
      let model: Model

      var body: some View {
        let length: CGFloat = model.isOpen ? 80 : 20
        let color = model.isOpen ? HeadlessSwiftUI.Color.white : HeadlessSwiftUI.Color.black
        ZStack {
          Circle().fill(color).frame(width: length, height: length)
          LinearGradient(colors: [color, .red], startPoint: .top, endPoint: .bottom).frame(width: length, height: 10)
          Circle().fill(LinearGradient(colors: [color, .red], startPoint: .top, endPoint: .bottom))
            .frame(width: length, height: length)
        }
        .frame(width: 100, height: 100)
      }
    }
    let model = Model()
    let frames = frames(Shapes(model: model), at: [0, 1]) { model.isOpen = true }
    #expect(frames[0] == frames[1])
  }

  @Test func animationsStartWhenTheViewAppears() {
    struct Appearing: View {
      @State private var isOpen = false

      var body: some View {
        HeadlessSwiftUI.Color.blue.frame(width: 20, height: 20).offset(x: isOpen ? 60 : 0)
          .frame(width: 100, height: 60)
          .onAppear { withAnimation(.linear(duration: 1)) { isOpen = true } }
      }
    }
    let frames = frames(Appearing(), at: [0.5]) {}
    #expect(frames.map { boxes($0).first?.x } == [70])
  }

  @Test func completionsWaitForTheClock() {
    let model = Model()
    var isComplete = false
    let host = Card(model: model).hosted() as UIView
    let timeline = AnimationTimeline { host }
    timeline.turn(isFirst: true) { _ = host.layoutTree(in: RenderingEnvironment()) }
    timeline.turn {
      withAnimation(.linear(duration: 1)) {
        model.isOpen = true
      } completion: {
        isComplete = true
      }
    }
    timeline.advance(to: 0.9)
    #expect(!isComplete)
    timeline.advance(to: 1)
    #expect(isComplete)
  }

  @Test func colorsAndShapesAreMixed() throws {
    struct Dot: View {
      let model: Model
      var body: some View {
        Circle().fill(model.isOpen ? HeadlessSwiftUI.Color.white : HeadlessSwiftUI.Color.black)
          .frame(width: model.isOpen ? 60 : 20, height: model.isOpen ? 60 : 20)
          .frame(width: 80, height: 80)
      }
    }
    let model = Model()
    let frames = frames(Dot(model: model), at: [0, 0.5, 1]) {
      withAnimation(.linear(duration: 1)) { model.isOpen = true }
    }
    func fill(_ node: LayoutNode) -> FirstFrameImaging.Color? {
      if case .color(let color)? = node.path?.fill?.paint { return color }
      return node.children.lazy.compactMap(fill).first
    }
    #expect(frames.map { fill($0)?.red } == [0, 128, 255])
  }

  /// The whole content of a list and a scroll view of SwiftUI.
  @Test func listsAndScrollViewsAreDrawnWhole() throws {
    let list = List(0..<40, id: \.self) { Text("Row \($0)") }
    let rows = try picture(of: list, .image(.wholeContent, layout: .fixed(width: 320, height: 480)))
    #expect(rows.height > 40 * 44 * 2)
    let column = ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("Line \($0)") } } }
    let lines = try picture(of: column, .image(.wholeContent, layout: .fixed(width: 320, height: 480)))
    #expect(lines.height > 50 * 20 * 2)
  }

  private func picture<Content: View>(of view: Content, _ strategy: Snapshotting<Content, Bitmap>) throws -> Bitmap {
    guard case .whole(let bitmap, _) = try strategy.capture(view, isOnMainActor: true) else { throw NoPicture() }
    return bitmap
  }
}

private struct NoPicture: Error {}
