import Foundation

extension UIButton.Configuration {
  /// The radius of the background's corners in a button of a size, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: size.height / 2
      }
    return min(radius, size.width / 2, size.height / 2)
  }

  /// How title and subtitle lie to each other: beside a picture they begin at it, and else they are centred.
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
  /// Around the content, in points, as measured on a phone.
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
