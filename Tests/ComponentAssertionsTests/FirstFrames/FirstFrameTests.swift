import Dispatch
import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import FirstFrameSnapshots
import HeadlessUIKit
import Testing

@Suite("First frames") @MainActor struct FirstFrameTests {
  @Test("The synchronous check takes its frame while the main queue stands still")
  func blockedQueue() {
    // This function holds the main actor: until it returns, nothing of what is enqueued here can run.
    let turn = MainActorTurn()
    let findings = verifyFirstFrame { card(OddsCard(), .home) }
    #expect(findings.isEmpty)
    let blank = verifyFirstFrame { card(CardWithoutInitialRender(), .home) }
    #expect(blank.contains { if case .blank(_, ["titleLabel", "oddsLabel"]) = $0 { true } else { false } })
    #expect(!turn.hasTurned)
  }

  @Test("What comes a turn later is told by node, with what it shows")
  func late() async {
    let findings = await verifyFirstFrame { card(CardWithoutInitialRender(), .home) }
    let expected =
      "`oddsLabel` was empty in the first frame and showed '1.85' one main-queue turn later: render "
      + "`currentDisplayState` in `configure(with:)`, then bind with `dropFirst()`."
    #expect(findings.map(\.description).contains(expected))
    // The frame is blank because all came late: that is told once.
    #expect(findings.allSatisfy { if case .late = $0 { true } else { false } })
  }

  @Test("A second pass over the same picture is counted by node")
  func twice() async {
    let findings = await verifyFirstFrame { card(CardWithoutDropFirst(), .home) }
    #expect(
      findings
        == ["titleLabel", "oddsLabel"].map {
          .renderedTwice(node: $0, property: "text", times: 1, moment: .afterFirstFrame)
        })
  }

  @Test("A component that is handed out over and over is not built for comparison")
  func kept() {
    let kept = card(CardWithRandomNumber(), .home)
    #expect(verifyFirstFrame { kept }.isEmpty)
  }

  @Test("Views without a size, with one colour and without ink are blank", arguments: BlankView.Kind.allCases)
  func blank(kind: BlankView.Kind) {
    let findings = verifyFirstFrame { BlankView(kind) }
    guard case .blank(let blankness, _)? = findings.first else {
      Issue.record("\(findings)")
      return
    }
    #expect(kind.matches(blankness), "\(blankness)")
  }

  @Test("A card whose texts are empty is blank in a wrapper of another colour too")
  func wrapped() {
    let findings = verifyFirstFrame { wrapped(OddsCard()) }
    #expect(
      findings == [
        .blank(.textWithoutInk(nodes: ["titleLabel", "oddsLabel"]), emptyTexts: ["titleLabel", "oddsLabel"])
      ])
    #expect(verifyFirstFrame { wrapped(card(OddsCard(), .home)) }.isEmpty)
  }

  @Test("Boxes that are all there is are no blank frame: a colour swatch is made of them")
  func boxesAlone() {
    let findings = verifyFirstFrame {
      let swatch = UIView()
      swatch.backgroundColor = .systemRed
      return wrapped(swatch)
    }
    #expect(findings.isEmpty)
  }

  @Test("What a probe changes is as it was when it is over")
  func conditions() async {
    let before = Conditions()
    _ = await verifyFirstFrame { card(CardInLocalTime(), .home) }
    _ = await verifyFirstFrame { card(CardInLocalLanguage(), .home) }
    _ = await verifyFirstFrame { card(CardInDictionaryOrder(), .home) }
    #expect(Conditions() == before)
  }

  @Test("Lateness is reported after the synchronous assertion has returned")
  func afterTheFact() async {
    await withKnownIssue {
      assertWithoutWaiting()
      for _ in 0..<20 { await Task.yield() }
      // The watch that the assertion left behind ends after some turns of the main queue.
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
