internal import FirstFrameConstraintSolving
public import Foundation

/// A relation between an attribute of an item and an attribute of another, or a constant.
///
/// The relation is `first = multiplier * second + constant`, or the same with `<=` or `>=`. Lengths are points.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// A layout axis.
  public enum Axis: Int, CaseIterable, Sendable {
    case horizontal = 0
    case vertical = 1

    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }

  /// The part of an item that a constraint refers to.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20

    public static let baseline = Attribute.lastBaseline

    /// Whether the attribute follows the layout direction.
    var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The corresponding attribute of the layout margins guide, or `nil` if this is not a margin attribute.
    var ofMarginsGuide: Attribute? {
      switch self {
      case .leftMargin: .left
      case .rightMargin: .right
      case .topMargin: .top
      case .bottomMargin: .bottom
      case .leadingMargin: .leading
      case .trailingMargin: .trailing
      case .centerXWithinMargins: .centerX
      case .centerYWithinMargins: .centerY
      default: nil
      }
    }
  }

  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    var solverRelation: FirstFrameConstraintSolving.Relation {
      switch self {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    }

    var sign: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  open var firstItem: AnyObject? { first.object }
  open var secondItem: AnyObject? { second.object }
  private let first: LayoutItemReference
  private let second: LayoutItemReference
  open private(set) var firstAttribute: Attribute
  open private(set) var secondAttribute: Attribute
  open private(set) var relation: Relation
  open private(set) var multiplier: CGFloat
  open var identifier: String?
  /// Whether an archive of the view contains the constraint.
  open var shouldBeArchived = false

  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      owner?.setNeedsConstraintLayout()
      KeyValueObservations.check(self)
    }
  }

  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { owner?.setNeedsConstraintLayout() } }
  }

  /// The view that stores the constraint while it is active: the nearest common ancestor of the items.
  var owner: UIView? { ownerHandle?.object }
  private var ownerHandle: WeakHandle<UIView>?
  /// The stores of the views between the items, which are included, and the owner.
  private var crossedStores: [ConstraintStore] = []
  /// The serial number of the activation.
  @exclusivity(unchecked) var activation = 0
  private static var activationCount = 0

  /// Creates an inactive constraint. An item is a view or a layout guide.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = LayoutItemReference(view1)
    firstAttribute = attr1
    self.relation = relation
    second = view2.map { LayoutItemReference($0) } ?? .none
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
    RecentConstraints.keep(self)
  }

  /// Creates an inactive constraint between two items, or between an item and a constant.
  init(
    _ first: LayoutItemReference, _ firstAttribute: Attribute, _ relation: Relation, _ second: LayoutItemReference,
    _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    (self.first, self.firstAttribute, self.relation) = (first, firstAttribute, relation)
    (self.second, self.secondAttribute) = (second, secondAttribute)
    (self.multiplier, self.constant) = (multiplier, constant)
    super.init()
  }

  /// Creates a constraint without items, as a placeholder. Activating it has no effect.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
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
    var views: [UIView] = []
    if let view = firstLayoutItem?.viewForLayout { views.append(view) }
    if let view = secondLayoutItem?.viewForLayout { views.append(view) }
    return views
  }

  var firstLayoutItem: (any LayoutItem)? { first.layoutItem }
  var secondLayoutItem: (any LayoutItem)? { second.layoutItem }

  private func activate() {
    let views = views
    guard let first = views.first, firstLayoutItem != nil, secondItem == nil || views.count == 2,
      let owner = views.dropFirst().reduce(first, { $0?.nearestCommonAncestor(with: $1) })
    else {
      // UIKit throws an exception. HeadlessUIKit ignores the constraint and reports it in `constraintWarnings`.
      views.first?.layoutRoot.constraintStore.orphans.append(String(describing: self))
      return
    }
    // Margin attributes refer to the margins guide, which must exist before the layout collects guides.
    for (item, attribute) in [(firstLayoutItem, firstAttribute), (secondLayoutItem, secondAttribute)]
    where attribute.ofMarginsGuide != nil {
      _ = item?.viewForLayout?.layoutMarginsGuide
    }
    owner.storeConstraint(self)
    AssignmentLog.recordSetup(of: owner)
  }

  private func deactivate() {
    owner?.discardConstraint(self)
  }

  func recordActivation(by owner: UIView) {
    ownerHandle = owner.handle
    Self.activationCount += 1
    activation = Self.activationCount
    for var view in views {
      while view !== owner, let superview = view.superview {
        crossedStores.append(view.constraintStore)
        view = superview
      }
    }
    for store in crossedStores { store.crossingConstraintCount += 1 }
  }

  func recordDeactivation() {
    ownerHandle = nil
    for store in crossedStores { store.crossingConstraintCount -= 1 }
    crossedStores.removeAll()
  }

  /// Whether the leading edge is the right edge, because the view that holds the constraint is laid out from right to
  /// left. The directions of the items themselves are not relevant.
  var isMirrored: Bool {
    guard firstAttribute.isDirectional || secondAttribute.isDirectional else { return false }
    return owner?.isRightToLeft == true
  }

  /// Whether the constraint compares a width or height with a constant.
  var isSizeConstant: Bool {
    secondItem == nil && (firstAttribute == .width || firstAttribute == .height)
  }
}

/// The priority of a constraint or content size, from 0 to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public var rawValue: Float

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
  /// The priorities of dragging in split views and scenes of the Mac.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)

  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }

  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension UILayoutPriority {
  public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue + right)
  }

  public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority {
    UILayoutPriority(left.rawValue - right)
  }

  public static func += (left: inout UILayoutPriority, right: Float) { left = left + right }
  public static func -= (left: inout UILayoutPriority, right: Float) { left = left - right }
}

extension NSLayoutConstraint {
  /// The constraint as an equation without memory addresses, such as `UILabel.leading == CardView.leading + 16`.
  var equation: String {
    var text = "\(Self.name(of: firstItem)).\(firstAttribute) \(relation.sign)"
    if secondItem != nil {
      if multiplier != 1 { text += " \(Self.formatted(multiplier)) *" }
      text += " \(Self.name(of: secondItem)).\(secondAttribute)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(Self.formatted(abs(constant)))" }
    } else {
      text += " \(Self.formatted(constant))"
    }
    if priority != .required { text += " @\(Self.formatted(CGFloat(priority.rawValue)))" }
    return identifier.map { "'\($0)' \(text)" } ?? text
  }

  static func name(of item: AnyObject?) -> String {
    guard let item else { return "nothing" }
    if let view = item as? UIView, let identifier = view.accessibilityIdentifier { return identifier }
    if let guide = item as? UILayoutGuide {
      let name = guide.identifier.isEmpty ? "UILayoutGuide" : guide.identifier
      return guide.owningView.map { "\(Self.name(of: $0)).\(name)" } ?? name
    }
    return String(describing: type(of: item))
  }

  private static func formatted(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
  }
}

/// Keeps the newest constraints for a while, as the autorelease pool of the method does that makes them in UIKit: code may
/// assign a new constraint to a weak property before it activates it.
@MainActor
private enum RecentConstraints {
  private static var constraints: [NSLayoutConstraint] = []
  private static let limit = 8

  static func keep(_ constraint: NSLayoutConstraint) {
    if constraints.count == limit { constraints.removeFirst() }
    constraints.append(constraint)
  }
}
