public import Foundation

/// The content of a screen that has nothing to show: an image, texts and buttons, or an activity indicator.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String? { didSet { if secondaryText != nil { secondaryAttributedText = nil } } }
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties = TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
  /// The button below the texts. It is not shown without a title and image.
  public var button = UIButton.Configuration.plain()
  public var buttonProperties = ButtonProperties()
  public var secondaryButton = UIButton.Configuration.plain()
  public var secondaryButtonProperties = ButtonProperties()
  public var alignment = Alignment.center
  /// The axes on which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The distances from the content to the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
  /// The distances between the parts, in points.
  public var imageToTextPadding: CGFloat = 15
  public var textToSecondaryTextPadding: CGFloat = 5
  public var textToButtonPadding: CGFloat = 20
  public var buttonToSecondaryButtonPadding: CGFloat = 10
  public var background = UIBackgroundConfiguration()
  /// Whether an activity indicator takes the place of the image.
  var isLoading = false
  /// The text of a search, which follows the searched text unless code sets another one; `nil` for other content.
  private var searchTitle: String?

  private mutating func setSearchTitle(_ title: String) {
    (text, searchTitle) = (title, title)
  }

  private init(text style: TextProperties) {
    textProperties = style
  }

  /// Returns the content of an empty screen, without texts: set an image and a text.
  public static func empty() -> UIContentUnavailableConfiguration {
    let font = UIFont.preferredFont(forTextStyle: .title2)
    let bold = UIFont(descriptor: font.fontDescriptor.withSymbolicTraits(.traitBold) ?? font.fontDescriptor, size: 0)
    return UIContentUnavailableConfiguration(text: TextProperties(bold, .label))
  }

  /// Returns the content of a screen that is loading: an activity indicator with a text.
  public static func loading() -> UIContentUnavailableConfiguration {
    var configuration = UIContentUnavailableConfiguration(
      text: TextProperties(.preferredFont(forTextStyle: .subheadline), .secondaryLabel))
    configuration.isLoading = true
    configuration.text = "Loading…"
    configuration.imageToTextPadding = 10
    return configuration
  }

  /// Returns the content of a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var configuration = empty()
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.setSearchTitle("No Results")
    configuration.secondaryText = "Check the spelling or try a new search."
    return configuration
  }

  /// The horizontal alignment of the content.
  public enum Alignment: Int, CaseIterable, Sendable {
    case center = 0
    case natural = 1
  }

  /// The size and appearance of the image.
  public struct ImageProperties {
    /// The configuration of a symbol; by default, 48 points.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint color of the image; `nil` for the tint color of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false
  }

  /// The typography of a text.
  public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }
  }

  /// The actions of a button.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    public var primaryAction: UIAction?
    public var menu: UIMenu?
    public var isEnabled = true
    public var role = UIButton.Role.normal
  }
}

extension UIContentUnavailableConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state. The secondary text of a search names the searched text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let state = state as? UIContentUnavailableConfigurationState, let searched = state.searchText,
      !searched.isEmpty, let searchTitle, text == searchTitle
    else { return self }
    var configuration = self
    configuration.setSearchTitle("No Results for “\(searched)”")
    return configuration
  }
}

/// The state that the content of an unavailable screen depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection
  /// The text in the search bar of the controller.
  public var searchText: String?

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

/// The axes of a plane.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let neither: UIAxis = []
  public static let horizontal = UIAxis(rawValue: 1 << 0)
  public static let vertical = UIAxis(rawValue: 1 << 1)
  public static let both: UIAxis = [.horizontal, .vertical]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
