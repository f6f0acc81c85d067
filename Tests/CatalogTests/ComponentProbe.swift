import Dispatch
import FirstFrame
import Testing

/// Touches and reads a component as its user would.
@MainActor struct ComponentProbe {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// What can be read, in the order of the views.
  var texts: [String] { Self.texts(in: view) }

  private static func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return (own + view.subviews.flatMap(texts)).filter { !$0.isEmpty }
  }

  /// Touches the component itself.
  func touch() async {
    (view as? UIControl)?.sendActions(for: .touchUpInside)
    await turn()
  }

  /// Touches the control that assistive technology calls by a name.
  func touch(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard let control = control(label) else {
      Issue.record("nothing to touch is called \(label)", sourceLocation: sourceLocation)
      return
    }
    // As on a screen, what is not enabled does not answer.
    if control.isEnabled { control.sendActions(for: .touchUpInside) }
    await turn()
  }

  func control(_ label: String) -> UIControl? {
    Self.views(in: view).lazy.compactMap { $0 as? UIControl }.first { $0.accessibilityLabel == label }
  }

  /// The first visible view of a type, the component itself included.
  func first<View: UIView>(_ type: View.Type) -> View? {
    Self.views(in: view).lazy.compactMap { $0 as? View }.first
  }

  private static func views(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(views)
  }

  /// Has publishers deliver on the main queue what they were told so far, and lays out.
  func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    view.layoutIfNeeded()
  }

  /// Does one thing after the other, and reads what the component shows after each.
  func expect(_ steps: [ComponentStep], sourceLocation: SourceLocation = #_sourceLocation) async {
    for step in steps {
      step.act()
      await turn()
      #expect(texts == step.texts, "\(step.name)", sourceLocation: sourceLocation)
    }
  }
}
