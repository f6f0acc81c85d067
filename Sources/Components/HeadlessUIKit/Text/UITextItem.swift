public import Foundation

/// A link or an attachment in a text.
@preconcurrency @MainActor
open class UITextItem: NSObject {
  public let content: Content
  open private(set) var range: NSRange

  /// Creates an item, for tests. Not part of UIKit.
  public init(_ content: Content, range: NSRange) {
    self.content = content
    self.range = range
    super.init()
  }

  /// What an item is.
  public enum Content {
    case link(URL)
    case textAttachment(NSTextAttachment)
    case tag(String)
  }
}

extension UITextItem {
  /// The menu of an item. It is not drawn.
  @preconcurrency @MainActor
  open class MenuConfiguration: NSObject {
    public let menu: UIMenu
    public let preview: MenuPreview?

    public init(preview: MenuPreview? = .default, menu: UIMenu) {
      self.menu = menu
      self.preview = preview
      super.init()
    }
  }

  /// The preview above a menu. It is not drawn.
  @preconcurrency @MainActor
  open class MenuPreview: NSObject {
    public static var `default`: MenuPreview { MenuPreview(view: UIView()) }
    public let view: UIView

    public init(view: UIView) {
      self.view = view
      super.init()
    }
  }
}

/// Recognizes the gestures of a text. There are no real touches.
@preconcurrency @MainActor
open class UITextInteraction: ViewInteraction {
  open weak var delegate: (any UITextInteractionDelegate)?
  open weak var textInput: (any UIResponder & UITextInput)?
  open private(set) var textInteractionMode: UITextInteractionMode
  open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

  public init(for mode: UITextInteractionMode) {
    textInteractionMode = mode
    super.init()
  }
}

/// Whether a text can be changed.
public enum UITextInteractionMode: Int, CaseIterable, Sendable {
  case editable = 0
  case nonEditable = 1
}

/// Receives the interaction with a text.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: DelegateObject {
  func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
  func interactionWillBegin(_ interaction: UITextInteraction)
  func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
  public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
  public func interactionWillBegin(_ interaction: UITextInteraction) {}
  public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Checks the spelling of texts. Every word is known: there is no dictionary.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  open class var availableLanguages: [String] { ["en_US"] }
  open var ignoredWords: [String]?

  public override init() {
    super.init()
  }

  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  open class func learnWord(_ word: String) {}
  open class func hasLearnedWord(_ word: String) -> Bool { false }
  open class func unlearnWord(_ word: String) {}
}
