import Foundation

/// A row of a picker, on its wheel. The delegate's view fills it.
final class PickerRow: UIView {
  let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(frame: .zero)
    addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  /// The opacity of a row beside the selected one, before it falls with the square of the angle's cosine.
  private static let opacityBesideSelection: CGFloat = 0.75

  /// Places the row on its wheel.
  ///
  /// - Parameters:
  ///   - angle: The angle from the selected row, in radians; negative above it.
  ///   - radius: The radius of the wheel, in points.
  ///   - area: The frame of the selected row.
  func turn(by angle: CGFloat, radius: CGFloat, from area: CGRect) {
    let height = CGFloat(cos(angle))
    bounds.size = area.size
    center = CGPoint(x: area.midX, y: area.midY + radius * CGFloat(sin(angle)))
    transform = CGAffineTransform(scaleX: 1, y: height)
    alpha = angle == 0 ? 1 : Self.opacityBesideSelection * height * height
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
  }
}
