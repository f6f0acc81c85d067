import Foundation

extension UIListContentConfiguration.TextProperties {
  @MainActor
  func apply(to label: UILabel, text: String?, attributed: NSAttributedString?) {
    label.font = font
    label.textColor = color
    label.numberOfLines = numberOfLines
    label.lineBreakMode = lineBreakMode
    label.textAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
    label.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
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
