public import CoreGraphics
public import Foundation
@_spi(Porting) public import HeadlessUIKit
import OpenTypeText

// On Apple's systems, the types of fonts are bridged to those of UIKit. Here they are aliases, so that `font as CTFont`
// is a conversion to the same type.

public typealias CTFont = UIFont
public typealias CTFontDescriptor = UIFontDescriptor
public typealias CTFontSymbolicTraits = UIFontDescriptor.SymbolicTraits
/// The number of a UTF-16 code unit.
public typealias UniChar = UInt16

/// Options of creating a font. They choose among fonts of the system, which are not used here.
public struct CTFontOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let preventAutoActivation = CTFontOptions(rawValue: 1 << 0)
  public static let preventAutoDownload = CTFontOptions(rawValue: 1 << 1)
  public static let preferSystemFont = CTFontOptions(rawValue: 1 << 2)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The size of a font whose creator names none, in points.
private let standardSize: CGFloat = 12

/// Creates the font of a family or face; the system font if none has the name.
///
/// - Parameters:
///   - size: The size in points; 0 for 12 points.
///   - matrix: The transform of letters, which are drawn upright.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  warnOfMatrix(matrix)
  let size = size > 0 ? size : standardSize
  return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Creates the font of a descriptor.
///
/// - Parameter size: The size in points; 0 for that of the descriptor.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
  warnOfMatrix(matrix)
  return UIFont(descriptor: descriptor, size: size)
}

public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

/// Creates the font of a font file, which is registered if no font has its name.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  let name = graphicsFont.fullName ?? ""
  if UIFont(name: name, size: 1) == nil { graphicsFont.file?.register() }
  return CTFontCreateWithName(name, size, matrix)
}

/// Warns that letters are drawn upright, if a matrix transforms them.
func warnOfMatrix(_ matrix: UnsafePointer<CGAffineTransform>?) {
  guard let matrix, !matrix.pointee.isIdentity else { return }
  PlatformWarning.warn("The matrix of `CTFont` has no effect here: letters are drawn upright.")
}
