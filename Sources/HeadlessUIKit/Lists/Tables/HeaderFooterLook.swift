import Foundation

/// How the title of a header or footer is set.
enum HeaderFooterLook {
  case plain
  case plainFooter
  case groupedHeader
  case groupedFooter

  /// From the view's edges to the title, in points.
  var insets: UIEdgeInsets {
    switch self {
    case .plain, .plainFooter: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    case .groupedHeader: UIEdgeInsets(top: 17.5, left: 16, bottom: 6, right: 16)
    case .groupedFooter: UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
  }

  @MainActor
  func style(_ label: UILabel) {
    let isPlain = self == .plain
    label.font = .preferredFont(forTextStyle: isPlain ? .headline : .footnote)
    label.textColor = isPlain ? .label : .secondaryLabel
    label.numberOfLines = isPlain ? 1 : 0
  }
}
