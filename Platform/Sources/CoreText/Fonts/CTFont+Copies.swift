public import CoreGraphics
public import Foundation
@_spi(Porting) public import HeadlessUIKit

/// Returns a font with other attributes.
///
/// - Parameters:
///   - size: The size in points; 0 for that of the font.
///   - attributes: The descriptor whose family, traits and features the copy gets; `nil` for those of the font.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
  warnOfMatrix(matrix)
  let size = size > 0 ? size : font.pointSize
  return attributes.map { UIFont(descriptor: $0, size: size) } ?? font.withSize(size)
}

/// Returns a font with other traits; `nil` if the family has none with them.
///
/// - Parameters:
///   - symTraitValue: The traits that the copy has, among those of the mask.
///   - symTraitMask: The traits that may change.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
  warnOfMatrix(matrix)
  let kept = font.fontDescriptor.symbolicTraits.subtracting(symTraitMask)
  return font.fontDescriptor.withSymbolicTraits(kept.union(symTraitValue.intersection(symTraitMask)))
    .map { UIFont(descriptor: $0, size: size) }
}

/// Returns a font of another family with the traits of a font; `nil` if the family is not registered.
public func CTFontCreateCopyWithFamily(
  _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
  warnOfMatrix(matrix)
  guard UIFont.familyNames.contains(family) else { return nil }
  return UIFont(descriptor: font.fontDescriptor.withFamily(family), size: size)
}

/// Returns the font in which the first character of a range is drawn: the font itself, or one that has the character.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  guard let characters = Range(NSRange(range.clamped(to: string.utf16.count)), in: string),
    let first = string[characters].first
  else { return currentFont }
  return currentFont.fallback(for: String(first))
}

public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor { font.fontDescriptor }

/// Returns an attribute, such as that of `kCTFontSizeAttribute`; `nil` without it.
public func CTFontCopyAttribute(_ font: CTFont, _ attribute: CFString) -> Any? {
  CTFontDescriptorCopyAttribute(font.fontDescriptor, attribute)
}
