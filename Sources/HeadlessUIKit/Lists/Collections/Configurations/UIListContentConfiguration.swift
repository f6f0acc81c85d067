public import Foundation

/// A text, a second one and a picture, as the rows, headers and footers of lists show them.
public struct UIListContentConfiguration: Hashable {
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// Around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
  /// Whether the second text stands beside the first where both fit.
  public var prefersSideBySideTextAndSecondaryText = false
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 2
  /// The least height of a row, in points.
  var minimumHeight: CGFloat = 44

  init(_ text: TextProperties, _ secondary: TextProperties) {
    textProperties = text
    secondaryTextProperties = secondary
  }

  /// A row.
  public static func cell() -> UIListContentConfiguration { subtitleCell() }

  /// A row whose second text stands below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.caption1, .secondaryLabel))
  }

  /// A row whose second text stands at the trailing edge.
  public static func valueCell() -> UIListContentConfiguration {
    var row = UIListContentConfiguration(TextProperties(.body, .label), TextProperties(.body, .secondaryLabel))
    row.prefersSideBySideTextAndSecondaryText = true
    return row
  }

  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  public static func sidebarHeader() -> UIListContentConfiguration { header(.title3, .label, top: 11, bottom: 11) }

  public static func plainHeader() -> UIListContentConfiguration { header(.headline, .label, top: 4, bottom: 4) }

  public static func plainFooter() -> UIListContentConfiguration {
    header(.footnote, .secondaryLabel, top: 4, bottom: 4)
  }

  public static func groupedHeader() -> UIListContentConfiguration {
    var header = header(.footnote, .secondaryLabel, top: 17.5, bottom: 6)
    header.textProperties.transform = .uppercase
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
}

extension UIListContentConfiguration: UIContentConfiguration {
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Rows look alike in all states; what is behind them changes.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
