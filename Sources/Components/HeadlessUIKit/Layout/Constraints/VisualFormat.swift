import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

extension NSLayoutConstraint {
  /// The alignment of the views of a visual format, perpendicular to the direction of the format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    public static let directionLeadingToTrailing: FormatOptions = []
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The attributes that are equal for all views of the format.
    var alignments: [Attribute] {
      (1...12).filter { rawValue & (1 << UInt($0)) != 0 }.compactMap(Attribute.init(rawValue:))
    }
  }

  /// Returns the constraints of a visual format string, such as `H:|-[title]-8-[icon(==24)]-|`.
  ///
  /// If the format cannot be parsed, records a warning and returns no constraints; UIKit throws an exception.
  ///
  /// Source: Auto Layout Guide, "Visual Format Language".
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    var parser = VisualFormat(format, options: opts, metrics: metrics ?? [:], views: views)
    do {
      return try parser.constraints()
    } catch {
      UsageWarnings.warn("The visual format `\(format)` has an error: \(error.reason).")
      return []
    }
  }
}

/// A parser of the visual format language.
@MainActor
private struct VisualFormat {
  struct Failure: Error {
    let reason: String
  }

  /// A condition such as `>=20@750`.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    /// The length, in points; not a number for system spacing.
    var constant: CGFloat = 0
    /// The view with the required size, if the condition names a view instead of a number.
    var item: AnyObject?
    var priority = UILayoutPriority.required
  }

  /// A view, or the superview at an end of the format, written as `|`.
  struct Item {
    let object: AnyObject?
    var isSuperview: Bool { object == nil }
  }

  private var text: Substring
  private let options: NSLayoutConstraint.FormatOptions
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var isVertical = false
  private var result: [NSLayoutConstraint] = []

  init(_ format: String, options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
    text = Substring(format.filter { !$0.isWhitespace })
    self.options = options
    self.metrics = metrics
    self.views = views
  }

  mutating func constraints() throws(Failure) -> [NSLayoutConstraint] {
    if text.hasPrefix("V:") { isVertical = true }
    if text.hasPrefix("V:") || text.hasPrefix("H:") { text = text.dropFirst(2) }
    var items: [AnyObject] = []
    var previous: Item?
    var spacing: [Predicate]?
    while let next = text.first {
      switch next {
      case "|", "[":
        let item = next == "|" ? superviewItem() : try viewItem()
        if let object = item.object { items.append(object) }
        if let previous { try connect(previous, item, spacing ?? [Predicate()]) }
        previous = item
        spacing = nil
      case "-":
        spacing = try spacingPredicates(from: previous)
      default:
        throw Failure(reason: "`\(next)` is not expected")
      }
    }
    guard spacing == nil else { throw Failure(reason: "nothing follows the last spacing") }
    for attribute in options.alignments {
      for item in items.dropFirst() {
        result.append(
          NSLayoutConstraint(
            item: items[0], attribute: attribute, relatedBy: .equal, toItem: item, attribute: attribute,
            multiplier: 1, constant: 0))
      }
    }
    return result
  }

  private mutating func superviewItem() -> Item {
    text.removeFirst()
    return Item(object: nil)
  }

  private mutating func viewItem() throws(Failure) -> Item {
    text.removeFirst()
    let name = identifier()
    guard let view = views[name] else { throw Failure(reason: "there is no view named `\(name)`") }
    let object = view as AnyObject
    let size: NSLayoutConstraint.Attribute = isVertical ? .height : .width
    if text.first == "(" {
      for predicate in try predicates() {
        let constraint = NSLayoutConstraint(
          item: object, attribute: size, relatedBy: predicate.relation, toItem: predicate.item,
          attribute: predicate.item == nil ? .notAnAttribute : size, multiplier: 1, constant: predicate.constant)
        constraint.priority = predicate.priority
        result.append(constraint)
      }
    }
    try expect("]")
    return Item(object: object)
  }

  /// Parses `-`, `-8-` or `-(>=8,<=20)-`. A lone `-` is system spacing: 8 points, or the margin of the superview.
  private mutating func spacingPredicates(from previous: Item?) throws(Failure) -> [Predicate] {
    try expect("-")
    switch text.first {
    case "[", "|": return [Predicate(constant: .nan)]
    case "(":
      let parsed = try predicates()
      try expect("-")
      return parsed
    default:
      let parsed = try predicate()
      try expect("-")
      return [parsed]
    }
  }

  private mutating func predicates() throws(Failure) -> [Predicate] {
    try expect("(")
    var parsed = [try predicate()]
    while text.first == "," {
      text.removeFirst()
      parsed.append(try predicate())
    }
    try expect(")")
    return parsed
  }

  private mutating func predicate() throws(Failure) -> Predicate {
    var predicate = Predicate()
    for (sign, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ] where text.hasPrefix(sign) {
      predicate.relation = relation
      text = text.dropFirst(2)
      break
    }
    let name = identifier()
    if let value = metric(name) {
      predicate.constant = value
    } else if let view = views[name] {
      predicate.item = view as AnyObject
    } else {
      throw Failure(reason: "`\(name)` is neither a number, nor a metric, nor a view")
    }
    if text.first == "@" {
      text.removeFirst()
      let priority = identifier()
      guard let value = metric(priority) else { throw Failure(reason: "`\(priority)` is not a priority") }
      predicate.priority = UILayoutPriority(Float(value))
    }
    return predicate
  }

  private mutating func connect(_ first: Item, _ second: Item, _ predicates: [Predicate]) throws(Failure) {
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      if isVertical {
        (.top, .bottom)
      } else if options.contains(.directionLeftToRight) {
        (.left, .right)
      } else if options.contains(.directionRightToLeft) {
        (.right, .left)
      } else {
        (.leading, .trailing)
      }
    guard let superview = superview(of: first.object ?? second.object) else {
      throw Failure(reason: "a view at the edge has no superview")
    }
    for predicate in predicates {
      var constant = predicate.constant
      let isStandard = constant.isNaN
      if isStandard { constant = LayoutSpacing.system }
      let isToSuperview = first.isSuperview || second.isSuperview
      let usesMargin = isStandard && isToSuperview
      let constraint = NSLayoutConstraint(
        item: second.object ?? superview,
        attribute: second.isSuperview ? (usesMargin ? end.margin : end) : start, relatedBy: predicate.relation,
        toItem: first.object ?? superview,
        attribute: first.isSuperview ? (usesMargin ? start.margin : start) : end, multiplier: 1,
        constant: usesMargin ? 0 : start == .right ? -constant : constant)
      constraint.priority = predicate.priority
      result.append(constraint)
    }
  }

  /// Returns the superview of a view or the owning view of a guide, for connections to the superview.
  private func superview(of item: AnyObject?) -> UIView? {
    (item as? UIView).flatMap { $0.superview ?? $0 } ?? (item as? UILayoutGuide)?.owningView
  }

  private func metric(_ name: String) -> CGFloat? {
    if let number = Double(name) { return CGFloat(number) }
    switch metrics[name] {
    case let value as CGFloat: return value
    case let value as Double: return CGFloat(value)
    case let value as Int: return CGFloat(value)
    case let value as Float: return CGFloat(value)
    case let value as NSNumber: return CGFloat(value.doubleValue)
    case let value as UILayoutPriority: return CGFloat(value.rawValue)
    default: return nil
    }
  }

  private mutating func identifier() -> String {
    let name = text.prefix { character in
      character == "." || character == "$" || character.unicodeScalars.allSatisfy { $0.has(.continuesIdentifier) }
    }
    text = text.dropFirst(name.count)
    return String(name)
  }

  private mutating func expect(_ character: Character) throws(Failure) {
    guard text.first == character else { throw Failure(reason: "`\(character)` is missing before `\(text)`") }
    text.removeFirst()
  }
}

extension NSLayoutConstraint.Attribute {
  /// The corresponding edge of the layout margins.
  fileprivate var margin: Self {
    switch self {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .left: .leftMargin
    case .right: .rightMargin
    case .leading: .leadingMargin
    default: .trailingMargin
    }
  }
}
