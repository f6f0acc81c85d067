import UIKit

/// A view that lays out a SwiftUI view, and contains the views of the component runtime that it consists of.
final class HostingView: UIView {
  private var root: any View
  private var element: LayoutElement?
  private var environment: EnvironmentTraits?
  private lazy var graph = ViewGraph { [weak self] in self?.setNeedsEvaluation() }
  weak var controller: UIViewController? {
    didSet { graph.controller = controller }
  }

  init(_ root: any View) {
    self.root = root
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func setRoot(_ root: any View) {
    self.root = root
    setNeedsEvaluation()
  }

  private func setNeedsEvaluation() {
    element = nil
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsEvaluation()
  }

  /// The elements of the view in its traits.
  private func evaluated() -> LayoutElement {
    let values = EnvironmentValues(traitCollection)
    if let element, environment == values.traits { return element }
    environment = values.traits
    LayoutElement.pass += 1
    let context = BuildContext(graph: graph, path: "", environment: values, canvas: self)
    let new = graph.evaluate { root.buildOne(in: context) }
    element = new
    return new
  }

  // MARK: Sizes

  /// The size of the content in a proposed space, in points.
  func size(for proposal: ProposedViewSize) -> CGSize {
    LayoutElement.pass += 1
    return evaluated().size(for: proposal)
  }

  override var intrinsicContentSize: CGSize {
    let ideal = size(for: .unspecified)
    return CGSize(width: ceiled(ideal.width), height: ceiled(ideal.height))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    func proposal(_ length: CGFloat) -> CGFloat? { length < 1e6 ? length : nil }
    let fitted = self.size(for: ProposedViewSize(width: proposal(size.width), height: proposal(size.height)))
    return CGSize(width: ceiled(fitted.width), height: ceiled(fitted.height))
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let fitted = size(
      for: ProposedViewSize(
        width: horizontalFittingPriority > .defaultHigh ? targetSize.width : nil,
        height: verticalFittingPriority > .defaultHigh ? targetSize.height : nil))
    return CGSize(width: ceiled(fitted.width), height: ceiled(fitted.height))
  }

  /// A length on whole pixels.
  private func ceiled(_ length: CGFloat) -> CGFloat {
    let scale = max(traitCollection.displayScale, 1)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let element = evaluated()
    LayoutElement.pass += 1
    let insets = safeAreaInsets
    let isRightToLeft = environment?.direction == .rightToLeft
    let safeArea = CGRect(
      x: isRightToLeft ? insets.right : insets.left, y: insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
    let space = LayoutSpace(
      mirroredWidth: isRightToLeft ? bounds.width : nil, safeArea: safeArea,
      screen: CGRect(origin: .zero, size: bounds.size), scale: max(traitCollection.displayScale, 1))
    let size = element.size(for: ProposedViewSize(safeArea.size))
    element.place(in: element.frame(of: size, in: safeArea, alignment: .center), space)
    graph.runAppearances()
  }
}
