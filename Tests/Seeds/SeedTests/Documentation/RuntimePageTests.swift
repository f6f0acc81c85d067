import Dispatch
import FirstFrameLayoutTree
import FirstFrameProgramTesting
import Foundation
import HeadlessUIKit
import Testing

/// Tests that the code on the page about the component runtime compiles and behaves as the page says.
@MainActor struct RuntimePageTests {
  @Test func everyBlockOfThePageIsInTheseFiles() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = Repository.file("Documentation/HeadlessUIKit.md")
    let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { lines(of: try String(contentsOf: $0, encoding: .utf8)) }
    let parts = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
    let blocks = parts.map { $0.components(separatedBy: "\n```")[0] }
    #expect(blocks.count == 13)
    for block in blocks {
      #expect(sources.contains { $0.contains(lines(of: block)) }, "\(block)")
    }
  }

  /// Returns the lines without indentation, and without the module qualifier that only this target needs.
  private func lines(of text: String) -> String {
    text.replacingOccurrences(of: "HeadlessUIKit.ReuseToken", with: "ReuseToken")
      .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .joined(separator: "\n")
  }

  @Test func actionsCallTheirMethods() {
    let slip = BetSlip()
    let view = BetSlipView(slip: slip)
    view.confirmButton.sendActions(for: .touchUpInside)
    view.clearButton.sendActions(for: .touchUpInside)
    (view.gestureRecognizers?.first as? UITapGestureRecognizer)?.state = .ended
    #expect(view.confirmations == 1)
    #expect(view.taps == 1)
    #expect(slip.stake == 0)
  }

  @Test func selectorsCallTheirMethodsUntilTheyAreRemoved() {
    let view = ConfirmationView(frame: .zero)
    view.confirmButton.sendActions(for: .touchUpInside)
    #expect(view.confirmations == 1)
    view.confirmButton.removeTarget(view, action: Selector("confirm"), for: .touchUpInside)
    view.confirmButton.sendActions(for: .touchUpInside)
    #expect(view.confirmations == 1)
  }

  @Test func displayLinksFireOnlyInTests() {
    let target = FrameCounter()
    let link = CADisplayLink(target: target, selector: Selector("displayed:", FrameCounter.displayed))
    link.fire(at: 1)
    #expect(target.timestamps == [1])
  }

  @Test func geometryAndPropertiesOfPortsAreObserved() {
    let counter = FrameCounter(frame: .zero)
    var changes: [String] = []
    let frame = counter.observe(\.frame) { _, _ in changes.append("frame") }
    let timestamps = counter.observe(\.timestamps) { _, _ in changes.append("timestamps") }
    counter.frame.size.width = 9
    counter.timestamps = [2]
    #expect(changes == ["frame"])
    counter.observedValueDidChange()
    #expect(changes == ["frame", "timestamps"])
    timestamps.invalidate()
    frame.invalidate()
  }

  @Test func aChangeOfTheModelRunsItsPass() {
    let slip = BetSlip()
    let view = BetSlipView(slip: slip)
    view.layoutIfNeeded()
    #expect(view.stakeLabel.text == "Stake: 10.0")
    #expect(view.returnLabel.text == "Return: 18.5")
    slip.odds = 2
    view.layoutIfNeeded()
    #expect(view.returnLabel.text == "Return: 20.0")
  }

  @Test func aDocumentSetsTheMembersThatAClassLists() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let source = RowSource(rows: 1)
    table.dataSource = source
    let document = """
      <document><objects>
        <tableViewCell id="c" customClass="DishRow" customModule="SeedTests">
          <tableViewCellContentView key="contentView" id="v"><subviews><label id="l" text="Soup"/></subviews>
          </tableViewCellContentView>
          <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="number" keyPath="stars"><integer key="value" value="4"/>
            </userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes>
          <connections><outlet property="dishLabel" destination="l" id="o"/></connections>
        </tableViewCell>
      </objects></document>
      """
    let token = table.registerNib(UINib(data: Data(document.utf8), bundle: nil), for: DishRow.self)
    let cell: DishRow = table.dequeueReusableCell(token, for: IndexPath(row: 0, section: 0))
    #expect(cell.dishLabel.text == "Soup")
    #expect(cell.stars == 4)
  }

  @Test func publishedValuesAreRenderedAfterTheFirstRendering() async {
    let (label, viewModel) = (BoundLabel(), TextViewModel())
    label.configure(with: viewModel)
    viewModel.send("second")
    #expect(label.renderings == ["first"])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(label.renderings == ["first", "second"])
  }

  @Test func aSheetHasTheHeightOfItsDetent() {
    let controller = UIViewController()
    let sheet = StakeController()
    sheet.sheetPresentationController?.detents = [.medium()]
    controller.present(sheet, animated: true)
    let tree = controller.layoutTree(in: ViewImageConfig.iPhone15.renderingEnvironment)
    #expect(tree.children.last?.children.first?.frame.height.rounded() == 459)
    #expect(sheet.stakeLabel.text == "Stake: 10.0")
  }

  @Test func aPreviewShowsItsComponent() {
    let tree = BetSlipPreviews.preview.makeView().layoutTree(in: ViewImageConfig.iPhone15.renderingEnvironment)
    #expect(tree.children.first?.children.first?.frame.minY == 59)
  }
}

private final class FrameCounter: UIView {
  var timestamps: [Double] = []

  func displayed(_ link: CADisplayLink) { timestamps.append(link.timestamp) }
}
