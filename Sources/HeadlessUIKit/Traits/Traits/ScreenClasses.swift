import Foundation

/// The idiom and size classes of a device, derived from its screen size.
///
/// The sizes are those of Apple's Human Interface Guidelines, "Layout": the smallest iPad is 744 points wide, and
/// phones from 414 points on have regular width when held in landscape.
struct ScreenClasses {
  var idiom: UIUserInterfaceIdiom
  var horizontal: UIUserInterfaceSizeClass
  var vertical: UIUserInterfaceSizeClass

  /// - Parameter size: In points. If `nil` or smaller than any phone, it counts as part of a phone's portrait screen.
  init(size: CGSize?) {
    let size = size ?? .zero
    let short = min(size.width, size.height)
    if short >= 744 {
      (idiom, horizontal, vertical) = (.pad, .regular, .regular)
    } else if short >= 320, size.width > size.height {
      (idiom, horizontal, vertical) = (.phone, short >= 414 ? .regular : .compact, .compact)
    } else {
      (idiom, horizontal, vertical) = (.phone, .compact, .regular)
    }
  }
}
