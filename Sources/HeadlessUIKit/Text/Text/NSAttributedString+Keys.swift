public import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, as high as the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Extra distance after every character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The number of an `NSUnderlineStyle`; every one but 0 is drawn as a single line.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The same for a line through the letters.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// How far text is raised, in points.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An `NSParagraphStyle`; that of a text's first character counts for all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
}
