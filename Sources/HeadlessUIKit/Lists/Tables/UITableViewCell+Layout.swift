import Foundation

extension UITableViewCell {
  /// From the accessory to the cell's trailing edge.
  private static let accessoryMargin: CGFloat = 16
  private static let accessoryGap: CGFloat = 8

  var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The content's margins; none towards an accessory, which keeps its distance already.
  var labelInsets: UIEdgeInsets {
    var insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    guard accessorySize.width > 0 else { return insets }
    if isMirrored { insets.left = 0 } else { insets.right = 0 }
    return insets
  }

  private var accessorySize: CGSize {
    if let accessoryView { return accessoryView.bounds.size }
    return switch accessoryType {
    case .none: .zero
    case .disclosureIndicator: AccessoryMark.disclosureSize
    case .checkmark: AccessoryMark.checkmarkSize
    case .detailButton: AccessoryMark.detailSize
    case .detailDisclosureButton: CGSize(width: 40, height: 22)
    }
  }

  /// The room beside the accessory and above the separator.
  func contentFrame(in size: CGSize) -> CGRect {
    let accessory = accessorySize.width
    let taken = accessory > 0 ? accessory + Self.accessoryMargin + Self.accessoryGap : 0
    return CGRect(
      x: isMirrored ? taken : 0, y: 0, width: max(size.width - taken, 0),
      height: max(size.height - settings.separatorHeight, 0))
  }

  func accessoryFrame(in size: CGSize) -> CGRect {
    let accessory = accessorySize
    let x = isMirrored ? Self.accessoryMargin : size.width - Self.accessoryMargin - accessory.width
    let y = (size.height - settings.separatorHeight - accessory.height) / 2
    return PixelGrid(traitCollection).rounded(CGRect(origin: CGPoint(x: x, y: y), size: accessory))
  }
}
