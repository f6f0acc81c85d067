public import Foundation

/// Settings of assistive technology are off, as on a new device, except those that traits have.
extension UIAccessibility {
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var hearingDevicePairedEar: HearingDeviceEar { [] }

  /// Returns `nil`: no assistive technology has a focus.
  public static func focusedElement(using assistiveTechnologyIdentifier: AssistiveTechnologyIdentifier?) -> Any? { nil }

  /// Zooming is off, so that the focus of the zoom does not move.
  public static func zoomFocusChanged(zoomType type: ZoomType, toFrame frame: CGRect, in view: UIView) {}

  /// Returns the rectangle on the screen of a rectangle of a view, in points.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }

  /// Returns the path on the screen of a path of a view, in points.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convert(CGPoint.zero, to: nil)
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return converted
  }

  /// Returns `false` in the completion: there is no guided access.
  public static func requestGuidedAccessSession(enabled enable: Bool, completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }

  /// Ears with a hearing device.
  public struct HearingDeviceEar: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let left = HearingDeviceEar(rawValue: 1 << 1)
    public static let right = HearingDeviceEar(rawValue: 1 << 2)
    public static let both: HearingDeviceEar = [.left, .right]

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What the zoom follows.
  public enum ZoomType: Int, CaseIterable, Sendable {
    case insertionPoint = 0
  }

  /// A kind of assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let voiceOver = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
    public static let switchControl = AssistiveTechnologyIdentifier(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// Notifications of changed settings. Settings do not change here; tests may post them.
extension UIAccessibility {
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatusDidChange")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatusDidChange")
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatusDidChange")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatusDidChange")
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatusDidChange")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatusDidChange")
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatusDidChange")
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatusDidChange")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatusDidChange")
  public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatusDidChange")
  public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatusDidChange")
  public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndoDidChange")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatusDidChange")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColorDidChange")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabelsDidChange")
  public nonisolated static let hearingDevicePairedEarDidChangeNotification = name("HearingDevicePairedEarDidChange")
  public nonisolated static let announcementDidFinishNotification = name("AnnouncementDidFinish")
  public nonisolated static let elementFocusedNotification = name("ElementFocused")
  public nonisolated static let announcementStringValueUserInfoKey = "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey = "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private nonisolated static func name(_ change: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(change)Notification")
  }
}

extension UIAccessibility.Notification {
  public static let pauseAssistiveTechnology = UIAccessibility.Notification(rawValue: 1010)
  public static let resumeAssistiveTechnology = UIAccessibility.Notification(rawValue: 1011)
}

/// The urgency of an announcement.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The kind of a text, which changes how it is spoken.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let wordProcessing = UIAccessibilityTextualContext(rawValue: "WordProcessing")
  public static let narrative = UIAccessibilityTextualContext(rawValue: "Narrative")
  public static let messaging = UIAccessibilityTextualContext(rawValue: "Messaging")
  public static let spreadsheet = UIAccessibilityTextualContext(rawValue: "Spreadsheet")
  public static let fileSystem = UIAccessibilityTextualContext(rawValue: "FileSystem")
  public static let sourceCode = UIAccessibilityTextualContext(rawValue: "SourceCode")
  public static let console = UIAccessibilityTextualContext(rawValue: "Console")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = speech("Punctuation")
  public static let accessibilitySpeechLanguage = speech("Language")
  public static let accessibilitySpeechPitch = speech("Pitch")
  public static let accessibilitySpeechQueueAnnouncement = speech("QueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = speech("AnnouncementPriority")
  public static let accessibilitySpeechIPANotation = speech("IPANotation")
  public static let accessibilitySpeechSpellOut = speech("SpellOut")
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  public static let accessibilityTextualContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")

  private static func speech(_ name: String) -> NSAttributedString.Key {
    NSAttributedString.Key("UIAccessibilitySpeechAttribute\(name)")
  }
}
