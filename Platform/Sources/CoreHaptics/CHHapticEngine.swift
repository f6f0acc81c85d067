private import FirstFramePlaceholders
@_exported public import Foundation

/// Plays haptics, which a Linux machine cannot.
open class CHHapticEngine: NSObject {
  open var isAutoShutdownEnabled = false
  open var playsHapticsOnly = false
  open var resetHandler: () -> Void = {}
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }

  public override init() {
    super.init()
  }

  public init(audioSession: Any? = nil) throws {
    super.init()
  }

  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  open func start() throws {
    MissingEffect.warn("CHHapticEngine.start()", "there are no haptics here.")
  }
  open func start(completionHandler: (((any Error)?) -> Void)?) { completionHandler?(nil) }
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { SilentPlayer() }

  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout
    case systemError = -1
  }
}

public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

private struct SilentPlayer: CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws {}
  func stop(atTime time: TimeInterval) throws {}
}

public let CHHapticTimeImmediate: TimeInterval = 0

open class CHHapticEventParameter: NSObject {
  public let parameterID: CHHapticEvent.ParameterID
  open var value: Float

  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
    super.init()
  }
}

open class CHHapticEvent: NSObject {
  public let type: EventType
  public let eventParameters: [CHHapticEventParameter]
  open var relativeTime: TimeInterval
  open var duration: TimeInterval

  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
    super.init()
  }

  public enum EventType: Hashable, Sendable {
    case hapticTransient, hapticContinuous, audioContinuous, audioCustom
  }
  public enum ParameterID: Hashable, Sendable {
    case hapticIntensity, hapticSharpness, attackTime, decayTime, releaseTime, sustained
  }
}

open class CHHapticPattern: NSObject {
  public init(events: [CHHapticEvent], parameters: [Any]) throws {
    super.init()
  }
}
