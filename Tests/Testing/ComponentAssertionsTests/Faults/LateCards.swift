import Foundation
import HeadlessUIKit

/// Shows its odds after the first frame. Each subclass uses another route.
class CardRenderedLate: OddsCard {
  var route: LateRoute { .timer }

  override func renderFirst(_ model: OddsModel) {
    titleLabel.text = model.currentDisplayState.title
    let odds = model.currentDisplayState.odds
    route.schedule { [oddsLabel] in oddsLabel.text = odds }
  }
}

/// Renders at once, and reports an impression later. Each subclass uses another route.
class CardReportingImpressions: OddsCard {
  private(set) var impressions = 0
  var route: LateRoute { .timer }

  override func bind(_ model: OddsModel) {
    super.bind(model)
    route.schedule { [weak self] in self?.impressions += 1 }
  }
}

final class CardRenderedByRunLoop: CardRenderedLate {
  override var route: LateRoute { .runLoop }
}

final class CardReportingByRunLoop: CardReportingImpressions {
  override var route: LateRoute { .runLoop }
}

final class CardRenderedByOperationQueue: CardRenderedLate {
  override var route: LateRoute { .operationQueue }
}

final class CardReportingByOperationQueue: CardReportingImpressions {
  override var route: LateRoute { .operationQueue }
}

final class CardRenderedByTimerWithoutDelay: CardRenderedLate {
  override var route: LateRoute { .timerWithoutDelay }
}

final class CardReportingByTimerWithoutDelay: CardReportingImpressions {
  override var route: LateRoute { .timerWithoutDelay }
}

final class CardRenderedByTimer: CardRenderedLate {
  override var route: LateRoute { .timer }
}

final class CardReportingByTimer: CardReportingImpressions {
  override var route: LateRoute { .timer }
}

final class CardRenderedByAsyncAfter: CardRenderedLate {
  override var route: LateRoute { .asyncAfter }
}

final class CardReportingByAsyncAfter: CardReportingImpressions {
  override var route: LateRoute { .asyncAfter }
}

final class CardRenderedByDelayedPerform: CardRenderedLate {
  override var route: LateRoute { .delayedPerform }
}

final class CardReportingByDelayedPerform: CardReportingImpressions {
  override var route: LateRoute { .delayedPerform }
}

final class CardRenderedByDispatchTimer: CardRenderedLate {
  override var route: LateRoute { .dispatchTimer }
}

final class CardReportingByDispatchTimer: CardReportingImpressions {
  override var route: LateRoute { .dispatchTimer }
}

final class CardRenderedByTaskHops: CardRenderedLate {
  override var route: LateRoute { .taskHops }
}

final class CardReportingByTaskHops: CardReportingImpressions {
  override var route: LateRoute { .taskHops }
}

final class CardRenderedByDetachedTask: CardRenderedLate {
  override var route: LateRoute { .detachedTask }
}

final class CardReportingByDetachedTask: CardReportingImpressions {
  override var route: LateRoute { .detachedTask }
}

final class CardRenderedByTaskSleep: CardRenderedLate {
  override var route: LateRoute { .taskSleep }
}

final class CardReportingByTaskSleep: CardReportingImpressions {
  override var route: LateRoute { .taskSleep }
}

final class CardRenderedByBackgroundQueue: CardRenderedLate {
  override var route: LateRoute { .backgroundQueue }
}

final class CardReportingByBackgroundQueue: CardReportingImpressions {
  override var route: LateRoute { .backgroundQueue }
}

final class CardRenderedByChain: CardRenderedLate {
  override var route: LateRoute { .chain }
}

final class CardReportingByChain: CardReportingImpressions {
  override var route: LateRoute { .chain }
}

/// Shows a message that disappears after a time for reading it, longer than late work may take.
final class CardWithDisappearingMessage: OddsCard {
  override func bind(_ model: OddsModel) {
    super.bind(model)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.oddsLabel.isHidden = true }
  }
}

/// Has a timer that it invalidates before it fires.
final class CardWithInvalidTimer: OddsCard {
  override func renderFirst(_ model: OddsModel) {
    let timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { [oddsLabel] _ in
      MainActor.assumeIsolated { oddsLabel.text = "never" }
    }
    super.renderFirst(model)
    timer.invalidate()
  }
}
