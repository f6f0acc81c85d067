import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import HeadlessUIKit

/// A component of the tests in some states, and what is wrong with it.
@MainActor
struct Specimen {
  let name: String
  /// The check that has to find something; nil for a component that keeps all the rules.
  let check: FaultCheck?
  /// What the finding names, and words that tell its cause.
  let node: String
  let cause: String
  let environment: RenderingEnvironment
  private let makeCard: @MainActor @Sendable () -> OddsCard
  let states: [OddsState]

  init<Card: OddsCard>(
    _ check: FaultCheck? = nil, node: String = "", cause: String = "",
    states: [OddsState] = [.home, .draw], environment: RenderingEnvironment = RenderingEnvironment(),
    makeCard: @escaping @MainActor @Sendable () -> Card
  ) {
    name = String(describing: Card.self)
    self.check = check
    self.node = node
    self.cause = cause
    self.states = states
    self.environment = environment
    self.makeCard = { makeCard() }
  }

  /// What the first check that finds something finds: what follows from a fault is not told again.
  func examine() async -> (check: FaultCheck, findings: [any ComponentFinding])? {
    for check in FaultCheck.allCases {
      let findings = await findings(of: check)
      if !findings.isEmpty { return (check, findings) }
    }
    return nil
  }

  func findings(of check: FaultCheck) async -> [any ComponentFinding] {
    switch check {
    case .firstFrame: await firstFrameFindings()
    case .reuse:
      await verifyReuse(
        of: makeCard(), states: states.map(OddsModel.init), in: environment,
        mutating: { $0.send(.moved) }, configure: { $0.configure(with: $1) })
    case .states: verifyStates(of: previews, in: environment)
    case .sizing: await sizingFindings()
    }
  }

  private func firstFrameFindings() async -> [any ComponentFinding] {
    var findings: [FirstFrameFinding] = []
    for state in states {
      findings += await verifyFirstFrame(in: environment) { self.makeView(state) }
    }
    return findings
  }

  private func sizingFindings() async -> [any ComponentFinding] {
    var findings: [SizingFinding] = []
    for state in states {
      findings += await verifySizing(in: environment) { self.makeView(state) }
    }
    return findings
  }

  private var previews: [ComponentPreview] {
    states.enumerated().map { index, state in
      ComponentPreview(component: name, state: "state \(index + 1)") { [makeCard] in
        let card = makeCard()
        card.configure(with: OddsModel(state))
        return card
      }
    }
  }

  func makeView(_ state: OddsState) -> UIView {
    let card = makeCard()
    card.configure(with: OddsModel(state))
    return card
  }
}
