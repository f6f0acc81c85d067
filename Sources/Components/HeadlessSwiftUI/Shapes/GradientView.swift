import HeadlessUIKit

/// A view filled with a gradient.
final class GradientView: UIView {
  private let gradient = CAGradientLayer()
  private var paint: GradientPaint?

  static func elements(_ paint: GradientPaint, in context: BuildContext) -> [LayoutElement] {
    let view = context.graph.view(in: context) { GradientView() }
    let traits = context.canvas.traitCollection
    view.paint = paint
    view.gradient.colors = paint.stops.map { $0.color.uiColor.resolvedColor(with: traits).cgColor }
    view.setNeedsLayout()
    return [ViewElement(view) { $1.replacingUnspecifiedDimensions() }]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if gradient.superlayer == nil {
      gradient.changesAtOnce = true
      layer.addSublayer(gradient)
    }
    gradient.frame = bounds
    guard let paint else { return }
    switch paint.kind {
    case .linear(let start, let end):
      setPoints(.axial, CGPoint(x: start.x, y: start.y), CGPoint(x: end.x, y: end.y), 0, 1)
    case .radial(let center, let start, let end):
      let point = CGPoint(
        x: center.x + end / max(bounds.width, 1), y: center.y + end / max(bounds.height, 1))
      setPoints(.radial, CGPoint(x: center.x, y: center.y), point, end > 0 ? start / end : 0, 1)
    case .elliptical(let center, let start, let end):
      let point = CGPoint(x: center.x + end, y: center.y + end)
      setPoints(.radial, CGPoint(x: center.x, y: center.y), point, end > 0 ? start / end : 0, 1)
    case .angular(let center, let start, let end):
      let angle = start.radians
      let direction = CGPoint(x: center.x + CGFloat(cos(angle)) / 2, y: center.y + CGFloat(sin(angle)) / 2)
      let turn = (end.radians - start.radians) / (2 * .pi)
      setPoints(.conic, CGPoint(x: center.x, y: center.y), direction, 0, turn == 0 ? 1 : min(CGFloat(turn), 1))
    }
  }

  /// - Parameters:
  ///   - first: The location of the first stop.
  ///   - last: The location of the last stop.
  private func setPoints(
    _ type: CAGradientLayerType, _ start: CGPoint, _ end: CGPoint, _ first: CGFloat, _ last: CGFloat
  ) {
    gradient.type = type
    gradient.startPoint = start
    gradient.endPoint = end
    gradient.locations = (paint?.stops ?? []).map { NSNumber(value: Double(first + $0.location * (last - first))) }
  }
}
