import Foundation

/// The closure of an action.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  open private(set) var identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The object that is currently performing the action.
  open var sender: Any? { currentSender }
  private weak var currentSender: AnyObject?
  private let handler: UIActionHandler

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? .unique()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler with an object as the sender.
  open func performWithSender(_ sender: AnyObject?) {
    currentSender = sender
    handler(self)
    currentSender = nil
  }

  /// Calls the handler with an object as the sender. The target is not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    performWithSender(sender.map { $0 as AnyObject })
  }

  open var selectedImage: UIImage? {
    get { seldom["selectedImage"] }
    set { seldom["selectedImage"] = newValue }
  }
}

extension UIAction {
  /// Returns an action that inserts text from the camera into a responder. There is no camera, so it warns.
  public class func captureTextFromCamera(
    responder: any UIResponder & UIKeyInput, identifier: UIAction.Identifier?
  ) -> UIAction {
    UIAction(title: "Scan Text", image: UIImage(systemName: "text.viewfinder"), identifier: identifier) {
      [weak responder] action in
      responder?.captureTextFromCamera(action)
    }
  }

  /// The identity of an action. A control has at most one action with an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @MainActor private static var count = 0

    /// Returns an identifier that is unique in the process.
    @MainActor static func unique() -> Identifier {
      count += 1
      return Identifier("action-\(count)")
    }
  }
}
