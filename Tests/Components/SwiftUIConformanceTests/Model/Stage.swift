import FirstFrameGeometry
import FirstFrameLayoutTree
import HeadlessSwiftUI
import HeadlessUIKit

/// A space in which views are laid out.
struct Stage: Sendable {
  var size = CGSize(width: 200, height: 100)
  var scale: CGFloat = 3
  var version = SystemVersion.iOS18
  var isRightToLeft = false
  /// The safe area: its top and its bottom, in points.
  var bars: (top: CGFloat, bottom: CGFloat) = (0, 0)

  /// A phone of 390 by 844 points, without a safe area.
  static func phone(_ version: SystemVersion = .iOS18) -> Stage {
    Stage(size: CGSize(width: 390, height: 844), version: version)
  }

  var environment: RenderingEnvironment {
    RenderingEnvironment(
      size: size, scale: scale, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      safeArea: .init(top: bars.top, left: 0, bottom: bars.bottom, right: 0), systemVersion: version)
  }

  @MainActor func tree(of view: some View) -> LayoutNode {
    UIHostingController(rootView: view).layoutTree(in: environment)
  }

  /// The frames of the parts of a view by their names, in the space of the whole. The name of a text is its string.
  @MainActor func frames(of view: some View) -> [String: CGRect] { Self.frames(in: tree(of: view)) }

  static func frames(in tree: LayoutNode) -> [String: CGRect] {
    var frames: [String: CGRect] = [:]
    func visit(_ node: LayoutNode, _ origin: CGPoint) {
      let frame = node.frame.offsetBy(dx: origin.x, dy: origin.y)
      let text = node.text.map { $0.runs.map(\.string).joined() }
      for name in [text, node.name].compactMap({ $0 }) where frames[name] == nil { frames[name] = frame }
      for child in node.children { visit(child, frame.origin) }
    }
    visit(tree, .zero)
    return frames
  }

  /// The size that a view takes for a proposal; `nil` for its ideal length.
  @MainActor func size(of view: some View, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
    let controller = UIHostingController(rootView: view)
    _ = controller.layoutTree(in: environment)
    return controller.sizeThatFits(
      in: CGSize(width: width ?? .greatestFiniteMagnitude, height: height ?? .greatestFiniteMagnitude))
  }
}

/// A view with a name that takes all of the space that it is offered.
struct Fill: UIViewRepresentable {
  let name: String

  init(_ name: String) { self.name = name }

  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { view.accessibilityIdentifier = name }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A view with a name and a fixed size.
struct Box: View {
  private let name: String
  private let size: CGSize

  init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
    (self.name, size) = (name, CGSize(width: width, height: height))
  }

  var body: some View { Fill(name).frame(width: size.width, height: size.height) }
}
