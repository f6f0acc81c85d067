import FirstFrameLayoutTree
public import Foundation

/// The language of a keyboard. There are no keyboards.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { "en-US" }
  open class var activeInputModes: [UITextInputMode] { [UITextInputMode()] }
  open class func current() -> UITextInputMode? { UITextInputMode() }

  public override init() {
    super.init()
  }

  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// A view above or in place of the keyboard.
@preconcurrency @MainActor
open class UIInputView: UIView {
  open private(set) var inputViewStyle: Style
  open var allowsSelfSizing = false

  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, inputViewStyle: .default)
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// The background of a view for input. It is not drawn.
  public enum Style: Int, CaseIterable, Sendable {
    case `default` = 0
    case keyboard = 1
  }
}

/// The controller of a keyboard. It is not shown.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  private var storedInputView: UIInputView?
  /// The text that the keyboard types into: one of its own, since no field is connected to the keyboard.
  open var textDocumentProxy: any UITextDocumentProxy { document }
  private lazy var document = KeyboardDocument()

  open override var inputView: UIView? { storedInputView }
  open var primaryLanguage: String?
  open var hasDictationKey = false
  open var hasFullAccess: Bool { false }
  open var needsInputModeSwitchKey: Bool { false }

  open func setInputView(_ inputView: UIInputView?) {
    storedInputView = inputView
  }

  // MARK: Changes of the text

  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  open func textDidChange(_ textInput: (any UITextInput)?) {}

  // MARK: Keyboards

  /// Calls a closure with a lexicon without words, before it returns.
  open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
    completionHandler(UILexicon())
  }

  /// Has no effect except for a warning: there is one keyboard, which is not shown.
  open func handleInputModeList(from view: UIView, with event: UIEvent) { advanceToNextInputMode() }

  open func dismissKeyboard() {
    FirstResponder.current?.resignFirstResponder()
  }

  /// Has no effect except for a warning: there is one keyboard, which is not shown.
  open func advanceToNextInputMode() {
    UsageWarnings.warnOfNoEffect("UIInputViewController.advanceToNextInputMode", "there is no other keyboard")
  }
}

/// An input with a click, like that of keys. There is no sound.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: AnyObject {
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  public var enableInputClicksWhenVisible: Bool { false }
}

/// The buttons beside the suggestions of a keyboard on iPad. They are not shown.
@preconcurrency @MainActor
open class UITextInputAssistantItem: NSObject {
  open var allowsHidingShortcuts = true
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}
