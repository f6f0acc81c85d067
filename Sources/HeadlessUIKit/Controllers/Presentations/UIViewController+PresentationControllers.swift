extension UIViewController {
  /// The presentation controller of the style; made when it is asked for.
  public var presentationController: UIPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet: sheetPresentationController
    case .popover: popoverPresentationController
    default: controller { UIPresentationController(presentedViewController: $0, presenting: nil) }
    }
  }

  /// How high a sheet is; nil for a style that is no sheet.
  public var sheetPresentationController: UISheetPresentationController? {
    switch modalPresentationStyle {
    case .automatic, .pageSheet, .formSheet:
      controller { UISheetPresentationController(presentedViewController: $0, presenting: nil) }
    default: nil
    }
  }

  /// Where a popover comes from; nil for another style.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    return controller { UIPopoverPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// The sheet that somebody asked for, without making one.
  var sheet: UISheetPresentationController? { relations.presentationController as? UISheetPresentationController }

  private func controller<Kind: UIPresentationController>(_ make: (UIViewController) -> Kind) -> Kind {
    if let known = relations.presentationController as? Kind { return known }
    let made = make(self)
    relations.presentationController = made
    return made
  }
}
