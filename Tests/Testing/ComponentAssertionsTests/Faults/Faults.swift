import FirstFrameComponentAssertions
import FirstFrameLayoutTree
import HeadlessUIKit

/// Components with one fault each, and components without faults.
@MainActor
enum Faults {
  static let all = firstFrame + late + sizing + states + reuse + interaction

  /// Components without faults.
  static let correctComponents: [Specimen] =
    generallyCorrect + correctlyLate + [
      Specimen { CardWithConstantText() }, Specimen { CardWithPlaceholder() }, Specimen { CardThatResetsFirst() },
      Specimen { CardWithStyledText() }, Specimen { CardThatResetsItsControl() },
      Specimen { CardThatCancelsDelayedWork() },
    ]

  private static let generallyCorrect: [Specimen] = [
    Specimen { OddsCard() }, Specimen { CardWithBadge() }, Specimen { CardWithPicture() },
    Specimen { CardInSortedOrder() },
    Specimen { CardInFixedTimeZone() }, Specimen { CardWithCallback() }, Specimen { CardWithChild() },
    Specimen { CardWithButton() }, Specimen { CardThatWraps() }, Specimen { CardThatHidesItsOdds() },
  ]

  private static let firstFrame: [Specimen] = [
    Specimen(
      .firstFrame, node: "oddsLabel", cause: "was empty in the first frame and showed '1.85' one main-queue turn later"
    ) { CardWithoutInitialRender() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "`text` was set once more") { CardWithoutDropFirst() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "before the first frame") { CardThatBindsTwice() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "`text` was set once more") { CardThatSetsOddsTwice() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "`text` was set 2 times more") { CardThatSetsOddsThreeTimes() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "`text` was set once more") { CardThatResetsItsOdds() },
    Specimen(.firstFrame, node: "titleLabel", cause: "is blank") { CardOfPassthroughSubject() },
    Specimen(.firstFrame, node: "titleLabel", cause: "was empty in the first frame") { CardRenderedInTask() },
    Specimen(.firstFrame, node: "titleLabel", cause: "is blank") { CardThatIsBlankIfLive() },
    Specimen(.firstFrame, node: "titleLabel", cause: "still changed after") { CardThatNeverSettles() },
    Specimen(.firstFrame, node: "titleLabel", cause: "time of day") { CardWithClock() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "dictionary or set") { CardInDictionaryOrder() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "addresses in memory") { CardInAddressOrder() },
    Specimen(.firstFrame, node: "titleLabel", cause: "random numbers") { CardWithRandomNumber() },
    Specimen(.firstFrame, node: "titleLabel", cause: "time zone") { CardInLocalTime() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "locale") { CardInLocalLanguage() },
  ]

  /// Components that change after their first frame, by different routes.
  static let late: [Specimen] = [
    Specimen(.firstFrame, node: "oddsLabel", cause: "one main-queue turn later, by `RunLoop.perform`") {
      CardRenderedByRunLoop()
    },
    Specimen(.firstFrame, node: "oddsLabel", cause: "later") { CardRenderedByOperationQueue() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "later, by a timer") {
      CardRenderedByTimerWithoutDelay()
    },
    Specimen(.firstFrame, node: "oddsLabel", cause: "ms later, by a timer") { CardRenderedByTimer() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "ms later, by `asyncAfter`") { CardRenderedByAsyncAfter() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "ms later, by `perform(_:with:afterDelay:)`") {
      CardRenderedByDelayedPerform()
    },
    Specimen(.firstFrame, node: "oddsLabel", cause: "ms later, by a timer source of Dispatch") {
      CardRenderedByDispatchTimer()
    },
    Specimen(.firstFrame, node: "oddsLabel", cause: "later") { CardRenderedByTaskHops() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "later") { CardRenderedByDetachedTask() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "ms later, by a task that slept") { CardRenderedByTaskSleep() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "later") { CardRenderedByBackgroundQueue() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "ms later, by a timer") { CardRenderedByChain() },
  ]

  /// Components that schedule work by the same routes, which does not change what they show.
  static let correctlyLate: [Specimen] = [
    Specimen { CardReportingByRunLoop() },
    Specimen { CardReportingByOperationQueue() },
    Specimen { CardReportingByTimerWithoutDelay() },
    Specimen { CardReportingByTimer() },
    Specimen { CardReportingByAsyncAfter() },
    Specimen { CardReportingByDelayedPerform() },
    Specimen { CardReportingByDispatchTimer() },
    Specimen { CardReportingByTaskHops() },
    Specimen { CardReportingByDetachedTask() },
    Specimen { CardReportingByTaskSleep() },
    Specimen { CardReportingByBackgroundQueue() },
    Specimen { CardReportingByChain() },
    Specimen { CardWithDisappearingMessage() }, Specimen { CardWithInvalidTimer() },
  ]

  private static let sizing: [Specimen] = [
    Specimen(.sizing, node: "titleLabel", cause: "points high before the first layout") { CardThatWrapsLate() },
    Specimen(.sizing, node: "titleLabel", cause: "points high before the first layout") { CardThatGrowsLate() },
  ]

