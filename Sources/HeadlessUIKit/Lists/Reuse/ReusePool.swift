/// The classes registered under identifiers, and the views of them that wait to be shown again.
@MainActor
struct ReusePool<View: UIView & ReusableView> {
  private var makers: [String: () -> View] = [:]
  private var idle: [String: [View]] = [:]

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers how views are made; nil takes the registration back. Views made before are not handed out any more.
  mutating func register(_ identifier: String, make: (() -> View)?) {
    makers[identifier] = make
    idle[identifier] = nil
  }

  /// A view that was shown before, prepared for reuse, or a new one; nil where neither is to be had.
  mutating func dequeue(_ identifier: String) -> View? {
    guard let view = idle[identifier]?.popLast() else { return makers[identifier]?() }
    view.prepareForReuse()
    return view
  }

  mutating func recycle(_ view: View, _ identifier: String?) {
    guard let identifier else { return }
    idle[identifier, default: []].append(view)
  }
}
