import FirstFrameLayoutTree
public import Foundation

/// A control with a thumb on a track, for a value in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Whether events are sent while the thumb moves, and not only when the touch ends.
  open var isContinuous = true
  private var current: Float = 0

  /// The diameter of the thumb, in points.
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

  /// The value, limited to the range. Setting it sends no event; a touch does.
  open var value: Float {
    get { current }
    set { current = min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Returns the position of a value in the range, from 0 to 1.
  private func fraction(of value: Float) -> CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((fraction(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    setValue(at: touch)
    if isContinuous { sendActions(for: .valueChanged, event: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    setValue(at: touch)
    sendActions(for: .valueChanged, event: event)
  }

  private func setValue(at touch: UITouch) {
    let travel = bounds.width - Self.thumbSide
    guard travel > 0 else { return }
    let position = (touch.location(in: self).x - bounds.minX - Self.thumbSide / 2) / travel
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let fraction = Float(max(0, min(1, isLeftToRight ? position : 1 - position)))
    value = minimumValue + (maximumValue - minimumValue) * fraction
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
    let fraction = fraction(of: value)
    let travel = max(bounds.width - Self.thumbSide, 0)
    return CGRect(
      x: bounds.minX + travel * (isLeftToRight ? fraction : 1 - fraction),
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
    var trackNode = LayoutNode.box("track", track, color: maximumTrackTintColor ?? .systemFill, radius: 2, in: traits)
    var progressNode = LayoutNode.box(
      "progress", filled, color: minimumTrackTintColor ?? tintColor, radius: 2, in: traits)
    if !isEnabled { (trackNode.opacity, progressNode.opacity) = (0.5, 0.5) }
    node.children += [
      trackNode, progressNode,
      .box("thumb", thumb, color: thumbTintColor ?? .white, radius: 14, shadow: .knob, in: traits),
    ]
  }
}
