public import CoreGraphics
import Foundation
public import HeadlessUIKit

public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontStyleName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.fontName }
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { font.fontName }

/// Returns a name of a font; `nil` for names that fonts do not have here, such as that of their designer.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  switch nameKey {
  case kCTFontFamilyNameKey: font.familyName
  case kCTFontFullNameKey, kCTFontPostScriptNameKey: font.fontName
  default: nil
  }
}
