public import HeadlessUIKit

/// A UIKit view among those of SwiftUI.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  func element(in context: BuildContext) -> LayoutElement {
    let context = context.child(of: Self.self)
    guard context.graph.connect(self, in: context) else { return LayoutElement() }
    let own = Context(
      coordinator: context.graph.coordinator(in: context) { makeCoordinator() }, environment: context.environment)
    let view = context.withTraits { context.graph.view(in: context) { makeUIView(context: own) } }
    if let tint = context.environment.tint { view.tintColor = tint.uiColor }
    context.withTraits { updateUIView(view, context: own) }
    context.graph.whenDisappeared(in: context) { Self.dismantleUIView(view, coordinator: own.coordinator) }
    return ViewElement(view) { view, proposal in
      sizeThatFits(proposal, uiView: view, context: own) ?? view.size(for: proposal)
    }
  }
}

/// What a representable knows of the views around it.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

/// A controller among the views of SwiftUI, which fills all the space that is offered.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
  func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize?
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }

  func element(in context: BuildContext) -> LayoutElement {
    let context = context.child(of: Self.self)
    guard context.graph.connect(self, in: context) else { return LayoutElement() }
    let own = Context(
      coordinator: context.graph.coordinator(in: context) { makeCoordinator() }, environment: context.environment)
    let controller = context.withTraits {
      context.graph.controller(in: context) { makeUIViewController(context: own) }
    }
    if let tint = context.environment.tint { controller.view.tintColor = tint.uiColor }
    context.withTraits { updateUIViewController(controller, context: own) }
    context.graph.whenDisappeared(in: context) {
      Self.dismantleUIViewController(controller, coordinator: own.coordinator)
    }
    return ViewElement<UIView>(controller.view) { _, proposal in
      let preferred = controller.preferredContentSize
      let ideal = preferred.width > 0 && preferred.height > 0 ? preferred : UIScreen.main.bounds.size
      return sizeThatFits(proposal, uiViewController: controller, context: own)
        ?? proposal.replacingUnspecifiedDimensions(by: ideal)
    }
  }
}

/// What a representable knows of the views around it.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public let environment: EnvironmentValues
  public var transaction: Transaction { Transaction() }
}

extension UIView {
  /// The size of a represented view: its ideal size, stretched unless hugging resists it, and shrunk unless compression
  /// resistance does.
  ///
  /// Both resist from the priority `defaultHigh`. A dimension without an ideal length is as long as proposed.
  fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    var ideal = intrinsic
    if intrinsic.width < 0 || intrinsic.height < 0 {
      let width = intrinsic.width < 0 ? proposal.width.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } : nil
      let fitted = systemLayoutSizeFitting(.zero)
      if intrinsic.width < 0 { ideal.width = fitted.width }
      if intrinsic.height < 0 {
        ideal.height =
          width.map {
            systemLayoutSizeFitting(
              CGSize(width: $0, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel
            ).height
          } ?? fitted.height
      }
    } else if let width = proposal.width, width > 0, width < intrinsic.width,
      contentCompressionResistancePriority(for: .horizontal) < .defaultHigh
    {
      ideal.height = max(sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height, ideal.height)
    }
    return CGSize(
      width: length(
        ideal.width, proposed: proposal.width, along: .horizontal, isIntrinsic: intrinsic.width >= 0),
      height: length(
        ideal.height, proposed: proposal.height, along: .vertical, isIntrinsic: intrinsic.height >= 0))
  }

  private func length(
    _ ideal: CGFloat, proposed: CGFloat?, along axis: NSLayoutConstraint.Axis, isIntrinsic: Bool
  ) -> CGFloat {
    guard let proposed else { return max(ideal, 0) }
    if proposed > ideal {
      return ideal > 0 && contentHuggingPriority(for: axis) >= .defaultHigh ? ideal : proposed
    }
    return isIntrinsic && contentCompressionResistancePriority(for: axis) >= .defaultHigh ? ideal : proposed
  }
}
