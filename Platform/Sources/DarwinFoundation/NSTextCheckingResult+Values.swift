public import Foundation

/// A part of a text with a value.
final class DetectedText: NSTextCheckingResult, @unchecked Sendable {
  private let type: CheckingType
  private let place: NSRange
  let link: URL?
  let phone: String?

  init(_ type: CheckingType, text: String, range: NSRange) {
    self.type = type
    place = range
    phone = type == .phoneNumber ? text : nil
    let scheme = text.contains("://") ? "" : text.contains("@") ? "mailto:" : "http://"
    link = type == .link ? URL(string: scheme + text) : nil
    super.init()
  }

  init(link: URL, range: NSRange) {
    type = .link
    place = range
    phone = nil
    self.link = link
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var resultType: CheckingType { type }
  override var numberOfRanges: Int { 1 }
  override func range(at idx: Int) -> NSRange { place }
}

extension NSTextCheckingResult {
  /// The address of a link; `nil` for other results.
  public var url: URL? { (self as? DetectedText)?.link }
  /// The number of a phone; `nil` for other results.
  public var phoneNumber: String? { (self as? DetectedText)?.phone }
  /// `nil`: dates are not found here.
  public var date: Date? { nil }
  public var timeZone: TimeZone? { nil }
  public var duration: TimeInterval { 0 }
  /// `nil`: neither addresses nor flights are found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  public var components: [NSTextCheckingKey: String]? { nil }

  public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    DetectedText(link: url, range: range)
  }

  public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
    DetectedText(.phoneNumber, text: phoneNumber, range: range)
  }
}

extension NSTextCheckingKey {
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}
