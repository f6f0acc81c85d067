import FirstFrame
import HeadlessUIKit
import Testing

@MainActor struct ReuseStandardTests {
  private let environment = RenderingEnvironment(size: CGSize(width: 200, height: 44))

  @Test func aViewIsBlankWithoutAModel() {
    let view = SomeView()
    #expect(view.titleLabel.text == nil)
    #expect(view.renderings == ["empty"])
    guard case .blank = verifyFirstFrame(in: environment, of: { view }).first else {
      Issue.record("a view without a model is not blank")
      return
    }
  }

  @Test func theFirstRenderingIsTheOnlyOne() async {
    let view = SomeView()
    view.configure(with: MockSomeViewModel(title: "first"))
    #expect(view.titleLabel.text == "first")
    await MainQueue.drain()
    #expect(view.renderings == ["empty", "first"])
  }

  @Test func laterStatesArrive() async {
    let (view, viewModel) = (SomeView(), MockSomeViewModel(title: "first"))
    view.configure(with: viewModel)
    viewModel.rename("second")
    #expect(view.titleLabel.text == "first")
    await MainQueue.drain()
    #expect(view.renderings == ["empty", "first", "second"])
  }

  @Test func prepareForReuseRemovesThePreviousState() async {
    let (view, viewModel) = (SomeView(), MockSomeViewModel(title: "old", badge: "9"))
    var calls = 0
    view.onCallback = { calls += 1 }
    view.configure(with: viewModel)
    viewModel.rename("on its way")
    view.prepareForReuse()
    view.onCallback()
    await MainQueue.drain()
    #expect(view.titleLabel.text == nil)
    #expect(view.childView.label.text == nil)
    #expect(calls == 0)
    #expect(view.renderings == ["empty", "old", "empty"])
  }

  @Test func aTableGoesThroughTheLifecycleInOrder() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    table.rowHeight = 90
    let source = SomeDataSource(["a", "b", "c", "d"].map { MockSomeViewModel(title: $0) }, for: table)
    table.layoutIfNeeded()
    table.contentOffset.y = 180
    table.layoutIfNeeded()
    source.viewModels[0].rename("no longer shown")
    await MainQueue.drain()
    table.layoutIfNeeded()
    // Each cell renders four times: without content, for a row, without content before reuse, and for another row.
    let renderings = source.cells.map(\.someView.renderings)
    #expect(renderings.count == 2)
    #expect(renderings.allSatisfy { $0.count == 4 && $0[0] == "empty" && $0[2] == "empty" })
    #expect(Set(renderings.map { $0[1] }) == ["a", "b"])
    #expect(Set(renderings.map { $0[3] }) == ["c", "d"])
  }
}
