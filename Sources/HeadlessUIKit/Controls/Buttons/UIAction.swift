import Foundation

/// What an action does when it is performed.
public typealias UIActionHandler = @MainActor (_ action: UIAction) -> Void

/// A closure with a title, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control or the gesture that performs the action, while it does.
  open internal(set) weak var sender: AnyObject?
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

  /// Calls the handler with whoever performs the action as its sender.
  open func performWithSender(_ sender: AnyObject?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

extension UIAction {
  /// What tells an action from others: a control holds one action of an identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    @MainActor private static var count = 0

    /// An identifier that no other action in the process has.
    @MainActor static func unique() -> Identifier {
      count += 1
      return Identifier("action-\(count)")
    }
  }
}
