public import Foundation

extension UITextInputTraits where Self: UIResponder {
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { seldom["autocapitalizationType"] ?? .sentences }
    set { seldom["autocapitalizationType"] = newValue }
  }

  public var autocorrectionType: UITextAutocorrectionType {
    get { seldom["autocorrectionType"] ?? .default }
    set { seldom["autocorrectionType"] = newValue }
  }

  public var keyboardType: UIKeyboardType {
    get { seldom["keyboardType"] ?? .default }
    set { seldom["keyboardType"] = newValue }
  }

  public var returnKeyType: UIReturnKeyType {
    get { seldom["returnKeyType"] ?? .default }
    set { seldom["returnKeyType"] = newValue }
  }

  public var enablesReturnKeyAutomatically: Bool {
    get { seldom["enablesReturnKeyAutomatically"] ?? false }
    set { seldom["enablesReturnKeyAutomatically"] = newValue }
  }

  public var isSecureTextEntry: Bool {
    get { seldom["isSecureTextEntry"] ?? false }
    set { seldom["isSecureTextEntry"] = newValue }
  }

  public var textContentType: UITextContentType? {
    get { seldom["textContentType"] }
    set { seldom["textContentType"] = newValue }
  }

  /// The look of the keyboard. No keyboard is drawn.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { seldom["keyboardAppearance"] ?? .default }
    set { seldom["keyboardAppearance"] = newValue }
  }

  public var spellCheckingType: UITextSpellCheckingType {
    get { seldom["spellCheckingType"] ?? .default }
    set { seldom["spellCheckingType"] = newValue }
  }

  public var smartQuotesType: UITextSmartQuotesType {
    get { seldom["smartQuotesType"] ?? .default }
    set { seldom["smartQuotesType"] = newValue }
  }

  public var smartDashesType: UITextSmartDashesType {
    get { seldom["smartDashesType"] ?? .default }
    set { seldom["smartDashesType"] = newValue }
  }

  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { seldom["smartInsertDeleteType"] ?? .default }
    set { seldom["smartInsertDeleteType"] = newValue }
  }

  public var inlinePredictionType: UITextInlinePredictionType {
    get { seldom["inlinePredictionType"] ?? .default }
    set { seldom["inlinePredictionType"] = newValue }
  }

  public var mathExpressionCompletionType: UITextMathExpressionCompletionType {
    get { seldom["mathExpressionCompletionType"] ?? .default }
    set { seldom["mathExpressionCompletionType"] = newValue }
  }

  public var writingToolsBehavior: UIWritingToolsBehavior {
    get { seldom["writingToolsBehavior"] ?? .default }
    set { seldom["writingToolsBehavior"] = newValue }
  }

  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { seldom["allowedWritingToolsResultOptions"] ?? [] }
    set { seldom["allowedWritingToolsResultOptions"] = newValue }
  }

  public var passwordRules: UITextInputPasswordRules? {
    get { seldom["passwordRules"] }
    set { seldom["passwordRules"] = newValue }
  }
}

/// The look of a keyboard.
public enum UIKeyboardAppearance: Int, CaseIterable, Sendable {
  case `default` = 0
  case dark = 1
  case light = 2

  public static var alert: UIKeyboardAppearance { .dark }
}

/// Whether the keyboard marks misspelled words.
public enum UITextSpellCheckingType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard inserts curly quotes.
public enum UITextSmartQuotesType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard inserts dashes for two hyphens.
public enum UITextSmartDashesType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard keeps spaces between words at insertions and deletions.
public enum UITextSmartInsertDeleteType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard offers predictions inside of the text.
public enum UITextInlinePredictionType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// Whether the keyboard offers results of expressions.
public enum UITextMathExpressionCompletionType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// How writing tools change the text. There are none here.
public enum UIWritingToolsBehavior: Int, CaseIterable, Sendable {
  case none = -1
  case `default` = 0
  case complete = 1
  case limited = 2
}

/// What the results of writing tools contain.
public struct UIWritingToolsResultOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let plainText = UIWritingToolsResultOptions(rawValue: 1 << 0)
  public static let richText = UIWritingToolsResultOptions(rawValue: 1 << 1)
  public static let list = UIWritingToolsResultOptions(rawValue: 1 << 2)
  public static let table = UIWritingToolsResultOptions(rawValue: 1 << 3)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The rules for new passwords.
@preconcurrency @MainActor
open class UITextInputPasswordRules: NSObject {
  open private(set) var passwordRulesDescriptor: String

  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
    super.init()
  }
}

extension UITextContentType {
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  public static let givenName = UITextContentType(rawValue: "given-name")
  public static let middleName = UITextContentType(rawValue: "additional-name")
  public static let familyName = UITextContentType(rawValue: "family-name")
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  public static let nickname = UITextContentType(rawValue: "nickname")
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  public static let organizationName = UITextContentType(rawValue: "organization")
  public static let location = UITextContentType(rawValue: "location")
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  public static let addressState = UITextContentType(rawValue: "address-level1")
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  public static let countryName = UITextContentType(rawValue: "country-name")
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  public static let dateTime = UITextContentType(rawValue: "date-time")
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
  public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
}
