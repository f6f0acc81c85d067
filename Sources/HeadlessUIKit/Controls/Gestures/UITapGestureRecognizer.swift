/// Hears of one or more taps; called once, when its state is set to ended.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var isContinuous: Bool { false }
}
