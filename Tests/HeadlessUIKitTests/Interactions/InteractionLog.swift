import Foundation
import HeadlessUIKit

final class InteractionLog: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  var events: [String] = []

  func willMove(to view: UIView?) { events.append("will \(view?.tag ?? -1)") }

  func didMove(to view: UIView?) {
    self.view = view
    events.append("did \(view?.tag ?? -1)")
  }
}
