import HeadlessUIKit

/// The first of several views that fits into the space that is offered; the last one if none fits.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    // Each view is in a container of its own, so that those that do not fit can be hidden.
    let choices = content.groupParts(in: context.child("content")).map { part in
      let place = part.context.child("choice").with(\.stackAxis, nil)
      let view = context.graph.view(in: place) { UIView() }
      return FittingElement.Choice(element: place.element(of: part.view, within: view), view: view)
    }
    return [FittingElement(choices, axes: axes)]
  }
}

/// An element that is the first of several that fits.
private final class FittingElement: LayoutElement {
  struct Choice {
    let element: LayoutElement
    let view: UIView
  }

  private let choices: [Choice]
  private let axes: Axis.Set

  init(_ choices: [Choice], axes: Axis.Set) { (self.choices, self.axes) = (choices, axes) }

  /// The choice for a space: the first whose ideal size fits.
  private func choice(for proposal: ProposedViewSize) -> Choice? {
    choices.first { choice in
      let ideal = choice.element.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      return (!axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity)
        && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
    } ?? choices.last
  }

  override var viewSpacing: ViewSpacing { choices.first?.element.viewSpacing ?? ViewSpacing() }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(for: proposal)?.element.size(for: proposal) ?? .zero
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let chosen = choice(for: ProposedViewSize(frame.size))
    for choice in choices { choice.view.isHidden = choice.element !== chosen?.element }
    chosen?.element.place(in: frame, space)
  }

  override var containsGuides: Bool { true }

  override func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    choice(for: ProposedViewSize(size))?.element.alignmentGuide(key, in: size)
  }
}
