import Foundation

/// Holds the cells of a section that scrolls across.
@MainActor
final class OrthogonalScrollView: UIScrollView {
  var didScroll: () -> Void = {}
  private var rail: OrthogonalRail?
  private var isMirrored = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Shadows and the like reach over the edges, as far as the collection view itself.
    clipsToBounds = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How far the content has moved from its leading edge.
  var leadingOffset: CGFloat {
    get { isMirrored ? range - bounds.minX : bounds.minX }
    set {
      let x = isMirrored ? range - newValue : newValue
      if bounds.origin.x != x { bounds.origin.x = x }
    }
  }

  private var range: CGFloat { max(contentSize.width, bounds.width) - bounds.width }

  override var bounds: CGRect {
    didSet { if bounds.origin != oldValue.origin { didScroll() } }
  }

  func adopt(_ rail: OrthogonalRail, frame: CGRect, isMirrored: Bool) {
    let offset = leadingOffset
    guard rail != self.rail || frame != self.frame || isMirrored != self.isMirrored else { return }
    let isNew = self.rail == nil
    self.rail = rail
    self.isMirrored = isMirrored
    self.frame = frame
    contentSize = rail.contentSize
    isPagingEnabled = rail.isPaging
    leadingOffset = isNew ? 0 : offset
  }
}
