public import Foundation

/// Where one element of a collection view lies, and how it is drawn there. Lengths are points in the content.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// Nil for cells.
  open private(set) var representedElementKind: String?
  open var alpha: CGFloat = 1
  /// Elements with a greater one lie above.
  open var zIndex = 0
  open var isHidden = false
  private var geometry = LayerGeometry()
  /// What the element's content may decide of its size; a layout of an app is asked whether it takes that into account.
  var flexibleAxes = FlexibleAxes.both
  /// The section whose rail the element scrolls in.
  var rail: Int?
  /// The place of a row in a list.
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

  /// The smallest rectangle that holds the transformed element.
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

  /// What is seen of it from straight ahead is drawn.
  open var transform3D: CATransform3D {
    get { CATransform3D(geometry.transform) }
    set { geometry.transform = newValue.affine }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.adopt(self)
    return copy
  }

  private func adopt(_ other: UICollectionViewLayoutAttributes) {
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

  /// A copy of the attributes' own class.
  func copied() -> Self {
    guard let copy = copy() as? Self else {
      preconditionFailure("copy(with:) of \(type(of: self)) returned another class; return super's copy")
    }
    return copy
  }
}

extension UICollectionView {
  /// What a collection view is made of.
  public enum ElementCategory: Int, CaseIterable, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }
}
