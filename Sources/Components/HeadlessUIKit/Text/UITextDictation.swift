public import Foundation

/// A phrase that was dictated. Only tests and code make one: there is no dictation.
@preconcurrency @MainActor
open class UIDictationPhrase: NSObject {
  open private(set) var text: String
  open private(set) var alternativeInterpretations: [String]?

  /// Creates a phrase, for tests. Not part of UIKit.
  public init(text: String, alternativeInterpretations: [String]? = nil) {
    self.text = text
    self.alternativeInterpretations = alternativeInterpretations
    super.init()
  }
}

/// How a text marks that it has alternatives.
public enum UITextAlternativeStyle: Int, CaseIterable, Sendable {
  case none = 0
  case lowConfidence = 1
}

/// The space that a text reserves for a result.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  open var rects: [UITextSelectionRect] { [] }

  public override init() {
    super.init()
  }
}

/// An image among the letters of a text. It is not drawn.
open class NSAdaptiveImageGlyph: NSObject {
  public let imageContent: Data
  public let contentIdentifier: String
  public let contentDescription: String

  public init(imageContent: Data) {
    self.imageContent = imageContent
    contentIdentifier = "\(imageContent.count)"
    contentDescription = ""
    super.init()
  }
}

/// What the system expects the user to write with.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  open var isPencilInputExpected = false
  open var isDictationInputExpected = false
  open var isHardwareKeyboardInputExpected = false

  public override init() {
    super.init()
  }

  /// Returns the context of the application.
  open class func current() -> UITextInputContext {
    let application = UIApplication.shared
    if let context: UITextInputContext = application.seldom["textInputContext"] { return context }
    let context = UITextInputContext()
    application.seldom["textInputContext"] = context
    return context
  }
}

/// Additional words of a keyboard, such as the names of contacts.
@preconcurrency @MainActor
open class UILexicon: NSObject {
  open var entries: [UILexiconEntry] { [] }

  public override init() {
    super.init()
  }
}

/// A word of a keyboard, and what the user types for it.
@preconcurrency @MainActor
open class UILexiconEntry: NSObject {
  open private(set) var documentText: String
  open private(set) var userInput: String

  /// Creates an entry, for tests. Not part of UIKit.
  public init(documentText: String, userInput: String) {
    self.documentText = documentText
    self.userInput = userInput
    super.init()
  }
}
