import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@Suite("Reuse") @MainActor struct ReuseTests {
  @Test("Every ordered pair of states is shown, by name")
  func pairs() {
    let findings = verifyReuse(
      of: CardThatKeepsHiddenFlag(),
      states: ["home": OddsModel(.home), "live": OddsModel(.draw), "away": OddsModel(.away)]
    ) { $0.configure(with: $1) }
    let pairs = findings.compactMap { finding in
      if case .stale("oddsLabel", let from, let showing, _) = finding { from + ">" + showing } else { nil }
    }
    #expect(pairs == ["live>home", "live>away"])
  }

  @Test("One view shows every state after every other, twice", arguments: 1...5)
  func walk(count: Int) async {
    var shown: [ObjectIdentifier: [Int]] = [:]
    // Kept, so that no view has the address of another.
    var views: [OddsCard] = []
    let findings = await verifyReuse(of: OddsCard(), states: Array(0..<count)) { card, state in
      views.append(card)
      shown[ObjectIdentifier(card), default: []].append(state)
      card.configure(with: OddsModel(OddsState(title: "Title", odds: "\(state).00")))
    }
    #expect(findings.isEmpty)
    let pairs = (0..<count).flatMap { first in (0..<count).filter { $0 != first || count == 1 }.map { [first, $0] } }
    // Between both times, the state that ends the first begins the second.
    let expected = (pairs + [[0, 0]] + pairs).sorted { $0.lexicographicallyPrecedes($1) }
    let walks = shown.values.filter { $0.count == expected.count + 1 }.map { states in
      zip(states, states.dropFirst()).map { [$0, $1] }.sorted { $0.lexicographicallyPrecedes($1) }
    }
    #expect(walks.filter { $0 == expected }.count == 1)
  }

  @Test("Without `await`, what comes in a later turn is not waited for")
  func synchronous() {
    let turn = MainActorTurn()
    let findings = verifyReuse(
      of: CardWithLateImage(), states: [OddsModel(.home), OddsModel(.draw)], mutating: { $0.send(.moved) }
    ) { $0.configure(with: $1) }
    #expect(findings.isEmpty)
    #expect(!turn.hasTurned)
  }

  @Test("States that are values need no models, and are called by what describes them")
  func values() {
    let findings = verifyReuse(of: CardThatKeepsText(), states: [1, 2]) { card, number in
      card.configure(with: OddsModel(OddsState(title: "Title", odds: "\(number).00")))
    }
    #expect(findings.first == .notBlank(node: "oddsLabel", after: "1", change: "`oddsLabel` text '' -> '1.00'"))
  }

  @Test("One state is followed by itself")
  func alone() async {
    let findings = await verifyReuse(of: OddsCard(), states: [OddsModel(.home)], mutating: { $0.send(.moved) }) {
      $0.configure(with: $1)
    }
    #expect(findings.isEmpty)
  }

  @Test("What a state started that was left at once is found in the next one")
  func haste() async {
    let ofModels = await verifyReuse(
      of: CardThatComesBack(), states: [OddsModel(.home), OddsModel(.draw)]
    ) { $0.configure(with: $1) }
    let changed = "`CardThatComesBack` is read differently"
    #expect(
      ofModels == [
        .disturbed(node: "CardThatComesBack", by: "state 2", showing: "state 1", change: changed, moment: .laterTurn)
      ])
    let previews = ["home", "draw"].map { state in
      ComponentPreview(component: "CardThatComesBack", state: state, makeBlank: { CardThatComesBack() }) { card in
        card.configure(with: OddsModel(state == "home" ? .home : .draw))
      }
    }
    #expect(
      await verifyReuse(of: previews) == [
        .disturbed(node: "CardThatComesBack", by: "draw", showing: "home", change: changed, moment: .laterTurn)
      ])
  }

  @Test("Previews that make their view whole cannot be told apart from it")
  func wholePreviews() async {
    let preview = ComponentPreview(component: "OddsCard", state: "home") { OddsCard() }
    #expect(await verifyReuse(of: [preview]) == [.notConfigurable(state: "home")])
  }

  @Test("Previews of a blank view and its configuration are states")
  func previews() async {
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
