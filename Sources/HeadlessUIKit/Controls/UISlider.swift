import FirstFrameLayoutTree
public import Foundation

/// A knob on a line, for a value within limits.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Whether the value is told while the knob moves, and not only when it is let go.
  open var isContinuous = true
  private var current: Float = 0

  /// The diameter of the knob, in points.
  private static let thumbSide: CGFloat = 28
  private static let trackHeight: CGFloat = 4

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
  }

  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }

  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }

  /// Kept within the limits. Setting it tells nobody; a touch does.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// How far the value lies between the limits, from 0 to 1.
  private var share: CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    if isContinuous { sendActions(for: .valueChanged, event: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    follow(touch)
    sendActions(for: .valueChanged, event: event)
  }

  private func follow(_ touch: UITouch) {
    let room = bounds.width - Self.thumbSide
    guard room > 0 else { return }
    let place = (touch.location(in: self).x - bounds.minX - Self.thumbSide / 2) / room
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let share = Float(max(0, min(1, isLeftToRight ? place : 1 - place)))
    value = minimumValue + (maximumValue - minimumValue) * share
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 34) }

  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2, y: bounds.minY + (bounds.height - Self.trackHeight) / 2, width: max(bounds.width - 4, 0),
      height: Self.trackHeight)
  }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let share = maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
    let room = max(bounds.width - Self.thumbSide, 0)
    return CGRect(
      x: bounds.minX + room * (isLeftToRight ? share : 1 - share),
      y: bounds.minY + (bounds.height - Self.thumbSide) / 2, width: Self.thumbSide, height: Self.thumbSide)
  }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let track = trackRect(forBounds: node.bounds)
    let thumb = thumbRect(forBounds: node.bounds, trackRect: track, value: value)
    var filled = track
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { filled.origin.x = thumb.midX }
    filled.size.width =
      effectiveUserInterfaceLayoutDirection == .leftToRight ? thumb.midX - track.minX : track.maxX - thumb.midX
    var line = LayoutNode.box("track", track, color: maximumTrackTintColor ?? .systemFill, radius: 2, in: traits)
    var done = LayoutNode.box(
      "progress", filled, color: minimumTrackTintColor ?? tintColor, radius: 2, in: traits)
    if !isEnabled { (line.opacity, done.opacity) = (0.5, 0.5) }
    node.children += [
      line, done, .box("thumb", thumb, color: thumbTintColor ?? .white, radius: 14, shadow: .knob, in: traits),
    ]
  }
}