  private static let states: [Specimen] = [
    Specimen(
      .states, node: "state 3", cause: "looks the same as 'state 3'",
      states: [.home, .draw, OddsState(title: "Home", odds: "2.00")]
    ) { CardWithTwoStatesAlike() },
    Specimen(.states, node: "CardInFixedColors", cause: "`titleLabel`, `oddsLabel` have fixed colors") {
      CardInFixedColors()
    },
    Specimen(.states, node: "contentStackView", cause: "begins 12 points from the left edge, and 60") {
      CardFromTheLeft()
    },
    Specimen(.states, node: "titleLabel", cause: "aligned to a side") { CardAlignedLeft() },
    Specimen(
      .states, node: "titleLabel", cause: "cut off at the content size extraExtraExtraLarge", states: [.home, .away]
    ) { CardOfFixedWidth() },
    Specimen(.states, node: "oddsLabel", cause: "stays at 17 points") { CardOfFixedFont() },
    Specimen(.states, node: "titleLabel", cause: "`titleLabel` and `badgeLabel` overlap") {
      CardWithOverlappingTexts()
    },
    Specimen(.states, node: "noteLabel", cause: "points beyond `CardWithTextOutside`") { CardWithTextOutside() },
    Specimen(.states, node: "closeButton", cause: "only 20 x 20 points") { CardWithSmallButton() },
    Specimen(.states, node: "oddsLabel", cause: "WCAG AA requires 4.5 : 1") { CardInFaintText() },
  ]

  private static let reuse: [Specimen] = [
    Specimen(.reuse, node: "CardThatKeepsSubscriptions", cause: "cancellables` still holds a subscription") {
      CardThatKeepsSubscriptions()
    },
    Specimen(.reuse, node: "oddsLabel", cause: "'' -> '1.85'") { CardThatKeepsText() },
    Specimen(.reuse, node: "oddsLabel", cause: "'state 1' after 'state 2'") { CardThatKeepsHiddenFlag() },
    Specimen(.reuse, node: "badgeView", cause: "not blank") { CardThatKeepsImage() },
    Specimen(.reuse, node: "oddsLabel", cause: "when its model changed") { CardThatKeepsCallback() },
    Specimen(.reuse, node: "CardThatKeepsHandler", cause: "onSelect` still holds a callback") {
      CardThatKeepsHandler()
    },
    Specimen(.reuse, node: "CardThatKeepsModel", cause: "viewModel` still holds the state's model") {
      CardThatKeepsModel()
    },
    Specimen(.reuse, node: "CardThatKeepsTask", cause: "loadingTask` still holds a task") { CardThatKeepsTask() },
    Specimen(.reuse, node: "badgeView", cause: "in a later turn") { CardWithLateImage() },
    Specimen(.reuse, node: "CardWithLateAccessibility", cause: "in a later turn") { CardWithLateAccessibility() },
    Specimen(.reuse, node: "titleLabel", cause: "not blank") { CardThatForgetsItsChild() },
    Specimen(.reuse, node: "titleLabel", cause: "gains 1 constraint") { CardThatLeaksConstraints() },
    Specimen(.reuse, node: "CardThatLeaksGestures", cause: "gains 1 gesture recognizer") { CardThatLeaksGestures() },
    Specimen(.reuse, node: "CardThatLeaksViews", cause: "gains 1 subview") { CardThatLeaksViews() },
    Specimen(.reuse, node: "titleLabel", cause: "text color") { CardThatStaysRed() },
  ]

  /// Components whose reused views react in another way than new ones, or gain actions.
  private static let interaction: [Specimen] = [
    Specimen(.reuse, node: "tapArea", cause: "isEnabled true -> false") { CardThatStaysDisabled() },
    Specimen(.reuse, node: "tapArea", cause: "isSelected false -> true") { CardThatStaysSelected() },
    Specimen(.reuse, node: "tapArea", cause: "isHighlighted false -> true") { CardThatStaysHighlighted() },
    Specimen(.reuse, node: "contentStackView", cause: "isUserInteractionEnabled true -> false") {
      CardThatStaysInert()
    },
    Specimen(
      .reuse, node: "CardThatKeepsItsGestureDisabled", cause: "UITapGestureRecognizer.isEnabled true -> false"
    ) { CardThatKeepsItsGestureDisabled() },
    Specimen(
      .reuse, node: "CardThatKeepsItsGestureActive", cause: "UIPanGestureRecognizer.state possible -> began"
    ) { CardThatKeepsItsGestureActive() },
    Specimen(.reuse, node: "tapArea", cause: "control events with actions none -> touchUpInside") {
      CardThatKeepsItsEvent()
    },
    Specimen(
      .reuse, node: "CardThatKeepsCustomActions", cause: "accessibilityCustomActions none -> Cash out"
    ) { CardThatKeepsCustomActions() },
    Specimen(.reuse, node: "CardThatKeepsItsLabel", cause: "different accessibility attributes") {
      CardThatKeepsItsLabel()
    },
    Specimen(.reuse, node: "tapArea", cause: "gains 1 action") { CardThatLeaksActions() },
    Specimen(.reuse, node: "CardThatLeaksGestureTargets", cause: "gains 1 action") { CardThatLeaksGestureTargets() },
    Specimen(.reuse, node: "CardWithDelayedAccessibility", cause: "in a later turn") {
      CardWithDelayedAccessibility()
    },
  ]
}

/// A component, the states to test it in, and its fault.
@MainActor
struct Specimen {
  let name: String
  /// The check that has to find the fault; `nil` if there is none.
  let check: FaultCheck?
  /// The expected node of the finding.
  let node: String
  /// A part of the finding's description.
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

  /// Returns the first check with findings, and the findings. Later checks may find consequences of the same fault.
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
      findings += await verifyFirstFrame(in: environment, underOtherSettings: true) { self.makeView(state) }
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

/// The checks in the order in which they run.
enum FaultCheck: String, CaseIterable, Comparable {
  case firstFrame, sizing, states, reuse

  static func < (one: FaultCheck, other: FaultCheck) -> Bool {
    guard let first = allCases.firstIndex(of: one), let second = allCases.firstIndex(of: other) else { return false }
    return first < second
  }
}
