import UIKit

@objc public protocol MenuDelegate: AnyObject {
  func menu(_ menu: DishListViewController, didSelect name: String)
  @objc optional func menuDidClose(_ menu: DishListViewController)
  @objc optional func menu(_ menu: DishListViewController, titleForSection section: Int) -> String
  @objc optional var prefersLargeTitles: Bool { get }
}
