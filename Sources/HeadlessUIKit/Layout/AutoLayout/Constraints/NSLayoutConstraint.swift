public import Foundation

/// A relation between an attribute of one item and an attribute of another, or a number.
///
/// `first = multiplier * second + constant`, or `<=`, or `>=`; lengths are points.
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

  /// The view that holds the constraint while it is active: the nearest that contains both items.
  weak var owner: UIView?
  /// Rises with each activation in the process; of constraints that contradict each other, the newest is broken.
  var activation = 0
  private static var activations = 0

  /// A constraint that is not active yet. An item is a view or a layout guide.
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

  /// The views that the items are or belong to.
  var views: [UIView] {
    [firstItem, secondItem].compactMap { $0.flatMap(Self.layoutItem)?.viewForLayout }
  }

  /// The item as one that a layout knows; casts to classes are far faster than one to a protocol.
  static func layoutItem(_ item: AnyObject) -> (any LayoutItem)? {
    if let view = item as? UIView { return view }
    return item as? UILayoutGuide
  }

  private func activate() {
    let views = views
    guard let first = views.first, firstItem is any LayoutItem, secondItem == nil || views.count == 2,
      let owner = views.dropFirst().reduce(first, { $0?.nearestCommonAncestor(with: $1) })
    else {
      // UIKit throws an exception here. The layout tells of it instead, and goes on without the constraint.
      views.first?.layoutRoot.constraintStore.orphans.append(String(describing: self))
      return
    }
    // The guide that margin attributes stand for has to be there before the layout looks for guides.
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
