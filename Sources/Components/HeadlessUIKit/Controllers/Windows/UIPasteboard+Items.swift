public import Foundation

extension UIPasteboard {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    /// The pasteboard of searches, in earlier versions of iOS.
    public static let find = Name(rawValue: "com.apple.UIKit.pboard.find")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// An option for new items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Creates a pasteboard of its own; pasteboards are not shared by their names.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    self.init()
  }

  public static func withUniqueName() -> UIPasteboard { UIPasteboard() }
  public static func remove(withName pasteboardName: Name) {}

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
  public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"
  public nonisolated static let changedTypesRemovedUserInfoKey = "UIPasteboardChangedTypesRemovedKey"
  public nonisolated static let typeListString = ["public.utf8-plain-text"]
  public nonisolated static let typeListURL = ["public.url"]
  public nonisolated static let typeListImage = ["public.png", "public.jpeg"]
  public nonisolated static let typeListColor = ["com.apple.uikit.color"]
  public nonisolated static let typeAutomatic = "com.apple.uikit.type-automatic"
}
