import FirstFrameLayoutTree
public import Foundation

/// A control that is on or off, with a fixed size of 51 by 31 points.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  private var value = false

  static let size = CGSize(width: 51, height: 31)

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    for axis in NSLayoutConstraint.Axis.allCases {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
  }

  /// Whether the switch is on. Setting it sends no event; a touch does.
  open var isOn: Bool {
    get { value }
    set { value = newValue }
  }

  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  override func touchUpInside(with event: UIEvent?) {
    isOn.toggle()
    super.touchUpInside(with: event)
    sendActions(for: .valueChanged, event: event)
    sendActions(for: .primaryActionTriggered, event: event)
  }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let offColor = UIColor.secondarySystemFill
    let track = CGRect(origin: .zero, size: Self.size)
    let thumb = CGRect(x: isOn ? track.width - 29 : 2, y: 2, width: 27, height: 27)
    let fade = isEnabled ? 1 : 0.5
    var trackNode = LayoutNode.box(
      "track", track, color: isOn ? onTintColor ?? .systemGreen : offColor, radius: 15.5, in: traits)
    trackNode.opacity = fade
    trackNode.children = [
      .box("thumb", thumb, color: thumbTintColor ?? .white, radius: 13.5, shadow: .knob, in: traits)
    ]
    node.children.append(trackNode)
  }
}
