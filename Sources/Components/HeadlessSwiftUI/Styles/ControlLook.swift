import FirstFrameLayoutTree
import HeadlessUIKit

/// The measures of SwiftUI's controls in a version of iOS, in points.
///
/// Measures that UIKit's views have are theirs; these are the ones of views that only SwiftUI has.
struct ControlLook {
  /// The corner radius of bordered buttons of the regular size; `nil` for a capsule.
  let buttonRadius: CGFloat?
  /// The corner radius of large bordered buttons; `nil` for a capsule.
  let largeButtonRadius: CGFloat?
  /// The corner radius of group boxes.
  let groupBoxRadius: CGFloat
  /// The smallest height of rows of lists and forms.
  let rowHeight: CGFloat
  /// The margins above and below the content of rows, as UIKit's tables have them.
  let rowMargin: CGFloat
  /// The font of the headers of groups, and whether they are in capital letters.
  let headerFont: Font
  let hasUppercaseHeaders: Bool
  /// The margins above the header of the first group and of others, below headers, and around footers.
  private let firstHeaderTop: CGFloat
  private let headerTop: CGFloat
  private let headerBottom: CGFloat
  private let footerTop: CGFloat
  private let footerBottom: CGFloat

  /// Returns the margins above and below a header or a footer.
  ///
  /// - Parameter isFirst: Whether a header is that of the first section; `nil` for a footer.
  func headerMargins(isPlain: Bool, isFirst: Bool?) -> (top: CGFloat, bottom: CGFloat) {
    if isPlain { return (4, 4) }
    guard let isFirst else { return (footerTop, footerBottom) }
    return (isFirst ? firstHeaderTop : headerTop, headerBottom)
  }

  static let iOS18 = ControlLook(
    buttonRadius: 8, largeButtonRadius: 12, groupBoxRadius: 8, rowHeight: 44, rowMargin: 11,
    headerFont: .footnote, hasUppercaseHeaders: true, firstHeaderTop: 17.5, headerTop: 17.5, headerBottom: 6,
    footerTop: 8, footerBottom: 8)

  static let iOS26 = ControlLook(
    buttonRadius: nil, largeButtonRadius: nil, groupBoxRadius: 16, rowHeight: 52,
    rowMargin: 15, headerFont: .headline, hasUppercaseHeaders: false, firstHeaderTop: 25, headerTop: 15,
    headerBottom: 10, footerTop: 7 + 2.0 / 3, footerBottom: 6 + 2.0 / 3)
}

extension UITraitCollection {
  var controlLook: ControlLook { systemVersion >= .iOS26 ? .iOS26 : .iOS18 }
}

private struct ControlLookKey: EnvironmentKey {
  /// The look of the current traits, for environments that are not those of a hosted view.
  static var defaultValue: ControlLook? { nil }
}

extension EnvironmentValues {
  var controlLook: ControlLook {
    get { self[ControlLookKey.self] ?? UITraitCollection.current.controlLook }
    set { self[ControlLookKey.self] = newValue }
  }
}
