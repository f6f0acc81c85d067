import FirstFrameLayoutTree
public import Foundation

extension UIScene {
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
