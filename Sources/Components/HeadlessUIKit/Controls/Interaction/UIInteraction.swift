public import Foundation

/// A behavior of a view, which is notified when it is added to the view or removed from it.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  var view: UIView? { get }
  func willMove(to view: UIView?)
  func didMove(to view: UIView?)
}

/// The base class of the interactions in this module. It stores the view.
@preconcurrency @MainActor
open class ViewInteraction: NSObject, UIInteraction {
  open var view: UIView? { viewHandle?.object }
  private var viewHandle: WeakHandle<UIView>?

  public override init() {
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    viewHandle = view?.handle
  }
}

extension UIView {
  /// Adds an interaction and removes it from its previous view.
  func standardAddInteraction(_ interaction: any UIInteraction) {
    guard interaction.view !== self else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    addedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  func standardRemoveInteraction(_ interaction: any UIInteraction) {
    guard let index = addedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    addedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
