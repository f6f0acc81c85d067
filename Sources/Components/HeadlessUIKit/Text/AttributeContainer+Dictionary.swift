public import Foundation

/// Conversions between the attributes of an `AttributedString` and those of an `NSAttributedString`.
extension AttributeContainer {
  /// Creates a container with UIKit's attributes in a dictionary, links and intents. Others are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) {
    typealias Names = AttributeScopes.UIKitAttributes
    self.init()
    self[Names.FontAttribute.self] = dictionary[.font] as? UIFont
    self[Names.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
    self[Names.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
    self[Names.UnderlineStyleAttribute.self] = NSUnderlineStyle(attribute: dictionary[.underlineStyle])
    self[Names.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
    self[Names.StrikethroughStyleAttribute.self] = NSUnderlineStyle(attribute: dictionary[.strikethroughStyle])
    self[Names.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
    self[Names.KernAttribute.self] = CGFloat(attribute: dictionary[.kern])
    self[Names.TrackingAttribute.self] = CGFloat(attribute: dictionary[.tracking])
    self[Names.BaselineOffsetAttribute.self] = CGFloat(attribute: dictionary[.baselineOffset])
    self[Names.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
    self[Names.StrokeWidthAttribute.self] = CGFloat(attribute: dictionary[.strokeWidth])
    self[Names.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
    let intents = dictionary[.inlinePresentationIntent].map { InlinePresentationIntent(attribute: $0) }
    self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intents
    self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
      dictionary[.link] as? URL ?? (dictionary[.link] as? String).flatMap { URL(string: $0) }
  }

  /// UIKit's attributes, links and intents.
  var dictionary: [NSAttributedString.Key: Any] {
    typealias Names = AttributeScopes.UIKitAttributes
    let values: [NSAttributedString.Key: Any?] = [
      .font: self[Names.FontAttribute.self],
      .foregroundColor: self[Names.ForegroundColorAttribute.self],
      .backgroundColor: self[Names.BackgroundColorAttribute.self],
      .underlineStyle: self[Names.UnderlineStyleAttribute.self]?.rawValue,
      .underlineColor: self[Names.UnderlineColorAttribute.self],
      .strikethroughStyle: self[Names.StrikethroughStyleAttribute.self]?.rawValue,
      .strikethroughColor: self[Names.StrikethroughColorAttribute.self],
      .kern: self[Names.KernAttribute.self],
      .tracking: self[Names.TrackingAttribute.self],
      .baselineOffset: self[Names.BaselineOffsetAttribute.self],
      .strokeColor: self[Names.StrokeColorAttribute.self],
      .strokeWidth: self[Names.StrokeWidthAttribute.self],
      .paragraphStyle: self[Names.ParagraphStyleAttribute.self],
      .inlinePresentationIntent:
        self[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self]?.rawValue,
      .link: self[AttributeScopes.FoundationAttributes.LinkAttribute.self],
    ]
    return values.compactMapValues { $0 }
  }
}

extension NSAttributedString {
  /// Creates a text with the attributes of UIKit in another one.
  public convenience init(_ text: AttributedString) {
    let result = NSMutableAttributedString()
    for run in text.runs {
      result.append(
        NSAttributedString(
          string: String(text[run.range].characters), attributes: run.attributes.dictionary))
    }
    self.init(attributedString: result)
  }

  /// Creates a text with the attributes of UIKit in another one. Other scopes have no more.
  public convenience init<Scope: AttributeScope>(
    _ text: AttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    self.init(text)
  }
}

extension AttributedString {
  /// Creates a text with the attributes of UIKit in another one.
  public init(_ text: NSAttributedString) {
    self.init()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      self += AttributedString(
        text.attributedSubstring(from: range).string, attributes: AttributeContainer(attributes))
    }
  }

  /// Creates a text with the attributes of UIKit in another one. Other scopes have no more.
  public init<Scope: AttributeScope>(
    _ text: NSAttributedString, including scope: KeyPath<AttributeScopes, Scope.Type>
  ) throws {
    self.init(text)
  }
}
