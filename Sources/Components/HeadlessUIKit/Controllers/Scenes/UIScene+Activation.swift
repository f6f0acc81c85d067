import FirstFrameLayoutTree
public import Foundation

extension UIScene {
  /// When the scene accepts an activity. There is one scene, which gets every activity.
  public var activationConditions: UISceneActivationConditions {
    get {
      if let conditions: UISceneActivationConditions = seldom["activationConditions"] { return conditions }
      let conditions = UISceneActivationConditions()
      seldom["activationConditions"] = conditions
      return conditions
    }
    set { seldom["activationConditions"] = newValue }
  }

  /// The protection of the scene by the user's authentication. There is none.
  public var systemProtectionManager: UISceneSystemProtectionManager? { nil }

  public nonisolated static let systemProtectionDidChangeNotification = Notification.Name(
    "UISceneSystemProtectionDidChangeNotification")
}

/// Whether users authenticate before they see a scene.
@preconcurrency @MainActor
open class UISceneSystemProtectionManager: NSObject {
  open var isUserAuthenticationEnabled: Bool { false }
}

/// What users may do with the window of a scene. The window stays as it is.
@preconcurrency @MainActor
open class UISceneWindowingBehaviors: NSObject {
  open var isClosable = true
  open var isMiniaturizable = true
}

/// Why a request for a scene failed.
public struct UISceneError: Error, Hashable, Sendable {
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  public static var errorDomain: String { "UISceneErrorDomain" }
  public static var multipleScenesNotSupported: Code { .multipleScenesNotSupported }
  public static var requestDenied: Code { .requestDenied }
  public static var geometryRequestUnsupported: Code { .geometryRequestUnsupported }
  public static var geometryRequestDenied: Code { .geometryRequestDenied }

  public enum Code: Int, CaseIterable, Sendable {
    case multipleScenesNotSupported = 0
    case requestDenied = 1
    case geometryRequestUnsupported = 100
    case geometryRequestDenied = 101
  }
}

extension UIWindowScene {
  /// The controller or the view that provides the items that can be shared.
  public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get {
      (seldom["activityItemsConfigurationSource"] as WeakDelegate?)?.object
        as? any UIActivityItemsConfigurationProviding
    }
    set { seldom["activityItemsConfigurationSource"] = WeakDelegate(object: newValue) }
  }

  /// What users may do with the window of the scene; `nil` on a device without movable windows.
  public var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  public var screenshotService: UIScreenshotService? {
    if let service: UIScreenshotService = seldom["screenshotService"] { return service }
    let service = UIScreenshotService(windowScene: self)
    seldom["screenshotService"] = service
    return service
  }

  /// The traits that the scene overrides. They have no effect except for a warning.
  public var traitOverrides: UITraitOverrides {
    get { seldom["traitOverrides"] ?? UITraitOverrides() }
    set {
      seldom["traitOverrides"] = newValue
      UsageWarnings.warnOfNoEffect("UIWindowScene.traitOverrides", "the device of the assertion determines the traits")
    }
  }
}

/// Provides a document for a screenshot of the user.
@preconcurrency @MainActor
open class UIScreenshotService: NSObject {
  open weak var delegate: (any UIScreenshotServiceDelegate)?
  open private(set) weak var windowScene: UIWindowScene?

  init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init()
  }
}

/// Makes a document for a screenshot. Its method is not called: users take no screenshots. Tests may call it.
@preconcurrency @MainActor
public protocol UIScreenshotServiceDelegate: DelegateObject {
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, .zero) }
}
