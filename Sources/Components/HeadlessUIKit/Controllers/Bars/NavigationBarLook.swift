import Foundation

/// The measures of a navigation bar, in points, and the parts of its back button.
struct NavigationBarLook {
  /// The height of the row of buttons.
  let rowHeight: CGFloat
  /// The height of the row on a phone in landscape.
  let compactRowHeight: CGFloat
  /// The height of the row on a tablet.
  let regularRowHeight: CGFloat
  /// The distance from the edges to the first and last buttons; `nil` for the margins of the screen.
  let margin: CGFloat?
  /// The space above and below the row in a sheet.
  let sheetMargin: CGFloat
  /// The distance from the top of a sheet to the bar.
  let sheetOffset: CGFloat
  /// The space below the row if the status bar is higher than that of a phone with a home button.
  let bottomBelowTallStatusBar: CGFloat
  let promptHeight: CGFloat
  let promptTop: CGFloat
  let promptColor: UIColor
  let showsBackTitle: Bool
  let hasBoldChevron: Bool
  /// The color of the back button; `nil` for the tint color.
  let chevronColor: UIColor?
  /// The height of a search bar below the titles.
  let searchHeight: CGFloat
  /// Whether a search bar is at the bottom of a phone by default.
  let placesSearchAtBottom: Bool

  static let iOS18 = NavigationBarLook(
    rowHeight: 44, compactRowHeight: 32, regularRowHeight: 50, margin: nil, sheetMargin: 6, sheetOffset: 0,
    bottomBelowTallStatusBar: 0, promptHeight: 30, promptTop: 12, promptColor: .label, showsBackTitle: true,
    hasBoldChevron: true, chevronColor: nil, searchHeight: 52, placesSearchAtBottom: false)

  static let iOS26 = NavigationBarLook(
    rowHeight: 44, compactRowHeight: 44, regularRowHeight: 44, margin: 16, sheetMargin: 0, sheetOffset: 10,
    bottomBelowTallStatusBar: 10, promptHeight: 32, promptTop: 8, promptColor: .secondaryLabel, showsBackTitle: false,
    hasBoldChevron: false, chevronColor: .label, searchHeight: 54, placesSearchAtBottom: true)
}
