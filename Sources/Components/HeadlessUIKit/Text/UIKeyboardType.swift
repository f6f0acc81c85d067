/// The type of keyboard. Stored only: no keyboard is drawn.
public enum UIKeyboardType: Int, CaseIterable, Sendable {
  case `default` = 0
  case asciiCapable = 1
  case numbersAndPunctuation = 2
  case URL = 3
  case numberPad = 4
  case phonePad = 5
  case namePhonePad = 6
  case emailAddress = 7
  case decimalPad = 8
  case twitter = 9
  case webSearch = 10
  case asciiCapableNumberPad = 11
}

/// The label of the return key.
public enum UIReturnKeyType: Int, CaseIterable, Sendable {
  case `default` = 0
  case go = 1
  case google = 2
  case join = 3
  case next = 4
  case route = 5
  case search = 6
  case send = 7
  case yahoo = 8
  case done = 9
  case emergencyCall = 10
  case `continue` = 11
}

/// The automatic capitalization of typed text.
public enum UITextAutocapitalizationType: Int, CaseIterable, Sendable {
  case none = 0
  case words = 1
  case sentences = 2
  case allCharacters = 3
}

/// Whether the keyboard corrects words.
public enum UITextAutocorrectionType: Int, CaseIterable, Sendable {
  case `default` = 0
  case no = 1
  case yes = 2
}

/// The meaning of the text in a field.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let name = UITextContentType(rawValue: "name")
  public static let username = UITextContentType(rawValue: "username")
  public static let password = UITextContentType(rawValue: "password")
  public static let newPassword = UITextContentType(rawValue: "new-password")
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  public static let emailAddress = UITextContentType(rawValue: "email")
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  public static let URL = UITextContentType(rawValue: "url")
  public static let postalCode = UITextContentType(rawValue: "postal-code")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
