import FirstFrameLayoutTree
import HeadlessUIKit
import Testing

@testable import HeadlessSwiftUI

/// A view of the component runtime with a name, to find its frame.
struct Box: UIViewRepresentable {
  let name: String
  var ideal: CGSize?
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh

  init(_ name: String, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.name = name
    if let width, let height { ideal = CGSize(width: width, height: height) }
  }

  final class Content: UIView {
    var ideal: CGSize?
    override var intrinsicContentSize: CGSize { ideal ?? super.intrinsicContentSize }
  }

  func makeUIView(context: Context) -> Content { Content() }

  func updateUIView(_ view: Content, context: Context) {
    view.accessibilityIdentifier = name
    view.ideal = ideal
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
  }

  /// The box at its ideal size.
  func hugged() -> Box {
    var box = self
    box.hugging = .required
    return box
  }
}

/// Lays out a view, and returns the frames of its named boxes in the space of the whole.
@MainActor
func frames(
  of view: some View, in size: CGSize = CGSize(width: 200, height: 100),
  direction: HeadlessSwiftUI.LayoutDirection = .leftToRight
) -> [String: CGRect] {
  let host = HostingView(view)
  _ = host.layoutTree(
    in: RenderingEnvironment(
      size: size, layoutDirection: direction == .rightToLeft ? .rightToLeft : .leftToRight))
  var frames: [String: CGRect] = [:]
  func visit(_ view: UIView) {
    if let name = view.accessibilityIdentifier { frames[name] = view.convert(view.bounds, to: host) }
    view.subviews.forEach(visit)
  }
  visit(host)
  return frames
}

/// A view, and the frames that its boxes have in a space of 200 by 100 points.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let view: @MainActor @Sendable () -> AnyView
  let expected: [String: CGRect]

  init(
    _ name: String, _ expected: [String: (CGFloat, CGFloat, CGFloat, CGFloat)],
    @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
  ) {
    testDescription = name
    self.view = { AnyView(view()) }
    self.expected = expected.mapValues { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
  }
}
