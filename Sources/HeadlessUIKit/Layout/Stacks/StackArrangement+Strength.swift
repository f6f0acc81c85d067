extension StackArrangement {
  /// The hugging of a stack that can grow without stretching a view: lower than that of any content.
  private static let looseStrength: Float = 49

  /// The priority with which the content keeps a stack from growing. A stack has no priority of its own.
  func huggingStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    let strengths = views.map { view in
      view.huggingStrength(
        along: axis,
        size: MeasurementMemo.size(of: view, as: .layout, in: .unlimited) { view.layoutSize(fitting: .unlimited) })
    }
    if axis == self.axis {
      switch distribution {
      case .fill: return strengths.min() ?? 0
      case .fillEqually, .fillProportionally: return strengths.max() ?? 0
      case .equalSpacing, .equalCentering:
        return views.count == 1 ? strengths.max() ?? 0 : min(Self.looseStrength, strengths.max() ?? 0)
      }
    }
    return alignment == .fill ? strengths.max() ?? 0 : min(Self.looseStrength, strengths.max() ?? 0)
  }

  /// The priority with which the content keeps a stack from shrinking.
  func compressionStrength(along axis: NSLayoutConstraint.Axis) -> Float {
    let strengths = views.map { $0.compressionStrength(along: axis) }
    guard let weakest = strengths.min(), let strongest = strengths.max() else { return 0 }
    guard axis == self.axis, distribution == .fill, weakest < strongest else { return strongest }
    // A view without length cannot shrink.
    let giving = zip(views, strengths).filter { $0.0.measured(in: .unlimited)[axis] > 0 }.map(\.1)
    return giving.min() ?? strongest
  }
}
