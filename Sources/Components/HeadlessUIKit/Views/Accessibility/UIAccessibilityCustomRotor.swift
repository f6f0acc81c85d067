public import Foundation

/// A list of elements through which users of assistive technology can move. Nothing here shows it; tests may call its
/// closure.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  open var attributedName: NSAttributedString
  open var itemSearchBlock: Search
  open private(set) var systemRotorType: SystemRotorType

  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: name)
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.attributedName = attributedName
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = .none
    super.init()
  }

  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    self.itemSearchBlock = itemSearchBlock
    systemRotorType = type
    super.init()
  }

  /// The direction of a search.
  public enum Direction: Int, CaseIterable, Sendable {
    case previous = 0
    case next = 1
  }

  /// The list of the system that a rotor replaces.
  public enum SystemRotorType: Int, CaseIterable, Sendable {
    case none = 0
    case link = 1
    case visitedLink = 2
    case heading = 3
    case headingLevel1 = 4
    case headingLevel2 = 5
    case headingLevel3 = 6
    case headingLevel4 = 7
    case headingLevel5 = 8
    case headingLevel6 = 9
    case boldText = 10
    case italicText = 11
    case underlineText = 12
    case misspelledWord = 13
    case image = 14
    case textField = 15
    case table = 16
    case list = 17
    case landmark = 18
  }
}

/// An element that a rotor found.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  open weak var targetElement: (any NSObjectProtocol)?
  open var targetRange: UITextRange?

  /// Creates a result without an element.
  public override init() {
    super.init()
  }

  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}

/// What a rotor searches.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  public override init() {
    super.init()
  }
}

/// A point of a view to which something can be dragged.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  open private(set) weak var view: UIView?
  /// The location in the space of the view, in points.
  open private(set) var point: CGPoint
  open private(set) var attributedName: NSAttributedString
  open var name: String { attributedName.string }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}
