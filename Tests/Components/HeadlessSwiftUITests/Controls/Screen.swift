import FirstFrameLayoutTree
import HeadlessUIKit

@testable import HeadlessSwiftUI

/// A view on a screen, whose parts tests look for.
@MainActor
struct Screen {
  let host: HostingView
  let controller: HostedPage
  let environment: RenderingEnvironment

  /// Draws a view at the size of a small phone without a safe area.
  init(
    _ view: some View, _ version: SystemVersion = .iOS18, size: CGSize = CGSize(width: 375, height: 667)
  ) {
    environment = RenderingEnvironment(size: size, systemVersion: version)
    controller = HostedPage(view, in: EnvironmentValues())
    host = controller.hosted
    redraw()
  }

  func redraw() { _ = controller.layoutTree(in: environment) }

  /// The views of a class, in the order of the tree.
  func all<Part: UIView>(_ type: Part.Type, in view: UIView? = nil) -> [Part] {
    let view = view ?? host
    return (view as? Part).map { [$0] } ?? view.subviews.flatMap { all(type, in: $0) }
  }

  func first<Part: UIView>(_ type: Part.Type) -> Part? { all(type).first }

  /// The frame of a view on the screen.
  func frame(of view: UIView?) -> CGRect? { view.map { $0.convert($0.bounds, to: host) } }

  /// The texts of all labels that are not hidden.
  var texts: [String] { texts(in: host) }

  func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    if let label = view as? UILabel { return label.text.map { [$0] } ?? [] }
    return view.subviews.flatMap { texts(in: $0) }
  }

  func label(_ text: String) -> UILabel? { all(UILabel.self).first { $0.text == text } }
}
