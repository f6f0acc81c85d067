import HeadlessUIKit

/// The attributes of a part of a text.
struct TextStyle {
  var font: Font?
  var weight: Font.Weight?
  var width: Font.Width?
  var design: Font.Design?
  var isBold = false
  var isItalic = false
  var hasMonospacedDigits = false
  var foreground: ((EnvironmentValues) -> Paint)?
  var background: Color?
  var underline: Text.LineStyle?
  var strikethrough: Text.LineStyle?
  var kerning: CGFloat?
  var tracking: CGFloat?
  var baselineOffset: CGFloat?
  var scale: Text.Scale?
  var link: URL?
  /// What VoiceOver reads in place of the characters.
  var label: String?
  var speech = SpeechStyle()

  /// The style with attributes of another one where this one has none.
  func merged(over outer: TextStyle) -> TextStyle {
    var style = self
    style.font = font ?? outer.font
    style.weight = weight ?? outer.weight
    style.width = width ?? outer.width
    style.design = design ?? outer.design
    style.isBold = isBold || outer.isBold
    style.isItalic = isItalic || outer.isItalic
    style.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
    style.foreground = foreground ?? outer.foreground
    style.background = background ?? outer.background
    style.underline = underline ?? outer.underline
    style.strikethrough = strikethrough ?? outer.strikethrough
    style.kerning = kerning ?? outer.kerning
    style.tracking = tracking ?? outer.tracking
    style.baselineOffset = baselineOffset ?? outer.baselineOffset
    style.scale = scale ?? outer.scale
    style.link = link ?? outer.link
    style.label = label ?? outer.label
    style.speech = speech.merged(over: outer.speech)
    return style
  }
}
