import FirstFrameLayoutTree
public import Foundation

extension NSAttributedString {
  /// The kind of a document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let plain = DocumentType(rawValue: "NSPlainText")
    public static let html = DocumentType(rawValue: "NSHTML")
    public static let rtf = DocumentType(rawValue: "NSRTF")
    public static let rtfd = DocumentType(rawValue: "NSRTFD")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// The name of a property of a document.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")

    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Creates a text from a document in HTML or plain text.
  ///
  /// Of HTML, paragraphs, line breaks, list items, bold, italic and underlined text, links and character references are
  /// read. Style sheets and images have no effect, and other kinds of documents are errors.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let encoding = (options[.characterEncoding] as? UInt).map(String.Encoding.init(rawValue:)) ?? .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    let name = (options[.documentType] as? DocumentType)?.rawValue ?? options[.documentType] as? String
    switch name {
    case DocumentType.plain.rawValue,
      nil where !text.contains("<"):
      self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    case DocumentType.html.rawValue, nil:
      var reader = HTMLReader(attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
      self.init(attributedString: reader.text(of: text))
    default: throw CocoaError(.fileReadCorruptFile)
    }
  }
}
