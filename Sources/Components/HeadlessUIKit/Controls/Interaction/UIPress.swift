public import Foundation

/// A press of a key or a button. There are no keys: tests create presses.
@preconcurrency @MainActor
open class UIPress: NSObject {
  open internal(set) var phase: Phase
  open internal(set) var type: PressType
  open internal(set) var key: UIKey?
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var window: UIWindow? { nil }
  open var responder: UIResponder? { nil }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }

  public override init() {
    phase = .began
    type = .select
    super.init()
  }

  /// Creates a press of a key. Not part of UIKit.
  public init(_ key: UIKey, phase: Phase = .began) {
    self.phase = phase
    self.key = key
    type = .select
    super.init()
  }

  /// The phase of a press.
  public enum Phase: Int, CaseIterable, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// A button.
  public enum PressType: Int, CaseIterable, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
  }
}

/// The presses at one moment.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  open internal(set) var allPresses: Set<UIPress> = []

  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}

/// A key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject {
  open private(set) var characters: String
  open private(set) var modifierFlags: UIKeyModifierFlags
  open private(set) var keyCode: UIKeyboardHIDUsage
  open var charactersIgnoringModifiers: String { characters }

  /// Creates a key. Not part of UIKit.
  public init(_ characters: String, modifierFlags: UIKeyModifierFlags = [], keyCode: UIKeyboardHIDUsage) {
    self.characters = characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
    super.init()
  }
}

extension UIEvent {
  /// The kind of an event.
  public enum EventType: Int, CaseIterable, Sendable {
    case touches = 0
    case motion = 1
    case remoteControl = 2
    case presses = 3
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// The motion or the button of an event.
  public enum EventSubtype: Int, CaseIterable, Sendable {
    case none = 0
    case motionShake = 1
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// Buttons of a pointing device.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The button with a number, beginning with 1.
    public static func button(_ buttonNumber: Int) -> ButtonMask { ButtonMask(rawValue: 1 << max(0, buttonNumber - 1)) }
  }
}

extension UITouch {
  /// What touches the screen.
  public enum TouchType: Int, CaseIterable, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3

    public static var stylus: TouchType { .pencil }
  }

  /// Values of a touch that are estimated at first.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let force = Properties(rawValue: 1 << 0)
    public static let azimuth = Properties(rawValue: 1 << 1)
    public static let altitude = Properties(rawValue: 1 << 2)
    public static let location = Properties(rawValue: 1 << 3)
    public static let roll = Properties(rawValue: 1 << 4)

    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }
}
