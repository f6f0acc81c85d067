public import Foundation
public import HeadlessUIKit

// The delegates and data sources of UIKit are objects of Objective-C, so code asks them which methods they have. Here they
// can also be of classes without `NSObject`, which have no selectors; those of `NSObject` use its own method.

private func isImplemented(_ selector: Selector?, by object: AnyObject) -> Bool {
  (object as? NSObject).map { $0.responds(to: selector) } ?? false
}

extension UIAdaptivePresentationControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIBarPositioningDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UICalendarSelectionSingleDateDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UICalendarViewDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UICollectionViewDataSource {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UICollectionViewDataSourcePrefetching {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIContextMenuInteractionDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIGestureRecognizerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIImagePickerControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UINavigationControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIPageViewControllerDataSource {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIPageViewControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIPickerViewDataSource {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIPickerViewDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIScrollViewDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UISearchBarDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UISearchControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UISearchResultsUpdating {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UISplitViewControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UITabBarControllerDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UITabBarDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UITableViewDataSource {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UITableViewDataSourcePrefetching {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UITextFieldDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
extension UIViewControllerTransitioningDelegate {
  @_disfavoredOverload public func responds(to aSelector: Selector!) -> Bool { isImplemented(aSelector, by: self) }
}
