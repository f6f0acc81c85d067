import Dispatch
import FirstFrameComponentAssertions
import FirstFrameImaging
import FirstFrameLayoutTree
import Foundation
import HeadlessUIKit
import Testing

@testable import FirstFrameSnapshots

@MainActor struct FirstFrameTests {
  @Test func theSynchronousCheckRendersWhileTheMainQueueIsBlocked() {
    // This function occupies the main actor, so nothing enqueued here can run before it returns.
    let turn = MainActorTurn()
    let findings = verifyFirstFrame { card(OddsCard(), .home) }
    #expect(findings.isEmpty)
    let blank = verifyFirstFrame { card(CardWithoutInitialRender(), .home) }
    #expect(blank.contains { if case .blank(_, ["titleLabel", "oddsLabel"]) = $0 { true } else { false } })
    #expect(!turn.hasPassed)
  }

  @Test func aChangeInTheNextTurnIsReportedWithItsNodeAndContents() async {
    let findings = await verifyFirstFrame { card(CardWithoutInitialRender(), .home) }
    let expected =
      "`oddsLabel` was empty in the first frame and showed '1.85' one main-queue turn later: render "
      + "`currentDisplayState` in `configure(with:)`, then bind with `dropFirst()`."
    #expect(findings.map(\.description).contains(expected))
    // Late changes explain the blank frame, which is not reported separately.
    #expect(findings.allSatisfy { if case .late = $0 { true } else { false } })
  }

  @Test func repeatedRenderingOfTheSameContentsIsCountedByNode() async {
    let findings = await verifyFirstFrame { card(CardWithoutDropFirst(), .home) }
    #expect(
      findings
        == ["titleLabel", "oddsLabel"].map {
          .renderedTwice(node: $0, property: "text", times: 1, moment: .afterFirstFrame)
        })
  }

  @Test func aClosureThatReturnsTheSameComponentIsNotCalledForComparison() {
    let component = card(CardWithRandomNumber(), .home)
    #expect(verifyFirstFrame { component }.isEmpty)
  }

  @Test(arguments: BlankView.Kind.allCases)
  func viewsWithoutASizeWithOneColorAndWithoutInkAreBlank(kind: BlankView.Kind) {
    let findings = verifyFirstFrame { BlankView(kind) }
    guard case .blank(let blankness, _)? = findings.first else {
      Issue.record("\(findings)")
      return
    }
    #expect(kind.matches(blankness), "\(blankness)")
  }

  @Test func aCardWithEmptyTextsIsBlankEvenInAWrapperOfAnotherColor() {
    let findings = verifyFirstFrame { wrapped(OddsCard()) }
    #expect(
      findings == [
        .blank(.textWithoutInk(nodes: ["titleLabel", "oddsLabel"]), emptyTexts: ["titleLabel", "oddsLabel"])
      ])
    #expect(verifyFirstFrame { wrapped(card(OddsCard(), .home)) }.isEmpty)
  }

  @Test func theRowsOfAnEmptyTableMayBeLate() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    root.backgroundColor = .white
    root.addSubview(UITableView(frame: root.bounds))
    guard case .onMainActor(let capture) = Snapshotting<UIView, Bitmap>.image.source,
      case .blank(_, _, let evidence) = try capture(root, nil)
    else {
      Issue.record("the table is not blank")
      return
    }
    #expect(
      evidence.blankCauses.sentences == [
        "`UITableView` (UITableView) has no data source.",
        "`UITableView` has the color of its background, #FFFFFF.",
      ])
    #expect(evidence.blankCauses.mayBeLate)
  }

  @Test func aFrameOfBoxesOnlySuchAsAColorSwatchIsNotBlank() {
    let findings = verifyFirstFrame {
      let swatch = UIView()
      swatch.backgroundColor = .systemRed
      return wrapped(swatch)
    }
    #expect(findings.isEmpty)
  }

  @Test func probesRestoreTheConditionsThatTheyChange() async {
    let before = ProcessSettings()
    let cards: [() -> OddsCard] = [{ CardInLocalTime() }, { CardInLocalLanguage() }, { CardInDictionaryOrder() }]
    for makeCard in cards {
      let findings = await verifyFirstFrame(underOtherSettings: true) { card(makeCard(), .home) }
      #expect(findings.contains { if case .notDeterministic = $0 { true } else { false } }, "\(makeCard())")
    }
    #expect(ProcessSettings() == before)
  }

  @Test func settingsOfTheProcessAreNotChangedUnlessRequested() async {
    #expect(await verifyFirstFrame { card(CardInLocalTime(), .home) }.isEmpty)
    #expect(await verifyFirstFrame { card(CardInLocalLanguage(), .home) }.isEmpty)
    let causes = await verifyFirstFrame { card(CardInDictionaryOrder(), .home) }.compactMap { finding in
      if case .notDeterministic(_, _, let cause) = finding { cause } else { nil }
    }
    #expect(!causes.contains(.hashSeed))
  }

  @Test func lateChangesAreReportedAfterTheSynchronousAssertionHasReturned() async {
    await withKnownIssue {
      assertWithoutWaiting()
      for _ in 0..<20 { await Task.yield() }
      // The assertion monitors the view for some turns of the main queue.
      for _ in 0..<20 { await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } } }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("`oddsLabel` was empty in the first frame") }
        || issue.comments.contains { $0.rawValue.contains("is blank") }
    }
  }

  private func assertWithoutWaiting() {
    assertFirstFrame { card(CardRenderedInTask(), .home) }
  }

  private func wrapped(_ view: UIView) -> UIView {
    let wrapper = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 60))
    wrapper.backgroundColor = .systemGray
    view.frame = wrapper.bounds.insetBy(dx: 10, dy: 10)
    wrapper.addSubview(view)
    return wrapper
  }

  private func card(_ card: OddsCard, _ state: OddsState) -> UIView {
    card.configure(with: OddsModel(state))
    return card
  }
}

/// A view that is blank for one of several reasons.
final class BlankView: UIView {
  enum Kind: CaseIterable {
    case zeroSize, nothingDrawn, oneColor, textWithoutInk

    func matches(_ blankness: Blankness) -> Bool {
      switch (self, blankness) {
      case (.zeroSize, .zeroSize), (.nothingDrawn, .nothingDrawn), (.oneColor, .oneColor),
        (.textWithoutInk, .textWithoutInk):
        true
      default: false
      }
    }
  }

  init(_ kind: Kind) {
    super.init(frame: kind == .zeroSize ? .zero : CGRect(x: 0, y: 0, width: 40, height: 20))
    switch kind {
    case .zeroSize, .nothingDrawn: break
    case .oneColor: backgroundColor = .systemBackground
    case .textWithoutInk:
      backgroundColor = .systemBackground
      layer.cornerRadius = 8
      let label = UILabel(frame: bounds)
      label.text = " "
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }
}

/// The settings that probes of determinism change temporarily.
struct ProcessSettings: Equatable {
  private let timeZone = TimeZone.current.identifier
  private let variables = ["TZ", "LANG", "LC_ALL", "LANGUAGE"].map { ProcessInfo.processInfo.environment[$0] }
  private let languages = Locale.preferredLanguages
}

/// The turn of the main queue after the current one.
@MainActor
final class MainActorTurn {
  private(set) var hasPassed = false

  init() {
    DispatchQueue.main.async { self.hasPassed = true }
  }
}
