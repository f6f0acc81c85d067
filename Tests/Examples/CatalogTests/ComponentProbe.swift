import Dispatch
import FirstFrame
import Testing

/// Taps the controls of a component and reads its texts, like its user.
@MainActor struct ComponentProbe {
  let view: UIView

  init(_ view: UIView) {
    self.view = view
  }

  /// The visible texts, in the order of the views.
  var texts: [String] { Self.texts(in: view) }

  private static func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return (own + view.subviews.flatMap(texts)).filter { !$0.isEmpty }
  }

  /// Taps the component itself.
  func touch() async {
    (view as? UIControl)?.sendActions(for: .touchUpInside)
    await turn()
  }

  /// Taps the control with an accessibility label.
  func touch(_ label: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    guard let control = control(label) else {
      Issue.record("there is no control with the label \(label)", sourceLocation: sourceLocation)
      return
    }
    // As on a screen, a disabled control ignores taps.
    if control.isEnabled { control.sendActions(for: .touchUpInside) }
    await turn()
  }

  func control(_ label: String) -> UIControl? {
    Self.views(in: view).lazy.compactMap { $0 as? UIControl }.first { $0.accessibilityLabel == label }
  }

  /// Returns the first visible view of a type, including the component itself.
  func first<View: UIView>(_ type: View.Type) -> View? {
    Self.views(in: view).lazy.compactMap { $0 as? View }.first
  }

  private static func views(in view: UIView) -> [UIView] {
    view.isHidden ? [] : [view] + view.subviews.flatMap(views)
  }

  /// Waits until the main queue has delivered all published values, and lays the component out.
  func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    view.layoutIfNeeded()
  }

  /// Performs each step, and compares the texts that the component shows afterwards.
  func expect(_ steps: [ComponentStep], sourceLocation: SourceLocation = #_sourceLocation) async {
    for step in steps {
      step.act()
      await turn()
      #expect(texts == step.texts, "\(step.name)", sourceLocation: sourceLocation)
    }
  }
}
