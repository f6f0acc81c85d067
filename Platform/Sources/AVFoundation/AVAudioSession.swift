private import FirstFramePlaceholders
public import Foundation

/// How an app uses sound. The settings are kept, and have no effect.
open class AVAudioSession: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var settings = (category: Category.soloAmbient, mode: Mode.default, options: CategoryOptions())
  private static let shared = AVAudioSession()

  public class func sharedInstance() -> AVAudioSession { shared }

  open var category: Category { lock.withLock { settings.category } }
  open var mode: Mode { lock.withLock { settings.mode } }
  open var categoryOptions: CategoryOptions { lock.withLock { settings.options } }
  open var outputVolume: Float { 1 }
  open var isOtherAudioPlaying: Bool { false }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var sampleRate: Double { 44_100 }
  open var recordPermission: RecordPermission { .undetermined }

  open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default) }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    try setCategory(category, mode: .default, options: options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    lock.withLock { settings = (category, mode, options) }
  }
  open func setMode(_ mode: Mode) throws { lock.withLock { settings.mode = mode } }
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}

  /// Denies the permission: there is no microphone.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    MissingEffect.warn("AVAudioSession.requestRecordPermission", "there is no microphone here; the request is denied.")
    response(false)
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  public struct CategoryOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let mixWithOthers = CategoryOptions(rawValue: 0x1)
    public static let duckOthers = CategoryOptions(rawValue: 0x2)
    public static let allowBluetooth = CategoryOptions(rawValue: 0x4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 0x8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 0x11)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 0x20)
    public static let allowAirPlay = CategoryOptions(rawValue: 0x40)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public struct SetActiveOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
}
