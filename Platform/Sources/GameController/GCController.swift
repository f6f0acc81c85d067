public import Foundation

/// A game controller. None is connected.
open class GCController: NSObject, @unchecked Sendable {
  public class func controllers() -> [GCController] { [] }
  public class var current: GCController? { nil }
  public class func startWirelessControllerDiscovery(completionHandler: (() -> Void)? = nil) { completionHandler?() }
  public class func stopWirelessControllerDiscovery() {}
  open var vendorName: String? { nil }
  open var extendedGamepad: GCExtendedGamepad? { nil }
  open var playerIndex: GCControllerPlayerIndex { .indexUnset }
}

open class GCExtendedGamepad: NSObject {}

public enum GCControllerPlayerIndex: Int, Sendable {
  case indexUnset = -1
  case index1, index2, index3, index4
}

/// A hardware keyboard. None is connected.
open class GCKeyboard: NSObject, @unchecked Sendable {
  public class var coalesced: GCKeyboard? { nil }
}

extension Notification.Name {
  public static let GCControllerDidConnect = Notification.Name("GCControllerDidConnectNotification")
  public static let GCControllerDidDisconnect = Notification.Name("GCControllerDidDisconnectNotification")
  public static let GCKeyboardDidConnect = Notification.Name("GCKeyboardDidConnectNotification")
  public static let GCKeyboardDidDisconnect = Notification.Name("GCKeyboardDidDisconnectNotification")
}
