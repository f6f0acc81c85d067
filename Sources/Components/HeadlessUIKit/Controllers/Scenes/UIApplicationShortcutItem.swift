public import Foundation

/// An action on the icon of the application. It is not shown.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  var values: ShortcutValues
  open var type: String { values.type }
  open var localizedTitle: String { values.localizedTitle }
  open var localizedSubtitle: String? { values.localizedSubtitle }
  open var icon: UIApplicationShortcutIcon? { values.icon }
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  open var targetContentIdentifier: Any?

  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = ShortcutValues(
      type: type, localizedTitle: localizedTitle, localizedSubtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    super.init()
  }
}

/// The values of an action on the icon of the application.
struct ShortcutValues {
  var type: String
  var localizedTitle: String
  var localizedSubtitle: String?
  var icon: UIApplicationShortcutIcon?
  var userInfo: [String: any NSSecureCoding]?
}

/// An action on the icon of the application that can change.
@preconcurrency @MainActor
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }

  open override var localizedTitle: String {
    get { values.localizedTitle }
    set { values.localizedTitle = newValue }
  }

  open override var localizedSubtitle: String? {
    get { values.localizedSubtitle }
    set { values.localizedSubtitle = newValue }
  }

  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }

  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
}

/// The icon of an action on the icon of the application. It is not shown.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  public init(templateImageName: String) {
    super.init()
  }

  public init(systemImageName: String) {
    super.init()
  }

  public init(type: IconType) {
    super.init()
  }

  /// An icon of the system.
  public enum IconType: Int, CaseIterable, Sendable {
    case compose = 0
    case play = 1
    case pause = 2
    case add = 3
    case location = 4
    case search = 5
    case share = 6
    case prohibit = 7
    case contact = 8
    case home = 9
    case markLocation = 10
    case favorite = 11
    case love = 12
    case cloud = 13
    case invitation = 14
    case confirmation = 15
    case mail = 16
    case message = 17
    case date = 18
    case time = 19
    case capturePhoto = 20
    case captureVideo = 21
    case task = 22
    case taskCompleted = 23
    case alarm = 24
    case bookmark = 25
    case shuffle = 26
    case audio = 27
    case update = 28
  }
}
