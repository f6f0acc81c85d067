import Foundation
import HeadlessUIKit

/// A knob on a line. Touches are reported to the owner and do not move the knob; the owner sets its position.
final class SliderTrackControl: UIControl {
  /// The position of the finger on the line, from 0 to 1.
  private(set) var touchPosition = 0.0
  private let progressView = ProgressTrackView()
  private let knobView = SurfaceView(.clear)

  /// The position of the knob, from 0 to 1.
  var share: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    for view in [progressView, knobView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: StyleProvider.Size.hitTarget)
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let knob = StyleProvider.Size.knob
    let way = max(bounds.width - knob, 0)
    let start = (isMirrored ? 1 - share : share) * way
    progressView.frame = CGRect(
      x: 0, y: (bounds.height - StyleProvider.Size.progressTrack) / 2, width: bounds.width,
      height: StyleProvider.Size.progressTrack)
    progressView.progress = bounds.width > 0 ? (share * way + knob / 2) / bounds.width : 0
    progressView.fillColor = isEnabled ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.controlBorder
    knobView.frame = CGRect(x: start, y: (bounds.height - knob) / 2, width: knob, height: knob)
    knobView.surface = Surface(
      fill: StyleProvider.Color.backgroundPrimary,
      border: isEnabled ? StyleProvider.Color.highlightPrimary : StyleProvider.Color.controlBorder,
      borderWidth: StyleProvider.Size.emphasizedLine, corners: .capsule)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  private func follow(_ touch: UITouch) {
    let way = bounds.width - StyleProvider.Size.knob
    guard way > 0 else { return }
    let place = (touch.location(in: self).x - StyleProvider.Size.knob / 2) / way
    touchPosition = Double(min(max(isMirrored ? 1 - place : place, 0), 1))
    sendActions(for: .valueChanged)
  }
}
