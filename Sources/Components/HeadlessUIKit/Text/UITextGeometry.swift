import FirstFrameLayoutTree
public import Foundation

/// A direction in which a text is stored.
public enum UITextStorageDirection: Int, CaseIterable, Sendable {
  case forward = 0
  case backward = 1
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, CaseIterable, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A storage direction or a layout direction.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

/// A part of a text.
public enum UITextGranularity: Int, CaseIterable, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// Links that text views find in a text. They are not found here.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// What a touch of a link or an attachment does.
public enum UITextItemInteraction: Int, CaseIterable, Sendable {
  case invokeDefaultAction = 0
  case presentActions = 1
  case preview = 2
}

extension UITextView {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  /// The notification posted after editing has changed the text. Its object is the text view.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

extension UITextField {
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
  public nonisolated static let didEndEditingReasonKey = "UITextFieldDidEndEditingReasonKey"

  /// Why editing ended.
  public enum DidEndEditingReason: Int, CaseIterable, Sendable {
    case committed = 0
    case cancelled = 1
  }
}
