import ObjectiveC
import UIKit

/// A plan of tables, each of which is an accessibility element without a view.
final class SeatMapView: UIView {
  struct Table {
    let number: Int
    let frame: CGRect
  }

  var tables: [Table] = [] {
    didSet {
      accessibilityElements = tables.map { table in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "Table \(table.number)"
        element.accessibilityFrameInContainerSpace = table.frame
        element.accessibilityTraits = .button
        return element
      }
      setNeedsDisplay()
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setFillColor(UIColor.brown.cgColor)
    for table in tables { context.fillEllipse(in: table.frame) }
  }
}

private var reservationKey: UInt8 = 0

extension UIView {
  /// The name of the guest who reserved the table.
  var reservation: String? {
    get { objc_getAssociatedObject(self, &reservationKey) as? String }
    set { objc_setAssociatedObject(self, &reservationKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

/// An object for assistive technologies that is not a view.
final class Waiter: NSObject {
  override var accessibilityLabel: String? {
    get { "Waiter" }
    set { super.accessibilityLabel = newValue }
  }
}
