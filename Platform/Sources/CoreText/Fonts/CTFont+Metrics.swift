public import CoreGraphics
public import Foundation
@_spi(Porting) public import HeadlessUIKit

// The metrics of a font, in points. They are those of `UIFont`, and therefore of the lines of labels.

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// Returns the identity: letters are drawn upright, unless the font is italic.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { .identity }
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// Returns the distance from the baseline to the bottom of a line, in points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { font.unitsPerEm }
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.underlinePosition }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.underlineThickness }

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.fontDescriptor.symbolicTraits }

/// Returns the traits by `kCTFontSymbolicTrait` and `kCTFontWeightTrait`.
public func CTFontCopyTraits(_ font: CTFont) -> CFDictionary {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, kCTFontTraitsAttribute) as? CFDictionary ?? [:]
}
