import HeadlessUIKit

/// Components with one fault each, and those without any.
@MainActor
enum Faults {
  static let all = firstFrame + reuse

  /// The components that the faulty ones are made of, without the faults.
  static let none: [Specimen] = [
    Specimen(OddsCard.self) { OddsCard() }
  ]

  private static let firstFrame: [Specimen] = [
    Specimen(CardWithoutInitialRender.self, .firstFrame, node: "oddsLabel", cause: "was empty in the first frame and showed '1.85' one main-queue turn later") { CardWithoutInitialRender() },
    Specimen(CardWithoutDropFirst.self, .firstFrame, node: "oddsLabel", cause: "`text` was set once more") { CardWithoutDropFirst() },
    Specimen(CardThatBindsTwice.self, .firstFrame, node: "oddsLabel", cause: "before the first frame") { CardThatBindsTwice() },
    Specimen(CardOfPassthroughSubject.self, .firstFrame, node: "titleLabel", cause: "is blank") { CardOfPassthroughSubject() },
    Specimen(CardRenderedInTask.self, .firstFrame, node: "titleLabel", cause: "was empty in the first frame") { CardRenderedInTask() },
    Specimen(CardThatIsBlankLive.self, .firstFrame, node: "titleLabel", cause: "is blank") { CardThatIsBlankLive() },
    Specimen(CardThatNeverRests.self, .firstFrame, node: "titleLabel", cause: "still changed after") { CardThatNeverRests() },
    Specimen(CardWithClock.self, .firstFrame, node: "titleLabel", cause: "time of day") { CardWithClock() },
    Specimen(CardInDictionaryOrder.self, .firstFrame, node: "oddsLabel", cause: "dictionary or set") { CardInDictionaryOrder() },
    Specimen(CardInAddressOrder.self, .firstFrame, node: "oddsLabel", cause: "addresses in memory") { CardInAddressOrder() },
    Specimen(CardWithRandomNumber.self, .firstFrame, node: "titleLabel", cause: "random numbers") { CardWithRandomNumber() },
    Specimen(CardInLocalTime.self, .firstFrame, node: "titleLabel", cause: "time zone") { CardInLocalTime() },
    Specimen(CardInLocalLanguage.self, .firstFrame, node: "oddsLabel", cause: "locale") { CardInLocalLanguage() },
  ]

  private static let reuse: [Specimen] = [
    Specimen(CardThatKeepsSubscriptions.self, .reuse, node: "CardThatKeepsSubscriptions", cause: "cancellables` still holds a subscription") { CardThatKeepsSubscriptions() },
    Specimen(CardThatKeepsText.self, .reuse, node: "oddsLabel", cause: "'' -> '1.85'") { CardThatKeepsText() },
    Specimen(CardThatKeepsHiddenFlag.self, .reuse, node: "oddsLabel", cause: "'state 1' after 'state 2'") { CardThatKeepsHiddenFlag() },
    Specimen(CardThatKeepsImage.self, .reuse, node: "badgeView", cause: "not blank") { CardThatKeepsImage() },
    Specimen(CardThatKeepsCallback.self, .reuse, node: "oddsLabel", cause: "when its model changed") { CardThatKeepsCallback() },
    Specimen(CardThatKeepsHandler.self, .reuse, node: "CardThatKeepsHandler", cause: "onSelect` still holds a callback") { CardThatKeepsHandler() },
    Specimen(CardThatKeepsModel.self, .reuse, node: "CardThatKeepsModel", cause: "viewModel` still holds the state's model") { CardThatKeepsModel() },
    Specimen(CardThatKeepsTask.self, .reuse, node: "CardThatKeepsTask", cause: "loadingTask` still holds a task") { CardThatKeepsTask() },
    Specimen(CardWithLateImage.self, .reuse, node: "badgeView", cause: "in a later turn") { CardWithLateImage() },
    Specimen(CardThatForgetsItsChild.self, .reuse, node: "titleLabel", cause: "not blank") { CardThatForgetsItsChild() },
    Specimen(CardThatLeaksConstraints.self, .reuse, node: "titleLabel", cause: "gains 1 constraint") { CardThatLeaksConstraints() },
    Specimen(CardThatLeaksGestures.self, .reuse, node: "CardThatLeaksGestures", cause: "gains 1 gesture recognizer") { CardThatLeaksGestures() },
    Specimen(CardThatLeaksViews.self, .reuse, node: "CardThatLeaksViews", cause: "gains 1 subview") { CardThatLeaksViews() },
    Specimen(CardThatStaysDimmed.self, .reuse, node: "titleLabel", cause: "text colour") { CardThatStaysDimmed() },
  ]
}
