import FirstFrameImaging

/// What the colours of a text are drawn as.
struct TextColors {
  let traits: UITraitCollection
  /// Of text that has no colour of its own.
  let standard: UIColor
  /// In place of the colours of all letters; nil for those they have.
  var highlighted: UIColor?
  var isFaint = false

  func foreground(_ color: UIColor?) -> Color {
    var shown = (highlighted ?? color ?? standard).components(in: traits).color
    if isFaint { shown.alpha /= 2 }
    return shown
  }

  func background(_ color: UIColor) -> Color {
    color.components(in: traits).color
  }
}
