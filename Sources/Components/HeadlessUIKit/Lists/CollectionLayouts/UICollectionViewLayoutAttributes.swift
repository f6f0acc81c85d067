import FirstFrameLayoutTree
public import Foundation

/// The geometry and appearance of one element of a collection view. Lengths are in points, in the space of the content.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of the element; `nil` for cells.
  open private(set) var representedElementKind: String?
  open var alpha: CGFloat = 1
  /// Elements with greater values are above others.
  open var zIndex = 0
  open var isHidden = false
  private var geometry = LayerGeometry()
  /// The dimensions that the content may determine. In custom layouts, the content may determine both dimensions, and
  /// the layout decides whether to use the measured size.
  var flexibleAxes = FlexibleAxes.both
  /// The section that contains the element, if the section scrolls orthogonally; otherwise `nil`.
  var rail: Int?
  /// The placement of a row in a list.
  var row: ListRow?

  public required override init() {
    super.init()
  }

  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .decorationView
    representedElementKind = decorationViewKind
  }

  /// The smallest rectangle that contains the transformed element.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue.standardized }
  }

  open var size: CGSize {
    get { geometry.bounds.size }
    set { geometry.resize(to: CGRect(origin: .zero, size: newValue)) }
  }

  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.resize(to: newValue) }
  }

  open var center: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  open var transform: CGAffineTransform {
    get { CGAffineTransform(geometry.transform) }
    set { geometry.transform = newValue.affine }
  }

  /// The transform. Only its affine part is drawn.
  open var transform3D: CATransform3D {
    get { CATransform3D(geometry.transform) }
    set { geometry.transform = newValue.affine }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.copyProperties(of: self)
    return copy
  }

  private func copyProperties(of other: UICollectionViewLayoutAttributes) {
    indexPath = other.indexPath
    representedElementCategory = other.representedElementCategory
    representedElementKind = other.representedElementKind
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    geometry = other.geometry
    flexibleAxes = other.flexibleAxes
    rail = other.rail
    row = other.row
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
      return false
    }
    return CollectionElement(self) == CollectionElement(other) && alpha == other.alpha && zIndex == other.zIndex
      && isHidden == other.isHidden && geometry == other.geometry && row == other.row
  }

  open override var hash: Int { indexPath.hashValue }

  /// Returns a copy of the same class.
  func copied() -> Self {
    if let copy = copy() as? Self { return copy }
    UsageErrors.report(
      UsageError("copy(with:) of \(type(of: self)) returned another class.", advice: "Return super's copy."))
    let copy = Self()
    copy.copyProperties(of: self)
    return copy
  }
}

extension UICollectionView {
  /// The kinds of elements in a collection view.
  public enum ElementCategory: Int, CaseIterable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}
