import Foundation
import HeadlessUIKit

/// A progress bar.
final class ProgressTrackView: UIView {
  private let fillView = UIView()

  /// The progress, from 0 to 1.
  var progress: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  var fillColor = StyleProvider.Color.highlightPrimary {
    didSet { fillView.backgroundColor = fillColor }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = StyleProvider.Color.separatorLine
    fillView.backgroundColor = fillColor
    clipsToBounds = true
    addSubview(fillView)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: StyleProvider.Size.progressTrack)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    fillView.layer.cornerRadius = bounds.height / 2
    let width = bounds.width * min(max(progress, 0), 1)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fillView.frame = CGRect(x: isMirrored ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
  }
}
