import FirstFrameLayoutTree
public import Foundation

/// A control that is on or off, with a fixed size: 63 by 28 points from iOS 26 on, and 51 by 31 points before.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override var isOpaqueByDefault: Bool { false }

  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?
  private var value = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    applySize()
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
    let size = Metrics(traitCollection.systemVersion).size
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
    let size = Metrics(traitCollection.systemVersion).size
    return CGSize(width: size.width - 2, height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Metrics(traitCollection.systemVersion).size }

  override func describeContent(in node: inout LayoutNode) {
    let traits = traitCollection
    let version = traits.systemVersion
    let metrics = Metrics(version)
    let isAtEnd = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    let thumb = CGRect(
      x: isAtEnd ? metrics.size.width - metrics.thumb.width - 2 : 2, y: 2, width: metrics.thumb.width,
      height: metrics.thumb.height)
    var track = LayoutNode.box(
      "track", CGRect(origin: .zero, size: metrics.size), color: isOn ? onTintColor ?? .systemGreen : metrics.offColor,
      radius: metrics.size.height / 2, in: traits)
    if !isEnabled { track.opacity = 0.5 }
    track.children = [
      .box(
        "thumb", thumb, color: thumbTintColor ?? .white, radius: metrics.thumb.height / 2,
        border: Border.thumb(version),
        shadow: .thumb(version), in: traits)
    ]
    node.children.append(track)
  }

  /// The sizes, in points, and the colour of the track in a version of iOS.
  private struct Metrics {
    let size: CGSize
    let thumb: CGSize
    let offColor: UIColor

    init(_ version: SystemVersion) {
      let isCapsule = version >= .iOS26
      size = isCapsule ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
      thumb = isCapsule ? CGSize(width: 37, height: 24) : CGSize(width: 27, height: 27)
      offColor = isCapsule ? .tertiaryLabel : .secondarySystemFill
    }
  }
}
