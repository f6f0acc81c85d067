public import Foundation

/// A view that a collection view shows wherever one of its class is needed: a cell, a header, a footer, a decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ReusableView {
  open private(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How a collection view makes views of a registered class: by the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called when the view is dequeued after it was shown: subclasses let go of what the last item put there.
  open func prepareForReuse() {}

  /// Takes on what a layout says beyond the place, which the collection view has seen to.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size that the content asks for, where the layout leaves it open.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = preferredSize(for: layoutAttributes)
    return layoutAttributes
  }

  /// Whether the size that was measured says something, even where it is 0.
  var hasMeasurableContent: Bool { !constraints.isEmpty }

  private func preferredSize(for attributes: UICollectionViewLayoutAttributes) -> CGSize {
    let (size, axes) = (attributes.size, attributes.flexibleAxes)
    guard !axes.isEmpty else { return size }
    let fitting = PixelGrid(traitCollection).ceiled(measured(in: SizeProposal(size, flexible: axes)))
    func preferred(_ fitting: CGFloat, _ given: CGFloat, _ axis: FlexibleAxes) -> CGFloat {
      axes.contains(axis) && (fitting > 0 || hasMeasurableContent) ? fitting : given
    }
    return CGSize(
      width: preferred(fitting.width, size.width, .horizontal),
      height: preferred(fitting.height, size.height, .vertical))
  }
}
