import FirstFrameLayoutTree

/// The role and behaviour of an accessibility element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(.button)
  public static let link = UIAccessibilityTraits(.link)
  public static let header = UIAccessibilityTraits(.header)
  public static let searchField = UIAccessibilityTraits(.searchField)
  public static let image = UIAccessibilityTraits(.image)
  public static let staticText = UIAccessibilityTraits(.staticText)
  public static let tabBar = UIAccessibilityTraits(.tabBar)
  public static let adjustable = UIAccessibilityTraits(.adjustable)
  public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
  public static let summaryElement = UIAccessibilityTraits(.summaryElement)
  public static let selected = UIAccessibilityTraits(.selected)
  public static let notEnabled = UIAccessibilityTraits(.notEnabled)
  public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
  public static let playsSound = UIAccessibilityTraits(.playsSound)
  public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
  public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
  public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)

  /// The traits in the form that layout trees store.
  var list: [Accessibility.Trait] {
    Accessibility.Trait.allCases.filter { contains(UIAccessibilityTraits($0)) }
  }

  private init(_ trait: Accessibility.Trait) {
    let place = Accessibility.Trait.allCases.firstIndex(of: trait) ?? 0
    self.init(rawValue: 1 << UInt64(place))
  }
}
