import UIKit

/// A position along the horizontal axis at which views are aligned.
public struct HorizontalAlignment: Hashable, Sendable {
  enum Guide: Hashable, Sendable { case leading, center, trailing }

  let guide: Guide
  public static let leading = HorizontalAlignment(guide: .leading)
  public static let center = HorizontalAlignment(guide: .center)
  public static let trailing = HorizontalAlignment(guide: .trailing)
}

/// A position along the vertical axis at which views are aligned.
public struct VerticalAlignment: Hashable, Sendable {
  enum Guide: Hashable, Sendable { case top, center, bottom, firstTextBaseline, lastTextBaseline }

  let guide: Guide
  public static let top = VerticalAlignment(guide: .top)
  public static let center = VerticalAlignment(guide: .center)
  public static let bottom = VerticalAlignment(guide: .bottom)
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)
}

/// A position along both axes.
public struct Alignment: Hashable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

extension LayoutElement {
  /// The distance of a guide from the leading edge, in points.
  func position(of alignment: HorizontalAlignment, in size: CGSize) -> CGFloat {
    switch alignment.guide {
    case .leading: 0
    case .center: size.width / 2
    case .trailing: size.width
    }
  }

  /// The distance of a guide from the top, in points.
  func position(of alignment: VerticalAlignment, in size: CGSize) -> CGFloat {
    switch alignment.guide {
    case .top: 0
    case .center: size.height / 2
    case .bottom: size.height
    case .firstTextBaseline: baseline(.first, in: size) ?? size.height
    case .lastTextBaseline: baseline(.last, in: size) ?? size.height
    }
  }

  /// The frame of the element in a rectangle, aligned with it.
  func frame(of size: CGSize, in rect: CGRect, alignment: Alignment) -> CGRect {
    let x: CGFloat =
      switch alignment.horizontal.guide {
      case .leading: 0
      case .center: (rect.width - size.width) / 2
      case .trailing: rect.width - size.width
      }
    let y: CGFloat =
      switch alignment.vertical.guide {
      case .top, .firstTextBaseline: 0
      case .center: (rect.height - size.height) / 2
      case .bottom, .lastTextBaseline: rect.height - size.height
      }
    return CGRect(x: rect.minX + x, y: rect.minY + y, width: size.width, height: size.height)
  }
}
