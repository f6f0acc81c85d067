import FirstFrameLayoutTree
public import Foundation

/// A control that is on or off, with a fixed size.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  private var value = false { didSet { KeyValueObservations.check(self) } }

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
    applySize()
    isAccessibilityElement = true
    accessibilityTraits = [.button, .toggleButton]
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

  // MARK: Layout

  /// The frame. Its size cannot be changed.
  open override var frame: CGRect {
    get { super.frame }
    set {
      super.frame = newValue
      applySize()
    }
  }

  private func applySize() {
    let size = traitCollection.look.switches.size
    guard bounds.size != size else { return }
    let origin = layer.geometry.untransformedFrame.origin
    layer.geometry.untransformedFrame = CGRect(origin: origin, size: size)
    invalidateIntrinsicContentSize()
  }

  override func applyTraits(_ traits: UITraitCollection) {
    super.applyTraits(traits)
    applySize()
  }

  /// The intrinsic size is two points narrower than the frame.
  open override var alignmentRectInsets: UIEdgeInsets {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return UIEdgeInsets(top: 0, left: isLeftToRight ? 0 : 2, bottom: 0, right: isLeftToRight ? 2 : 0)
  }

  open override var intrinsicContentSize: CGSize {
    let size = traitCollection.look.switches.size
    return CGSize(width: size.width - 2, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { traitCollection.look.switches.size }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let look = traits.look.switches
    let thumbLook = traits.look.thumb
    let isAtEnd = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let thumb = CGRect(
      x: isAtEnd ? look.size.width - look.thumb.width - 2 : 2, y: 2, width: look.thumb.width,
      height: look.thumb.height)
    var track = LayoutNode.box(
      "track", CGRect(origin: .zero, size: look.size), color: isOn ? onTintColor ?? .systemGreen : look.offColor,
      radius: look.size.height / 2, in: traits)
    if !isEnabled { track.opacity = 0.5 }
    track.children = [
      .box(
        "thumb", thumb, color: thumbTintColor ?? .white, radius: look.thumb.height / 2, border: thumbLook.border,
        shadow: thumbLook.shadow, in: traits)
    ]
    node.children.append(track)
  }

  // MARK: Style

  open var style: Style { .sliding }

  open var preferredStyle: Style {
    get { seldom["preferredStyle"] ?? .automatic }
    set { seldom["preferredStyle"] = newValue }
  }

  /// An image that has no effect on devices since iOS 7.
  open var onImage: UIImage? {
    get { seldom["onImage"] }
    set { seldom["onImage"] = newValue }
  }

  /// An image that has no effect on devices since iOS 7.
  open var offImage: UIImage? {
    get { seldom["offImage"] }
    set { seldom["offImage"] = newValue }
  }
}

/// The sizes of a switch, in points, and the color of its track while it is off.
struct SwitchLook {
  let size: CGSize
  let thumb: CGSize
  let offColor: UIColor

  static let iOS18 = SwitchLook(
    size: CGSize(width: 51, height: 31), thumb: CGSize(width: 27, height: 27), offColor: .secondarySystemFill)

  static let iOS26 = SwitchLook(
    size: CGSize(width: 63, height: 28), thumb: CGSize(width: 37, height: 24), offColor: .tertiaryLabel)
}

extension UISwitch {
  /// The style of a switch.
  public enum Style: Int, CaseIterable, Sendable {
    case automatic = 0
    /// A box with a title, on the Mac.
    case checkbox = 1
    case sliding = 2
  }
}
