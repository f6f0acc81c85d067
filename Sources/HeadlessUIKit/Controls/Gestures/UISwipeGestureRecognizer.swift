/// Hears of a quick stroke in a direction; called once, when its state is set to ended.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1

  override var isContinuous: Bool { false }
}
