public import Foundation

/// A relation between an attribute of an item and an attribute of another, or a constant.
///
/// `first = multiplier * second + constant`, or with `<=` or `>=`. Lengths are points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  open private(set) weak var firstItem: AnyObject?
  open private(set) weak var secondItem: AnyObject?
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  open var identifier: String?

  open var constant: CGFloat {
    didSet { if constant != oldValue { owner?.setNeedsConstraintLayout() } }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.setNeedsConstraintLayout() } }
  }

  /// The view that holds the constraint while it is active: the nearest common ancestor of the items.
  weak var owner: UIView?
  /// The serial number of the activation. Of constraints that contradict each other, the newest is broken.
  var activation = 0
  private static var activations = 0

  /// Creates an inactive constraint. An item is a view or a layout guide.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate() } else { deactivate() }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The items that are views, and the owning views of the items that are guides.
  var views: [UIView] {
    [firstItem, secondItem].compactMap { $0.flatMap(Self.layoutItem)?.viewForLayout }
  }

  /// The item as a layout item. Casts to the two classes are far faster than a cast to the protocol.
  static func layoutItem(_ item: AnyObject) -> (any LayoutItem)? {
    if let view = item as? UIView { return view }
    return item as? UILayoutGuide
  }

  private func activate() {
    let views = views
    guard let first = views.first, firstItem is any LayoutItem, secondItem == nil || views.count == 2,
      let owner = views.dropFirst().reduce(first, { $0?.nearestCommonAncestor(with: $1) })
    else {
      // UIKit throws an exception here. This layout reports it in `constraintWarnings` and ignores the constraint.
      views.first?.layoutRoot.constraintStore.orphans.append(String(describing: self))
      return
    }
    // Margin attributes refer to the margins guide, which must exist before the layout collects guides.
    for (item, attribute) in [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    where attribute.ofMarginsGuide != nil {
      _ = (item as? any LayoutItem)?.viewForLayout?.layoutMarginsGuide
    }
    owner.hold(self)
  }

  private func deactivate() {
    owner?.release(self)
  }

  func noteActivation(by owner: UIView) {
    self.owner = owner
    Self.activations += 1
    activation = Self.activations
  }
}
