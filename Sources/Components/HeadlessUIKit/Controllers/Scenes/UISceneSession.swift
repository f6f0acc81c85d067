import FirstFrameLayoutTree
public import Foundation

/// The identity of a scene while the application does not run.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public static let shared = UISceneSession()

  open internal(set) weak var scene: UIScene?
  open var role: Role { configuration.role }
  open private(set) var configuration: UISceneConfiguration
  open var persistentIdentifier: String { "FirstFrame" }
  open var userInfo: [String: Any]?

  init(configuration: UISceneConfiguration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)) {
    self.configuration = configuration
    super.init()
  }

  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let carTemplateApplication = Role(rawValue: "CPTemplateApplicationSceneSessionRoleApplication")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// The classes with which a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  /// The storyboard whose initial controller a scene shows. No scene is connected here.
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// When a scene accepts an activity.
@preconcurrency @MainActor
open class UISceneActivationConditions: NSObject {
  open var canActivateForTargetContentIdentifierPredicate = NSPredicate(value: true)
  open var prefersToActivateForTargetContentIdentifierPredicate = NSPredicate(value: false)
}

/// The sizes that a scene can have. The size is that of the device.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The smallest and the largest size, in points.
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var allowsFullScreen = true
}

/// The status bar of a scene. It is not drawn.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private var root: UIViewController? { UIApplication.shared.keyWindow?.rootViewController }

  /// The style that the controllers of the key window prefer.
  open var statusBarStyle: UIStatusBarStyle {
    root?.deciding(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
  }

  /// Whether the controllers of the key window prefer no status bar.
  open var isStatusBarHidden: Bool {
    root?.deciding(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  /// The rectangle of the status bar on the screen, in points: as high as the top of the safe area; zero if it is hidden.
  open var statusBarFrame: CGRect {
    if isStatusBarHidden { return .zero }
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UIScreen.main.safeArea.top)
  }
}

/// The scene of windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  public static let shared = UIWindowScene(session: .shared, connectionOptions: ConnectionOptions())

  open var screen: UIScreen { .main }
  open var windows: [UIWindow] { UIApplication.shared.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var traitCollection: UITraitCollection { .current }
  open var coordinateSpace: any UICoordinateSpace { screen }
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }
  open private(set) var statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  open var isFullScreen: Bool { true }
  open var focusSystem: UIFocusSystem? { nil }
  open var effectiveGeometry: Geometry { Geometry() }

  /// Landscape if the key window is wider than high.
  open var interfaceOrientation: UIInterfaceOrientation {
    guard let size = keyWindow?.bounds.size, size.width > size.height else { return .portrait }
    return .landscapeRight
  }

  /// Has no effect except for a warning: the device of an assertion determines the orientation.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: (((any Error)) -> Void)? = nil
  ) {
    UsageWarnings.warnOfNoEffect(
      "UIWindowScene.requestGeometryUpdate", "the device of the assertion determines the orientation")
  }

  /// The geometry of a scene.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    open var systemFrame: CGRect { UIScreen.main.bounds }
    open var interfaceOrientation: UIInterfaceOrientation { UIWindowScene.shared.interfaceOrientation }
  }

  /// The preferred geometry of a scene.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    // swift-format-ignore: TypeNamesShouldBeCapitalized
    /// The preferred geometry on iPhone and iPad.
    @preconcurrency @MainActor
    open class iOS: GeometryPreferences {
      open var interfaceOrientations: UIInterfaceOrientationMask

      public init(interfaceOrientations: UIInterfaceOrientationMask = []) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }

  // MARK: Activation and services

  /// The controller or the view that provides the items that can be shared.
  open var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get {
      (seldom["activityItemsConfigurationSource"] as WeakDelegate?)?.object
        as? any UIActivityItemsConfigurationProviding
    }
    set { seldom["activityItemsConfigurationSource"] = WeakDelegate(object: newValue) }
  }

  /// What users may do with the window of the scene; `nil` on a device without movable windows.
  open var windowingBehaviors: UISceneWindowingBehaviors? { nil }

  open var screenshotService: UIScreenshotService? {
    if let service: UIScreenshotService = seldom["screenshotService"] { return service }
    let service = UIScreenshotService(windowScene: self)
    seldom["screenshotService"] = service
    return service
  }

  /// The traits that the scene overrides. They have no effect except for a warning.
  open var traitOverrides: UITraitOverrides {
    get { seldom["traitOverrides"] ?? UITraitOverrides() }
    set {
      seldom["traitOverrides"] = newValue
      UsageWarnings.warnOfNoEffect("UIWindowScene.traitOverrides", "the device of the assertion determines the traits")
    }
  }
}
