import Foundation

/// Shows a background configuration behind the content of a cell, header, footer or button.
@MainActor
final class ConfiguredBackgroundView: UIView {
  private let background: UIBackgroundConfiguration
  private let box = UIView()
  private let stroke = UIView()
  private var parts: [UIView] = []

  init(_ background: UIBackgroundConfiguration) {
    self.background = background
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(box)
    addSubview(stroke)
    show()
  }

  required init?(coder: NSCoder) {
    background = .clear()
    super.init(coder: coder)
  }

  /// Returns the view of a background: a plain one for a color and a border with a color of its own.
  static func make(_ background: UIBackgroundConfiguration) -> UIView {
    guard !background.hasPartsBesideColors else { return ConfiguredBackgroundView(background) }
    let view = UIView()
    view.backgroundColor = background.backgroundColor
    view.layer.cornerRadius = background.cornerRadius
    view.layer.borderWidth = background.strokeWidth
    if background.strokeWidth > 0 { view.layer.borderColor = background.strokeColor?.cgColor }
    return view
  }

  /// The radius of the corners, in points.
  var cornerRadius: CGFloat = 0 {
    didSet {
      box.layer.cornerRadius = cornerRadius
      box.clipsToBounds = cornerRadius > 0
      stroke.layer.cornerRadius = cornerRadius + max(background.strokeOutset, 0)
    }
  }

  private func show() {
    cornerRadius = background.cornerRadius
    stroke.isHidden = background.strokeWidth <= 0
    stroke.layer.borderWidth = background.strokeWidth
    let shadow = background.shadowProperties
    if shadow.opacity > 0 {
      layer.shadowColor = shadow.color.cgColor
      layer.shadowOpacity = Float(shadow.opacity)
      layer.shadowRadius = shadow.radius
      layer.shadowOffset = shadow.offset
      layer.shadowPath = shadow.path?.cgPath
    }
    if let effect = background.visualEffect { parts.append(UIVisualEffectView(effect: effect)) }
    if let image = background.image {
      let view = UIImageView(image: image)
      view.contentMode = background.imageContentMode
      parts.append(view)
    }
    if let view = background.customView { parts.append(view) }
    for part in parts { box.addSubview(part) }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  /// Shows the colors, which can depend on the tint color that the view inherits.
  private func showColors() {
    box.backgroundColor =
      background.backgroundColor == nil && background.backgroundColorTransformer == nil
      ? nil : background.resolvedBackgroundColor(for: tintColor)
    stroke.layer.borderColor = background.resolvedStrokeColor(for: tintColor).cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    showColors()
    var insets = background.backgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      let edges = background.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let frame = bounds.inset(
      by: LayoutMargins.directional(insets).resolved(in: effectiveUserInterfaceLayoutDirection))
    box.frame = frame
    stroke.frame = frame.insetBy(dx: -background.strokeOutset, dy: -background.strokeOutset)
    for part in parts { part.frame = box.bounds }
  }
}
