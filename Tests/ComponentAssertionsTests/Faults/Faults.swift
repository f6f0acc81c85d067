import HeadlessUIKit

/// Components with one fault each, and those without any.
@MainActor
enum Faults {
  static let all = firstFrame + sizing + states + reuse

  /// The components that the faulty ones are made of, without the faults.
  static let none: [Specimen] = [
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
    Specimen(.firstFrame, node: "titleLabel", cause: "is blank") { CardOfPassthroughSubject() },
    Specimen(.firstFrame, node: "titleLabel", cause: "was empty in the first frame") { CardRenderedInTask() },
    Specimen(.firstFrame, node: "titleLabel", cause: "is blank") { CardThatIsBlankLive() },
    Specimen(.firstFrame, node: "titleLabel", cause: "still changed after") { CardThatNeverRests() },
    Specimen(.firstFrame, node: "titleLabel", cause: "time of day") { CardWithClock() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "dictionary or set") { CardInDictionaryOrder() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "addresses in memory") { CardInAddressOrder() },
    Specimen(.firstFrame, node: "titleLabel", cause: "random numbers") { CardWithRandomNumber() },
    Specimen(.firstFrame, node: "titleLabel", cause: "time zone") { CardInLocalTime() },
    Specimen(.firstFrame, node: "oddsLabel", cause: "locale") { CardInLocalLanguage() },
  ]

  private static let sizing: [Specimen] = [
    Specimen(.sizing, node: "titleLabel", cause: "points high before the first layout") { CardThatWrapsLate() },
    Specimen(.sizing, node: "titleLabel", cause: "points high before the first layout") { CardThatMakesRoomLate() },
  ]

  private static let states: [Specimen] = [
    Specimen(
      .states, node: "state 3", cause: "looks exactly as 'state 3' does",
      states: [.home, .draw, OddsState(title: "Home", odds: "2.00")]
    ) { CardWithTwoStatesAlike() },
    Specimen(.states, node: "CardInFixedColors", cause: "`titleLabel`, `oddsLabel` have fixed colours") {
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
    Specimen(.states, node: "closeButton", cause: "20 x 20 points only") { CardWithSmallButton() },
    Specimen(.states, node: "oddsLabel", cause: "WCAG AA asks for 4.5 : 1") { CardInFaintText() },
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
    Specimen(.reuse, node: "CardThatComesBack", cause: "in a later turn") { CardThatComesBack() },
    Specimen(.reuse, node: "titleLabel", cause: "not blank") { CardThatForgetsItsChild() },
    Specimen(.reuse, node: "titleLabel", cause: "gains 1 constraint") { CardThatLeaksConstraints() },
    Specimen(.reuse, node: "CardThatLeaksGestures", cause: "gains 1 gesture recognizer") { CardThatLeaksGestures() },
    Specimen(.reuse, node: "CardThatLeaksViews", cause: "gains 1 subview") { CardThatLeaksViews() },
    Specimen(.reuse, node: "titleLabel", cause: "text colour") { CardThatStaysRed() },
  ]
}
