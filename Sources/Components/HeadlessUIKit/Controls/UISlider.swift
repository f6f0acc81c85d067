import FirstFrameLayoutTree
public import Foundation

/// A control with a thumb on a track, for a value in a range.
@preconcurrency @MainActor
open class UISlider: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Whether events are sent while the thumb moves, and not only when the touch ends.
  open var isContinuous = true
  /// The images at the ends of the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
  var thumbImages = StateValues<UIImage>()
  var minimumTrackImages = StateValues<UIImage>()
  var maximumTrackImages = StateValues<UIImage>()
  private var current: Float = 0 { didSet { KeyValueObservations.check(self) } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
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
    set { current = newValue.isNaN ? minimumValue : min(max(newValue, minimumValue), maximumValue) }
  }

  open func setValue(_ value: Float, animated: Bool) {
    self.value = value
  }

  /// Returns the position of a value in the range, from 0 to 1.
  private func fraction(of value: Float) -> CGFloat {
    guard maximumValue > minimumValue else { return 0 }
    // The distance of the largest numbers exceeds the range of `Float`.
    let fraction = (Double(value) - Double(minimumValue)) / (Double(maximumValue) - Double(minimumValue))
    return fraction.isFinite ? CGFloat(fraction) : 0
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
    let track = trackRect(forBounds: bounds)
    let first = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let last = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard first != last else { return }
    let position = (touch.location(in: self).x - min(first, last)) / abs(last - first)
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let fraction = Float(max(0, min(1, isLeftToRight ? position : 1 - position)))
    value = allowed(minimumValue + (maximumValue - minimumValue) * fraction)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: bounds.width, height: 34) }

  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(minimumValueImage, isFirst: true, in: bounds)
  }

  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    valueImageRect(maximumValueImage, isFirst: false, in: bounds)
  }

  private func valueImageRect(_ image: UIImage?, isFirst: Bool, in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return .zero }
    let isLeft = isFirst == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.minY + (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }

  /// Returns the rectangle of the track: the width between the images at its ends, without the look's inset.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let height = trackImageHeight ?? look.trackHeight
    var rect = CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: bounds.width, height: height)
    for image in [minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds)]
    where image.width > 0 {
      if image.midX < bounds.midX { rect.origin.x += image.width + Self.imageSpacing }
      rect.size.width = max(rect.width - image.width - Self.imageSpacing, 0)
    }
    return rect.insetBy(dx: min(look.trackInset, rect.width / 2), dy: 0)
  }

  /// The space between an image and the track, in points.
  private static let imageSpacing: CGFloat = 8

  private var look: SliderLook { traitCollection.look.slider }

  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    let fraction = fraction(of: value)
    let look = look
    let size = currentThumbImage?.size ?? look.thumb
    let travel = max(rect.width + 2 * look.trackInset - size.width, 0)
    return CGRect(
      x: rect.minX - look.trackInset + travel * (isLeftToRight ? fraction : 1 - fraction),
      y: rect.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  override func describeContent(in node: inout LayoutNode) {
    let track = trackRect(forBounds: node.bounds)
    let thumb = thumbRect(forBounds: node.bounds, trackRect: track, value: value)
    describeTrack(track, thumb: thumb, in: &node)
    describeTicks(track, in: &node)
    if sliderStyle == .default { describeThumb(thumb, in: &node) }
    describeValueImages(in: &node)
  }

  // MARK: Members that subclasses can override

  open func setThumbImage(_ image: UIImage?, for state: State) { standardSetThumbImage(image, for: state) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) {
    standardSetMinimumTrackImage(image, for: state)
  }
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) {
    standardSetMaximumTrackImage(image, for: state)
  }
  open func thumbImage(for state: State) -> UIImage? { standardThumbImage(for: state) }
  open func minimumTrackImage(for state: State) -> UIImage? { standardMinimumTrackImage(for: state) }
  open func maximumTrackImage(for state: State) -> UIImage? { standardMaximumTrackImage(for: state) }

  // MARK: Parts

  /// The image of the thumb for the current state, or for the normal state if it has none.
  open var currentThumbImage: UIImage? { thumbImages[state] }

  open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] }

  open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] }

  // MARK: Style

  open var sliderStyle: Style {
    get { seldom["sliderStyle"] ?? .default }
    set {
      seldom["sliderStyle"] = newValue
      setNeedsLayout()
    }
  }

  open var behavioralStyle: UIBehavioralStyle { .pad }

  open var preferredBehavioralStyle: UIBehavioralStyle {
    get { seldom["preferredBehavioralStyle"] ?? .automatic }
    set { seldom["preferredBehavioralStyle"] = newValue }
  }
}

/// The measures of a slider, in points, and the color of its track.
struct SliderLook {
  /// The height of the track without images.
  let trackHeight: CGFloat
  /// The space at each end of the track.
  let trackInset: CGFloat
  /// The size of a thumb without an image.
  let thumb: CGSize
  /// The color of the track behind the thumb.
  let trackColor: UIColor

  static let iOS18 = SliderLook(
    trackHeight: 4, trackInset: 2, thumb: CGSize(width: 28, height: 28), trackColor: .systemFill)

  /// The color was measured on Mac Catalyst.
  static let iOS26 = SliderLook(
    trackHeight: 6, trackInset: 0, thumb: CGSize(width: 37, height: 24),
    trackColor: UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: 26 / 255) })
}

extension UISlider {
  /// Whether a slider has a thumb.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case thumbless = 1
  }
}
