import FirstFrameInterfaceDocuments
import Foundation

extension InterfaceBuilder {
  // MARK: Actions

  func addAction(_ action: InterfaceElement, to sender: AnyObject) {
    guard let name = action["selector"] else { return }
    let target = object(action["destination"])
    if let target { _ = classes.connections(of: target) }
    let selector = Selector(name)
    if let target, !selector.isImplemented(by: target) {
      warn(
        action,
        "`\(type(of: target))` has no method `\(name)` that the document can call; declare it with `@IBAction` in a "
          + "port, or in `interfaceConnections`")
    }
    switch sender {
    case let control as UIControl:
      let event = action["eventType"].flatMap { Self.events[$0] } ?? .primaryActionTriggered
      control.addTarget(target, action: selector, for: event)
    case let gesture as UIGestureRecognizer:
      if let target { gesture.addTarget(target, action: selector) }
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    default: warn(action, "`\(type(of: sender))` sends no actions")
    }
  }

  private static let events: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allEditingEvents": .allEditingEvents,
    "allTouchEvents": .allTouchEvents,
  ]

  // MARK: Outlets of UIKit's classes

  /// Sets an outlet that a class of UIKit has. Returns whether it has one of the name.
  func setStandardOutlet(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    switch (object, name) {
    case (let controller as UIViewController, "view"): controller.view = value as? UIView
    case (let controller as UITableViewController, "tableView"): controller.tableView = value as? UITableView
    case (let controller as UICollectionViewController, "collectionView"):
      controller.collectionView = value as? UICollectionView
    case (let table as UITableView, "dataSource"): table.dataSource = value as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = value as? any UITableViewDelegate
    case (let table as UITableView, "tableHeaderView"): table.tableHeaderView = value as? UIView
    case (let table as UITableView, "tableFooterView"): table.tableFooterView = value as? UIView
    case (let table as UITableView, "backgroundView"): table.backgroundView = value as? UIView
    case (let list as UICollectionView, "dataSource"): list.dataSource = value as? any UICollectionViewDataSource
    case (let list as UICollectionView, "delegate"): list.delegate = value as? any UICollectionViewDelegate
    case (let list as UICollectionView, "prefetchDataSource"):
      list.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    case (let list as UICollectionView, "backgroundView"): list.backgroundView = value as? UIView
    case (let view as UITextView, "delegate"): view.delegate = value as? any UITextViewDelegate
    case (let view as UIScrollView, "delegate"): view.scrollDelegate = value as? any UIScrollViewDelegate
    case (let view as UIScrollView, "refreshControl"): view.refreshControl = value as? UIRefreshControl
    case (let field as UITextField, "delegate"): field.delegate = value as? any UITextFieldDelegate
    case (let field as UITextField, "leftView"): field.leftView = value as? UIView
    case (let field as UITextField, "rightView"): field.rightView = value as? UIView
    case (let bar as UISearchBar, "delegate"): bar.delegate = value as? any UISearchBarDelegate
    case (let picker as UIPickerView, "dataSource"): picker.dataSource = value as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"): picker.delegate = value as? any UIPickerViewDelegate
    case (let gesture as UIGestureRecognizer, "delegate"): gesture.delegate = value as? any UIGestureRecognizerDelegate
    case (let cell as UITableViewCell, "accessoryView"): cell.accessoryView = value as? UIView
    case (let cell as UITableViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UITableViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "backgroundView"): cell.backgroundView = value as? UIView
    case (let cell as UICollectionViewCell, "selectedBackgroundView"): cell.selectedBackgroundView = value as? UIView
    case (let item as UINavigationItem, "titleView"): item.titleView = value as? UIView
    case (let item as UINavigationItem, "leftBarButtonItem"): item.leftBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "rightBarButtonItem"): item.rightBarButtonItem = value as? UIBarButtonItem
    case (let item as UINavigationItem, "backBarButtonItem"): item.backBarButtonItem = value as? UIBarButtonItem
    case (let item as UIBarButtonItem, "customView"): item.customView = value as? UIView
    case (let view as UIView, "mask"), (let view as UIView, "maskView"): view.mask = value as? UIView
    case (let controller as UIPageViewController, "dataSource"):
      controller.dataSource = value as? any UIPageViewControllerDataSource
    case (let controller as UIPageViewController, "delegate"):
      controller.delegate = value as? any UIPageViewControllerDelegate
    default: return Self.ineffectiveOutlets.contains(name)
    }
    return true
  }

  /// Outlets that UIKit's classes have, and that have no effect here.
  private static let ineffectiveOutlets: Set = ["nextResponder", "touchBar", "window", "searchDisplayController"]

  /// Sets an outlet collection that a class of UIKit has. Returns whether it has one of the name.
  func setStandardCollection(_ name: String, of object: AnyObject, to members: [AnyObject]) -> Bool {
    switch (object, name) {
    case (let view as UIView, "gestureRecognizers"):
      for case let gesture as UIGestureRecognizer in members { view.addGestureRecognizer(gesture) }
    case (let item as UINavigationItem, "leftBarButtonItems"):
      item.leftBarButtonItems = members.compactMap { $0 as? UIBarButtonItem }
    case (let item as UINavigationItem, "rightBarButtonItems"):
      item.rightBarButtonItems = members.compactMap { $0 as? UIBarButtonItem }
    default: return false
    }
    return true
  }

  // MARK: Runtime attributes

  func setRuntimeAttributes(of object: AnyObject, _ element: InterfaceElement) {
    for attribute in element.list("userDefinedRuntimeAttributes") {
      guard let path = attribute["keyPath"] else { continue }
      let value = runtimeValue(of: attribute)
      if !set(path: path, of: object, to: value) {
        warn(
          attribute,
          "`\(type(of: object))` has no property `\(path)` that a runtime attribute can set; declare it with "
            + "`@IBInspectable` in a port, or in `interfaceConnections`")
      }
    }
  }

  /// Sets a value by a key path such as `layer.cornerRadius`. Returns whether the property exists.
  private func set(path: String, of object: AnyObject, to value: Any?) -> Bool {
    if set(path, of: object, to: value) || setStandardProperty(path, of: object, to: value) { return true }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2, let next = part(parts[0], of: object) else { return false }
    return set(path: parts[1], of: next, to: value)
  }

  private func part(_ name: String, of object: AnyObject) -> AnyObject? {
    switch (object, name) {
    case (let view as UIView, "layer"): return view.layer
    case (let cell as UITableViewCell, "contentView"): return cell.contentView
    case (let cell as UICollectionViewCell, "contentView"): return cell.contentView
    case (let button as UIButton, "titleLabel"): return button.titleLabel
    case (let button as UIButton, "imageView"): return button.imageView
    case (let controller as UIViewController, "view"): return controller.view
    default: return (object as? NSObject).flatMap { Self.child(name, of: $0) }
    }
  }

  /// Returns an object that is the value of a stored property.
  private static func child(_ name: String, of object: NSObject) -> AnyObject? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) {
        return Mirror(reflecting: child.value).displayStyle == .optional
          ? Mirror(reflecting: child.value).children.first.map { $0.value as AnyObject } : child.value as AnyObject
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Sets a property of UIKit's classes that documents commonly set by its name.
  private func setStandardProperty(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    func number() -> CGFloat? { InterfaceValue.converted(value, to: CGFloat.self) }
    func flag() -> Bool? { InterfaceValue.converted(value, to: Bool.self) }
    func color() -> UIColor? { value as? UIColor }
    if let layer = object as? CALayer {
      switch name {
      case "cornerRadius": number().map { layer.cornerRadius = $0 }
      case "borderWidth": number().map { layer.borderWidth = $0 }
      case "masksToBounds": flag().map { layer.masksToBounds = $0 }
      case "opacity": number().map { layer.opacity = Float($0) }
      case "shadowOpacity": number().map { layer.shadowOpacity = Float($0) }
      case "shadowRadius": number().map { layer.shadowRadius = $0 }
      case "shadowOffset": InterfaceValue.converted(value, to: CGSize.self).map { layer.shadowOffset = $0 }
      case "zPosition": number().map { layer.zPosition = $0 }
      // Key-value coding cannot convert a color to a CGColor: UIKit ignores these attributes.
      case "borderColor", "shadowColor", "backgroundColor": break
      default: return false
      }
      return true
    }
    guard let view = object as? UIView else { return false }
    switch name {
    case "alpha": number().map { view.alpha = $0 }
    case "hidden": flag().map { view.isHidden = $0 }
    case "clipsToBounds": flag().map { view.clipsToBounds = $0 }
    case "backgroundColor": view.backgroundColor = color()
    case "tintColor": view.tintColor = color()
    case "tag": InterfaceValue.converted(value, to: Int.self).map { view.tag = $0 }
    case "accessibilityIdentifier": view.accessibilityIdentifier = value as? String
    case "accessibilityLabel": view.accessibilityLabel = value as? String
    case "isAccessibilityElement": flag().map { view.isAccessibilityElement = $0 }
    case "text": return setText(value as? String, of: view)
    default: return false
    }
    return true
  }

  private func setText(_ text: String?, of view: UIView) -> Bool {
    switch view {
    case let label as UILabel: label.text = text
    case let field as UITextField: field.text = text
    case let view as UITextView: view.text = text ?? ""
    default: return false
    }
    return true
  }
}
