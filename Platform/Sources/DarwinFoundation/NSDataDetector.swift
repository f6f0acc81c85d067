public import Foundation

public typealias NSTextCheckingTypes = UInt64

/// A finder of links and phone numbers in texts.
///
/// Dates, addresses and flights are found only on Apple's systems. There it is an `NSRegularExpression`, which cannot have
/// subclasses here.
open class NSDataDetector: NSObject {
  public let checkingTypes: NSTextCheckingTypes
  private let finders: [(expression: NSRegularExpression, type: NSTextCheckingResult.CheckingType)]

  /// - Parameter checkingTypes: The kinds of what is found: raw values of `NSTextCheckingResult.CheckingType`.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let kinds: [(String, NSTextCheckingResult.CheckingType)] = [(Self.link, .link), (Self.phone, .phoneNumber)]
    finders = try kinds.compactMap { pattern, type in
      guard checkingTypes & type.rawValue != 0 else { return nil }
      return (try NSRegularExpression(pattern: pattern, options: .caseInsensitive), type)
    }
  }

  /// Addresses with a scheme or `www`, addresses of mail, and names of common domains.
  private static let link =
    #"(?:https?|ftp)://[^\s<>"]*[^\s<>".,;:!?')\]]|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
    + #"|(?:[a-z0-9-]+\.)+(?:com|org|net|io|de|edu|gov|co|app|dev)\b(?:/[^\s<>"]*[^\s<>".,;:!?')\]])?"#
  private static let phone = #"(?<![\w.])\+?\(?\d[\d ()\-.]{5,}\d(?!\w)"#

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] {
    let found = finders.flatMap { expression, type in
      expression.matches(in: string, options: options, range: range).map { match in
        DetectedText(type, text: NSString(string: string).substring(with: match.range), range: match.range)
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }

  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !stop.boolValue {
      block(match, [], &stop)
    }
  }
}
