public import Foundation

/// The text, secondary text and image of a row, header or footer of a list.
public struct UIListContentConfiguration: Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the secondary text is beside the text if both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The axes on which the margins are at least those of the row. In rows, those at the sides always are.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1
  /// The distance between the image and the text, in points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The minimum height of the row, in points.
  var minimumHeight: CGFloat = 44
  /// The look that the configuration of a row was made for; `nil` for headers and footers.
  private var look: SystemLook?

  init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// Returns the default configuration of a row.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns the default configuration of a row with the secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration {
    row(secondaryStyle: currentLook.list.detailStyle)
  }

  /// Returns the default configuration of a row with the secondary text at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var row = row(secondaryStyle: .body)
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }

  /// The look that is current when a configuration is made, usually that of the list.
  private static var currentLook: SystemLook { UITraitCollection.current.look }

  private static func row(secondaryStyle: UIFont.TextStyle) -> UIListContentConfiguration {
    var row = UIListContentConfiguration(
      TextProperties(.body, .label), TextProperties(secondaryStyle, .secondaryLabel))
    let look = currentLook
    row.directionalLayoutMargins.top = look.list.contentMargin
    row.directionalLayoutMargins.bottom = look.list.contentMargin
    row.minimumHeight = look.list.configuredRowHeight
    row.look = look
    return row
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// Returns the default configuration of a header, as in a grouped list.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// Returns the default configuration of a footer, as in a grouped list.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }

  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.title3, .label, top: 17.5, bottom: 8)
  }

  public static func sidebarHeader() -> UIListContentConfiguration { header(.title3, .label, top: 11, bottom: 11) }

  public static func plainHeader() -> UIListContentConfiguration { header(.headline, .label, top: 4, bottom: 4) }

  public static func plainFooter() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, top: 4, bottom: 4)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    let look = currentLook.headerFooter
    var header = header(look.headerStyle, .secondaryLabel, top: look.headerTop, bottom: look.headerBottom)
    if look.hasUppercaseHeaders { header.textProperties.transform = .uppercase }
    return header
  }

  public static func groupedFooter() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, top: 8, bottom: 8)
  }

  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.headline, .label, top: 17.5, bottom: 8)
  }

  private static func header(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIListContentConfiguration {
    var header = UIListContentConfiguration(TextProperties(style, color), TextProperties(.footnote, .secondaryLabel))
    header.directionalLayoutMargins.top = top
    header.directionalLayoutMargins.bottom = bottom
    header.minimumHeight = 28
    return header
  }

  /// Returns the configuration with the measures of a look, except for those that were changed.
  ///
  /// A configuration may be made before its row is shown in an environment.
  func adapted(to newLook: SystemLook) -> UIListContentConfiguration {
    guard let look, look != newLook else { return self }
    var row = self
    row.look = newLook
    let (old, new) = (look.list, newLook.list)
    if row.directionalLayoutMargins.top == old.contentMargin {
      row.directionalLayoutMargins.top = new.contentMargin
    }
    if row.directionalLayoutMargins.bottom == old.contentMargin {
      row.directionalLayoutMargins.bottom = new.contentMargin
    }
    row.minimumHeight = new.configuredRowHeight
    if row.secondaryTextProperties.font == .preferredFont(forTextStyle: old.detailStyle) {
      row.secondaryTextProperties.font = .preferredFont(forTextStyle: new.detailStyle)
    }
    return row
  }

  /// Returns the size of an image after reducing it to the maximum size, in points.
  func shownImageSize(_ size: CGSize) -> CGSize {
    let limit = imageProperties.maximumSize
    let scale = min(
      limit.width > 0 && size.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 && size.height > 0 ? limit.height / size.height : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// Returns the size of the area in which an image is centered, in points.
  func imageColumn(_ size: CGSize) -> CGSize {
    let shown = shownImageSize(size)
    let reserved = imageProperties.reservedLayoutSize
    let standard = image?.values.isSymbol == true ? ImageProperties.standardDimension : 0
    return CGSize(
      width: reserved.width > 0 ? reserved.width : max(shown.width, standard),
      height: reserved.height > 0 ? reserved.height : shown.height)
  }

  /// The typography of a text of a row.
  public struct TextProperties: Hashable {
    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    public var colorTransformer: UIConfigurationColorTransformer?
    /// Whether a pointer on a truncated text shows the whole text.
    public var showsExpansionTextWhenTruncated = false

    /// Returns the color that is drawn.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      font = .preferredFont(forTextStyle: style)
      self.color = color
    }

    /// The horizontal alignment of lines.
    public enum TextAlignment: Int, CaseIterable, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// The capitalization of a text.
    public enum TextTransform: Int, CaseIterable, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }
  }

  /// The size and appearance of the image of a row.
  public struct ImageProperties: Hashable {
    /// The width that symbols of rows share, in points, so that their texts line up.
    public static let standardDimension: CGFloat = 28

    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
      get { symbolOptions.map(UIImage.SymbolConfiguration.init) }
      set { symbolOptions = newValue?.values }
    }

    private var symbolOptions: SymbolOptions?
    /// The tint color of the image; `nil` for the tint color of the view.
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The width of the border of the image, in points.
    public var strokeWidth: CGFloat = 0
    /// The color of the border; `nil` for the tint color of the view.
    public var strokeColor: UIColor?
    public var strokeColorTransformer: UIConfigurationColorTransformer?
    public var accessibilityIgnoresInvertColors = false
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size of the image, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points; 0 for the size of the image, or for the standard
    /// width of symbols.
    public var reservedLayoutSize = CGSize.zero

    public init() {}

    /// Returns the tint color in a view with another one.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// Returns the color of the border in a view with a tint color.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the configuration itself: in other states only the background of a row differs.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

extension UIListContentConfiguration.TextProperties {
  @MainActor
  func apply(to label: UILabel, text: String?, attributed: NSAttributedString?) {
    label.font = font
    label.textColor = resolvedColor()
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    label.minimumScaleFactor = minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = allowsDefaultTighteningForTruncation
    if let attributed { label.attributedText = attributed } else { label.text = text.map(transformed) }
    label.isHidden = text == nil && attributed == nil
  }

  private func transformed(_ text: String) -> String {
    switch transform {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
