public import Foundation

extension UIButton {
  /// The content and appearance of a button, as a value.
  ///
  /// Colors that are `nil` follow from the style: the tint for plain and tinted buttons, the label color for gray
  /// ones, white on the tint for filled ones.
  public struct Configuration {
    var style: ButtonStyle
    fileprivate var titleSlot = TextSlot()
    fileprivate var subtitleSlot = TextSlot()
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// The configuration for options that a symbol image leaves unspecified.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var imageColorTransformer: UIConfigurationColorTransformer?
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    public var indicatorColorTransformer: UIConfigurationColorTransformer?
    /// The style of the button on the Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether an activity indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// The indicator behind the content. If it is automatic, buttons that change the selection of their menu have one.
    public var indicator = Indicator.automatic
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the titles, in points.
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    /// The way to determine the corner radius. A style other than `dynamic` resets the radius of the background.
    public var cornerStyle = CornerStyle.dynamic {
      didSet { if cornerStyle != .dynamic { background.cornerRadius = UIBackgroundConfiguration.standardRadius } }
    }
    /// The size of the title. Setting it also sets the insets.
    public var buttonSize = Size.medium { didSet { setDefaultContentInsets() } }
    /// The insets of the content, in points.
    public var contentInsets = Size.medium.insets
    /// Whether a selected button has the background of the selected state.
    public var automaticallyUpdateForSelection: Bool

    init(_ style: ButtonStyle) {
      self.style = style
      automaticallyUpdateForSelection = !style.isProminent
      background.cornerRadius = Self.dynamicRadius
      background.strokeWidth = 1
      background.strokeColor = .clear
      guard style.isGlass else { return }
      cornerStyle = .capsule
      background.cornerRadius = UIBackgroundConfiguration.standardRadius
    }

    public mutating func setDefaultContentInsets() {
      contentInsets = buttonSize.insets
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    public static func glass() -> Configuration { Configuration(.glass) }
    public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }
    public static func clearGlass() -> Configuration { Configuration(.clearGlass) }
    public static func prominentClearGlass() -> Configuration { Configuration(.prominentGlass) }

    /// Returns the configuration with the background color of the button's state.
    @MainActor public func updated(for button: UIButton) -> Configuration {
      var updated = self
      updated.background.backgroundColor =
        ButtonColors(
          self, state: button.state, tint: button.tintColor, look: button.traitCollection.look.button
        ).background
      return updated
    }
  }
}

extension UIButton.Configuration {
  public var title: String? {
    get { titleSlot.string }
    set { titleSlot = TextSlot(string: newValue) }
  }

  /// The title with attributes. It is the same value as ``title``: setting either replaces both.
  public var attributedTitle: AttributedString? {
    get { titleSlot.attributed.map { AttributedString($0) } }
    set { titleSlot = TextSlot(styled: newValue.map { NSAttributedString($0) }) }
  }

  public var subtitle: String? {
    get { subtitleSlot.string }
    set { subtitleSlot = TextSlot(string: newValue) }
  }

  /// The subtitle with attributes. It is the same value as ``subtitle``: setting either replaces both.
  public var attributedSubtitle: AttributedString? {
    get { subtitleSlot.attributed.map { AttributedString($0) } }
    set { subtitleSlot = TextSlot(styled: newValue.map { NSAttributedString($0) }) }
  }

  /// The title, if it was set with attributes.
  var styledTitle: NSAttributedString? { titleSlot.styled }

  /// The subtitle, if it was set with attributes.
  var styledSubtitle: NSAttributedString? { subtitleSlot.styled }

  /// A text that is set as a string or with attributes.
  fileprivate struct TextSlot {
    let string: String?
    let styled: NSAttributedString?

    init(string: String? = nil) {
      self.string = string
      styled = nil
    }

    init(styled: NSAttributedString?) {
      string = styled?.string
      self.styled = styled
    }

    var attributed: NSAttributedString? { styled ?? string.map { NSAttributedString(string: $0) } }
  }
}

extension UIButton.Configuration {
  /// The way to determine the corner radius of the background.
  public enum CornerStyle: Int, CaseIterable, Sendable {
    /// The background's own radius.
    case fixed = -1
    /// The background's own radius, at most half of the height.
    case dynamic = 0
    /// An eighth of the height.
    case small = 1
    /// 0.175 of the height.
    case medium = 2
    /// A quarter of the height.
    case large = 3
    /// Half of the height.
    case capsule = 4
  }

  /// The indicator behind the content of a button.
  public enum Indicator: Int, CaseIterable, Sendable {
    case automatic = 0
    case none = 1
    case popup = 2
  }

  /// The size of a button.
  public enum Size: Int, CaseIterable, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  /// The alignment of title and subtitle relative to each other.
  public enum TitleAlignment: Int, CaseIterable, Sendable {
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// Returns the corner radius of the background in a button of a size, in points.
  func cornerRadius(in size: CGSize, _ look: ButtonLook) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed: background.cornerRadius
      // A new configuration does not know the look, so its radius is replaced here.
      case .dynamic where background.cornerRadius == Self.dynamicRadius: look.cornerRadius
      case .dynamic: background.cornerRadius
      case .small: size.height * 0.125
      case .medium: size.height * 0.175
      case .large: size.height * 0.25
      case .capsule: size.height / 2
      }
    return min(radius, size.width / 2, size.height / 2)
  }

  /// The radius that a new configuration reports, in points.
  static let dynamicRadius: CGFloat = 17

  /// Returns the alignment of title and subtitle. If it is automatic, they are aligned towards an image beside them,
  /// and otherwise centered.
  func titleAlignment(hasImage: Bool, isMirrored: Bool) -> NSTextAlignment {
    let (start, end): (NSTextAlignment, NSTextAlignment) = isMirrored ? (.right, .left) : (.left, .right)
    return switch titleAlignment {
    case .leading: start
    case .center: .center
    case .trailing: end
    case .automatic:
      !hasImage ? .center : imagePlacement == .leading ? start : imagePlacement == .trailing ? end : .center
    }
  }
}

extension UIButton.Configuration.Size {
  /// The insets of the content, in points, as measured on an iPhone.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    }
  }

  var titleStyle: UIFont.TextStyle {
    self == .large || self == .medium ? .body : .subheadline
  }
}

/// A function that a configuration applies to the attributes of a text before displaying it.
public struct UIConfigurationTextAttributesTransformer {
  private let change: (AttributeContainer) -> AttributeContainer

  /// - Parameter transform: Returns the displayed attributes for the original ones.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    change = transform
  }

  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { change(input) }

  /// Returns the displayed attributes of a text. Those that a container does not have stay as they are.
  func changed(_ attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
    let container = AttributeContainer(attributes)
    let own = container.dictionary
    let others = attributes.filter { own[$0.key] == nil }
    return others.merging(change(container).dictionary) { $1 }
  }
}

/// A set of sides of a rectangle. Leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
