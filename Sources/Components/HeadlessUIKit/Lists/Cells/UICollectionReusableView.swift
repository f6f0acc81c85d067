import FirstFrameLayoutTree
public import Foundation

/// A view that a collection view reuses: a cell, header, footer or decoration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView, ReusableView {
  open internal(set) var reuseIdentifier: String?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var accessibilityGrouping: Accessibility.Grouping { .group }
  override var isPlacedByItsContainer: Bool { true }

  /// Creates a view of a registered class through the designated initializer, which subclasses override.
  public required convenience init(registeredAs reuseIdentifier: String) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// Called when a view that was on screen is dequeued again. Subclasses remove the content of the previous item.
  open func prepareForReuse() {}

  /// Called with new attributes, after the collection view has applied their geometry. Subclasses apply the other
  /// attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes. Dimensions that the layout does not determine are replaced with the dimensions of the
  /// content.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = preferredSize(for: layoutAttributes)
    return layoutAttributes
  }

  /// Whether a measured size is meaningful even if it is 0.
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
