/// A view that messages name after what it shows, such as a view of SwiftUI.
@preconcurrency @MainActor
package protocol NamedSubject: UIView {
  var shownName: String { get }
}

extension UIView {
  /// The name of the view in messages about its checks: its class, or what it shows.
  package var subjectName: String { (self as? any NamedSubject)?.shownName ?? "\(type(of: self))" }
}
