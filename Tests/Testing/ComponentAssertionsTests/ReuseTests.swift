import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@MainActor struct ReuseTests {
  @Test func findingsNameThePreviousAndTheCurrentStateOfEveryOrderedPair() {
    let findings = verifyReuse(
      of: CardThatKeepsHiddenFlag(),
      states: ["home": OddsModel(.home), "live": OddsModel(.draw), "away": OddsModel(.away)]
    ) { $0.configure(with: $1) }
    let pairs = findings.compactMap { finding in
      if case .stale("oddsLabel", let from, let showing, _) = finding { from + ">" + showing } else { nil }
    }
    #expect(pairs == ["live>home", "live>away"])
  }

  @Test(arguments: 1...5)
  func oneViewShowsEveryStateAfterEveryOtherTwice(count: Int) async {
    var shown: [ObjectIdentifier: [Int]] = [:]
    // Retained so that all views have different addresses.
    var views: [OddsCard] = []
    let findings = await verifyReuse(of: OddsCard(), states: Array(0..<count)) { card, state in
      views.append(card)
      shown[ObjectIdentifier(card), default: []].append(state)
      card.configure(with: OddsModel(OddsState(title: "Title", odds: "\(state).00")))
    }
    #expect(findings.isEmpty)
    let pairs = (0..<count).flatMap { first in (0..<count).filter { $0 != first || count == 1 }.map { [first, $0] } }
    // The last state of the first round is the first state of the second.
    let expected = (pairs + [[0, 0]] + pairs).sorted { $0.lexicographicallyPrecedes($1) }
    let transitions = shown.values.filter { $0.count == expected.count + 1 }.map { states in
      zip(states, states.dropFirst()).map { [$0, $1] }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(transitions.filter { $0 == expected }.count == 1)
  }

  @Test func theSynchronousCheckDoesNotWaitForLaterTurnsOfTheMainQueue() {
    let turn = MainActorTurn()
    let findings = verifyReuse(
      of: CardWithLateImage(), states: [OddsModel(.home), OddsModel(.draw)], mutating: { $0.send(.moved) }
    ) { $0.configure(with: $1) }
    #expect(findings.isEmpty)
    #expect(!turn.hasPassed)
  }

  @Test func statesThatAreValuesNeedNoModelsAndAreNamedByTheirDescription() {
    let findings = verifyReuse(of: CardThatKeepsText(), states: [1, 2]) { card, number in
      card.configure(with: OddsModel(OddsState(title: "Title", odds: "\(number).00")))
    }
    #expect(findings.first == .notBlank(node: "oddsLabel", after: "1", change: "`oddsLabel` text '' -> '1.00'"))
  }

  @Test func aSingleStateIsShownTwiceInARow() async {
    let findings = await verifyReuse(of: OddsCard(), states: [OddsModel(.home)], mutating: { $0.send(.moved) }) {
      $0.configure(with: $1)
    }
    #expect(findings.isEmpty)
  }

  @Test func lateEffectsOfAStateThatWasReplacedImmediatelyAreFoundInTheNextState() async {
    let findings = await verifyReuse(
      of: CardWithLateAccessibility(), states: [OddsModel(.home), OddsModel(.draw)]
    ) { $0.configure(with: $1) }
    let changed = "`CardWithLateAccessibility` has different accessibility attributes"
    #expect(
      findings == [
        .disturbed(
          node: "CardWithLateAccessibility", by: "state 2", showing: "state 1", change: changed, moment: .laterTurn)
      ])
    let previews = ["home", "draw"].map { state in
      ComponentPreview(component: "CardWithLateAccessibility", state: state, makeBlank: { CardWithLateAccessibility() })
      { card in
        card.configure(with: OddsModel(state == "home" ? .home : .draw))
      }
    }
    #expect(
      await verifyReuse(of: previews) == [
        .disturbed(node: "CardWithLateAccessibility", by: "draw", showing: "home", change: changed, moment: .laterTurn)
      ])
  }

  @Test func previewsWithoutABlankViewCannotBeChecked() async {
    let preview = ComponentPreview(component: "OddsCard", state: "home") { OddsCard() }
    #expect(await verifyReuse(of: [preview]) == [.notConfigurable(state: "home")])
    #expect(await verifyReuse(of: []) == [.noPreviews])
    let label = ComponentPreview(component: "UILabel", state: "home", makeBlank: { UILabel() }) { $0.text = "1.85" }
    #expect(await verifyReuse(of: [label]) == [.notReusable(component: "UILabel")])
  }

  @Test func previewsWithABlankViewAndAConfigurationAreStates() async {
    let right = ["home", "draw"].map { state in
      ComponentPreview(component: "OddsCard", state: state, makeBlank: { OddsCard() }) { card in
        card.configure(with: OddsModel(state == "home" ? .home : .draw))
      }
    }
    #expect(await verifyReuse(of: right).isEmpty)
    let wrong = ["home", "draw"].map { state in
      ComponentPreview(component: "CardThatKeepsText", state: state, makeBlank: { CardThatKeepsText() }) { card in
        card.configure(with: OddsModel(state == "home" ? .home : .draw))
      }
    }
    #expect(await verifyReuse(of: wrong).first?.node == "oddsLabel")
  }
}
