import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A control with a minus and a plus button, 94 by 32 points.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open var isContinuous = true
  open var autorepeat = true
  /// Whether the value wraps around at the ends of its range.
  open var wraps = false
  open var stepValue = 1.0
  private var current = 0.0

  static let size = CGSize(width: 94, height: 32)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    accessibilityTraits = .adjustable
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    accessibilityTraits = .adjustable
    isAccessibilityElement = true
    coder.decodeAttributes(of: self)
  }

  open var minimumValue = 0.0 { didSet { value = current } }
  open var maximumValue = 100.0 { didSet { value = current } }

  /// The value, limited to the range. Setting it sends no event; a touch does.
  open var value: Double {
    get { current }
    set { current = newValue.isNaN ? minimumValue : max(minimumValue, min(maximumValue, newValue)) }
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (Int(exactly: value).map(String.init) ?? "\(value)") }
    set { super.accessibilityValue = newValue }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch else { return }
    let isPlus = touch.location(in: self).x - bounds.minX >= bounds.width / 2
    step(by: isPlus == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? stepValue : -stepValue)
    sendActions(for: .valueChanged, event: event)
  }

  private func step(by amount: Double) {
    let next = current + amount
    if wraps, next > maximumValue {
      current = minimumValue
    } else if wraps, next < minimumValue {
      current = maximumValue
    } else {
      value = next
    }
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let half = node.frame.width / 2
    let middle = node.frame.height / 2
    let radius = traits.look.stepper.corners.radius(height: node.frame.height)
    if let image = shownImage("background") {
      node.children.append(self.node("background", of: image, in: node.bounds, isStretched: true))
    } else {
      node.children.append(.box("background", node.bounds, color: .tertiarySystemFill, radius: radius, in: traits))
    }
    let divider = CGRect(x: half - 0.5, y: middle - 9, width: 1, height: 18)
    if let image = dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) {
      node.children.append(self.node("divider", of: image, in: divider))
    } else {
      node.children.append(.box("divider", divider, color: .separator, in: traits))
    }
    let isMirrored = isRightToLeft
    let (minus, plus) = isMirrored ? (half * 1.5, half * 0.5) : (half * 0.5, half * 1.5)
    node.children.append(sign("minus", at: minus, middle, isPlus: false, isEnabled: wraps || value > minimumValue))
    node.children.append(sign("plus", at: plus, middle, isPlus: true, isEnabled: wraps || value < maximumValue))
  }

  private func sign(_ name: String, at x: CGFloat, _ y: CGFloat, isPlus: Bool, isEnabled: Bool) -> LayoutNode {
    if let image = shownImage(isPlus ? "increment" : "decrement", isEnabled: isEnabled) {
      return node(name, of: image, in: CGRect(x: x - 8, y: y - 8, width: 16, height: 16))
    }
    let color: UIColor = isEnabled && self.isEnabled ? .label : .tertiaryLabel
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 8))
      path.addLine(to: CGPoint(x: 15, y: 8))
      guard isPlus else { return }
      path.move(to: CGPoint(x: 8, y: 1))
      path.addLine(to: CGPoint(x: 8, y: 15))
    }
    return LayoutNode(
      name: name, frame: CGRect(x: x - 8, y: y - 8, width: 16, height: 16),
      path: PathContent(
        path: path,
        stroke: .init(
          color: color.components(in: traitCollection).color, style: StrokeStyle(width: 1.75, cap: .round))))
  }

  // MARK: Images

  /// Sets the image behind the signs, in place of the gray background.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    store(image, "background", state)
  }

  open func backgroundImage(for state: State) -> UIImage? { image("background", state) }

  /// Sets the image in place of the plus.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    store(image, "increment", state)
  }

  open func incrementImage(for state: State) -> UIImage? { image("increment", state) }

  /// Sets the image in place of the minus.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    store(image, "decrement", state)
  }

  open func decrementImage(for state: State) -> UIImage? { image("decrement", state) }

  /// Sets the image between the buttons. The image for two normal buttons is shown.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) {
    seldom["divider \(leftState.rawValue) \(rightState.rawValue)"] = image
  }

  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State
  ) -> UIImage? { seldom["divider \(leftState.rawValue) \(rightState.rawValue)"] }
}

/// The corners of a stepper.
struct StepperLook {
  let corners: CornerShape

  static let iOS18 = StepperLook(corners: .radius(8))
  static let iOS26 = StepperLook(corners: .capsule)
}
