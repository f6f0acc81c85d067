public import Foundation

/// Options of a context. Those that cannot change a picture keep their values, so that code can read them again.
extension CGContext {
  /// How images are scaled: `none` keeps their pixels as squares.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Has no effect: curves are exact to 1/64 pixel.
  public func setFlatness(_ flatness: CGFloat) {}

  /// Has no effect: every color is one of sRGB.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// Has no effect: what was drawn is read when it is needed.
  public func flush() {}

  /// Has no effect: what was drawn is read when it is needed.
  public func synchronize() {}

  /// Has no effect: glyphs are antialiased in shades of gray, as on iOS.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Has no effect: glyphs are antialiased in shades of gray, as on iOS.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Has no effect: glyphs have exact positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Has no effect: glyphs have exact positions.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Has no effect: glyphs have exact positions.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Has no effect: glyphs have exact positions.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Has no effect: a context has one page.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}

  /// Has no effect: a context has one page.
  public func endPage() {}
}

/// The text that functions of Core Text draw.
extension CGContext {
  /// Where the next text begins, in points of user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// The map from text space, in which y increases upwards, to user space.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }

  /// The distance between characters for functions that show text, in points. Lines of Core Text do not use it.
  public var characterSpacing: CGFloat {
    get { state.characterSpacing }
    set { state.characterSpacing = newValue }
  }

  /// Warns if text is to be stroked or clipped to: it is filled.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    if mode != .fill { warn("`setTextDrawingMode(_:)` of CGContext is not drawn: text is filled") }
  }
}

/// How glyphs are drawn.
public enum CGTextDrawingMode: Int32, CaseIterable, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7
}

/// How images are scaled.
public enum CGInterpolationQuality: Int32, CaseIterable, Sendable {
  case `default` = 0
  case none = 1
  case low = 2
  case high = 3
  case medium = 4
}

/// User space and base space, which has the same unit as user space without a transform.
extension CGContext {
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
