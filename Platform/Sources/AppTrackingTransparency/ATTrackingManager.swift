private import FirstFramePlaceholders
public import Foundation

/// Asks for permission to track, which is denied.
open class ATTrackingManager: NSObject {
  public enum AuthorizationStatus: UInt, Sendable {
    case notDetermined, restricted, denied, authorized
  }

  public class var trackingAuthorizationStatus: AuthorizationStatus { .notDetermined }
  public class func requestTrackingAuthorization(
    completionHandler completion: @escaping @Sendable (AuthorizationStatus) -> Void
  ) {
    completion(denied())
  }
  public class func requestTrackingAuthorization() async -> AuthorizationStatus { denied() }

  private class func denied() -> AuthorizationStatus {
    MissingEffect.warn("ATTrackingManager", "no dialog is shown here; the request is denied.")
    return .denied
  }
}
