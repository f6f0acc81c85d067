public import Foundation
import HeadlessUIKit

// The names of attributes. On Apple's systems they are strings; most have the values of UIKit's names. Here they are
// keys of attributed strings, so that `kCTFontAttributeName as NSAttributedString.Key` is a conversion to the same type.

/// A `CTFont`.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// A `CGColor`.
public let kCTForegroundColorAttributeName = NSAttributedString.Key("CTForegroundColor")
/// Whether text without another color has the fill color of the context. Otherwise it is black.
public let kCTForegroundColorFromContextAttributeName = NSAttributedString.Key("CTForegroundColorFromContext")
/// A `CGColor`.
public let kCTBackgroundColorAttributeName = NSAttributedString.Key("CTBackgroundColor")
/// The extra space after every character, in points, in place of the font's kerning of pairs.
public let kCTKernAttributeName = NSAttributedString.Key.kern
/// The extra space after every character, in points, in addition to the font's kerning of pairs.
public let kCTTrackingAttributeName = NSAttributedString.Key.tracking
public let kCTLigatureAttributeName = NSAttributedString.Key.ligature
/// A `CTParagraphStyle`.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle
public let kCTStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth
public let kCTStrokeColorAttributeName = NSAttributedString.Key("CTStrokeColor")
/// The raw value of a ``CTUnderlineStyle``.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle
/// A `CGColor`.
public let kCTUnderlineColorAttributeName = NSAttributedString.Key("CTUnderlineColor")
/// 1 for superscript letters, and -1 for subscript ones.
public let kCTSuperscriptAttributeName = NSAttributedString.Key("NSSuperScript")
/// The offset above the baseline, in points.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset
public let kCTWritingDirectionAttributeName = NSAttributedString.Key.writingDirection
public let kCTVerticalFormsAttributeName = NSAttributedString.Key.verticalGlyphForm
public let kCTGlyphInfoAttributeName = NSAttributedString.Key("NSGlyphInfo")
public let kCTLanguageAttributeName = NSAttributedString.Key("NSLanguage")
/// A ``CTRunDelegate``.
public let kCTRunDelegateAttributeName = NSAttributedString.Key("CTRunDelegate")
public let kCTBaselineClassAttributeName = NSAttributedString.Key("CTBaselineClass")
public let kCTRubyAnnotationAttributeName = NSAttributedString.Key("CTRubyAnnotation")

/// The style of an underline. Every style except `none` is drawn as a single line.
public struct CTUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int32

  public static let single = CTUnderlineStyle(rawValue: 0x01)
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  public static let double = CTUnderlineStyle(rawValue: 0x09)

  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
}
