public import CoreGraphics
public import Foundation
@_spi(Porting) import HeadlessUIKit

/// Lays out a string in areas.
public final class CTFramesetter {
  let text: SourceText

  init(_ text: SourceText) {
    self.text = text
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString) -> CTFramesetter {
  CTFramesetter(SourceText(attrString))
}

public func CTFramesetterCreateWithTypesetter(_ typesetter: CTTypesetter) -> CTFramesetter {
  CTFramesetter(typesetter.text)
}

public func CTFramesetterGetTypesetter(_ framesetter: CTFramesetter) -> CTTypesetter {
  CTTypesetter(framesetter.text)
}

/// Lays out as much of a range as fits in a path.
///
/// - Parameters:
///   - stringRange: The range; a range without length extends to the end of the string.
///   - path: A rectangle. The text fills the bounding box of any other path, with a warning.
///   - frameAttributes: Keep their values.
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath, _ frameAttributes: CFDictionary?
) -> CTFrame {
  if !path.isRect(nil), !path.isEmpty {
    PlatformWarning.warn("A path of `CTFramesetterCreateFrame` is not a rectangle: text fills its bounding box.")
  }
  return CTFrame(
    framesetter.text, framesetter.text.range(stringRange), path: path, attributes: frameAttributes)
}

/// Returns the size of the text of a range, in points, not rounded: that of `boundingRect(with:options:context:)`.
///
/// - Parameters:
///   - constraints: The largest size; 0 or less, or `.greatestFiniteMagnitude`, for no limit.
///   - fitRange: Where the range of the characters that fit is written.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?, _ constraints: CGSize,
  _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  func limit(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e7 ? length : .infinity }
  let range = framesetter.text.range(stringRange)
  let layout = TextLines(
    framesetter.text.part(range), width: limit(constraints.width), height: limit(constraints.height))
  fitRange?.pointee = CFRange(location: range.lowerBound, length: layout.lines.last?.offsets.upperBound ?? 0)
  return layout.size
}
