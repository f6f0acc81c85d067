import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameViewSnapshots
import HeadlessUIKit
import OpenCombine
import Testing

@testable import HeadlessSwiftUI

/// How often views are evaluated before the first frame.
@MainActor struct EvaluationTests {
  private struct Row: View {
    let price: Int

    var body: some View { Text(verbatim: "\(price)") }
  }

  /// Each change leads to the next one: the price is 4 after five evaluations.
  private struct Prices: View {
    @State private var price = 0

    var body: some View {
      VStack {
        Row(price: price)
        Row(price: 100)
      }
      .onAppear { price = 1 }
      .onChange(of: price) { if price < 4 { price += 1 } }
    }
  }

  @Test func viewsThatAreEvaluatedOftenAreNamed() {
    let findings = verifyFirstFrame { Prices() }
    let changes = ["`onAppear` changed `price` of `Prices`", "`onChange` changed `price` of `Prices`"]
    #expect(
      findings == [
        .evaluatedAgain(node: "Prices", times: 5, changes: changes),
        .evaluatedAgain(node: "Row", times: 5, changes: changes),
      ])
    #expect(
      findings.last?.description
        == "`Row` was evaluated 5 times before the first frame, since `onAppear` changed `price` of `Prices`, and then "
        + "`onChange` changed `price` of `Prices`: compute values from each other in `body`, or change them in one "
        + "action.")
  }

  private struct Loaded: View {
    @State private var title = ""

    var body: some View { Text(title).onAppear { title = "loaded" } }
  }

  @Test func oneChangeWhenTheViewAppearsIsExpected() {
    #expect(verifyFirstFrame { Loaded() } == [])
  }

  /// SwiftUI evaluates the content of a reader when its size is known, and not before.
  private struct Measured: View {
    var body: some View { GeometryReader { Row(price: Int($0.size.width)) } }
  }

  @Test func evaluationsByTheLayoutDoNotCount() {
    let log = EvaluationLog()
    log.start()
    defer { log.stop() }
    _ = HostingView(Measured()).layoutTree(in: .init(size: CGSize(width: 200, height: 100)))
    #expect(log.evaluations.map(\.view) == ["Measured", "Row"])
    #expect(log.evaluations.map(\.times) == [1, 1])
  }

  private final class Model: ObservableObject {
    @Published var price = 1
  }

  private struct Observing: View {
    @ObservedObject var model: Model

    var body: some View { Row(price: model.price) }
  }

  private struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Observing(model: model)
        Row(price: 7)
      }
      .onAppear { model.price = 2 }
    }
  }

  @Test func onlyViewsWhoseValuesChangeAreCounted() {
    let log = EvaluationLog()
    log.start()
    defer { log.stop() }
    _ = HostingView(Screen(model: Model())).layoutTree(in: .init(size: CGSize(width: 200, height: 100)))
    #expect(log.evaluations.map(\.view) == ["Screen", "Observing", "Row", "Row"])
    #expect(log.evaluations.map(\.times) == [1, 2, 2, 1])
  }

  private struct Rows: View {
    @State private var price = 0

    var body: some View {
      List {
        Row(price: price)
        Row(price: 7)
      }
      .onAppear { price = 1 }
      .onChange(of: price) { if price < 3 { price += 1 } }
    }
  }

  @Test func rowsOfListsCount() {
    let findings = verifyFirstFrame(in: .init(size: CGSize(width: 300, height: 400))) { Rows() }
    let names = findings.compactMap { if case .evaluatedAgain(let node, _, _) = $0 { node } else { nil } }
    #expect(names.contains("Rows"))
    #expect(names.contains("Row"))
  }

  @Test func anUnsettledViewIsUnreliable() {
    struct Endless: View {
      @State var count = 0
      var body: some View { Text(verbatim: "\(count)").onAppear { count = 1 }.onChange(of: count) { count += 1 } }
    }
    let findings = verifyFirstFrame { Endless() }
    #expect(findings.contains { if case .unreliable(let reason) = $0 { reason.contains("`Endless`") } else { false } })
  }
}
