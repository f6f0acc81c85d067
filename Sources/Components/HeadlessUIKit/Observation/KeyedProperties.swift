import Foundation

/// The properties that code reads and sets by their names.
///
/// They are those that ports and packages list in ``InterfaceConnection`` values, and the ones of UIKit's classes below,
/// which have their names in Objective-C here. Private properties of UIKit are not among them.
@MainActor
enum KeyedProperties {
  /// Sets a property. Returns whether the object has it, of the type of the value.
  static func set(_ key: String, of object: NSObject, to value: Any?) -> Bool {
    if connections(named: key, of: object).contains(where: { $0.set(object, value) }) { return true }
    guard let layer = object as? CALayer else {
      guard let animation = object as? CAAnimation else { return false }
      animation.seldom[storeName(key)] = value
      return true
    }
    // Layers and animations store values of any name.
    if value == nil || !layer.setAnimatedValue(value ?? 0, forKeyPath: key) { layer.seldom[storeName(key)] = value }
    return true
  }

  /// The value of a property; `nil` if the object does not have it. The inner value is `nil` if the property is.
  static func value(_ key: String, of object: NSObject) -> Any?? {
    for connection in connections(named: key, of: object) {
      if let found = connection.get(object) { return .some(found) }
    }
    let stored: Any? = (object as? CALayer)?.seldom[storeName(key)] ?? (object as? CAAnimation)?.seldom[storeName(key)]
    return stored.map { .some($0) }
  }

  static func storeName(_ key: String) -> String { "key \(key)" }

  private static func connections(named key: String, of object: NSObject) -> [InterfaceConnection] {
    let names = [key, key.withoutIs]
    let own = InterfaceClasses(preferred: []).connections(of: object).filter { !$0.isAction && names.contains($0.name) }
    return own + names.flatMap { standard[$0] ?? [] }
  }

  private static let standard: [String: [InterfaceConnection]] = Dictionary(
    grouping: views + texts + controls + lists + containers + layers, by: \.name)

  private static func property<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) -> InterfaceConnection { .property(name, path) }

  private static let views = [
    property("alpha", \UIView.alpha), property("hidden", \UIView.isHidden), property("opaque", \UIView.isOpaque),
    property("clipsToBounds", \UIView.clipsToBounds), property("backgroundColor", \UIView.backgroundColor),
    property("tintColor", \UIView.tintColor), property("tag", \UIView.tag), property("frame", \UIView.frame),
    property("bounds", \UIView.bounds), property("center", \UIView.center), property("transform", \UIView.transform),
    property("contentMode", \UIView.contentMode), property("layoutMargins", \UIView.layoutMargins),
    property("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    property("translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints),
    property("accessibilityIdentifier", \UIView.accessibilityIdentifier),
    property("accessibilityLabel", \UIView.accessibilityLabel),
    property("accessibilityValue", \UIView.accessibilityValue),
    property("accessibilityHint", \UIView.accessibilityHint),
    property("isAccessibilityElement", \UIView.isAccessibilityElement),
    property("constant", \NSLayoutConstraint.constant), property("active", \NSLayoutConstraint.isActive),
    property("identifier", \NSLayoutConstraint.identifier),
  ]

  private static let texts = [
    property("text", \UILabel.text), property("text", \UITextField.text), property("text", \UITextView.text),
    property("text", \UISearchBar.text), property("attributedText", \UILabel.attributedText),
    property("attributedText", \UITextField.attributedText), property("attributedText", \UITextView.attributedText),
    property("textColor", \UILabel.textColor), property("textColor", \UITextField.textColor),
    property("textColor", \UITextView.textColor), property("font", \UILabel.font), property("font", \UITextField.font),
    property("font", \UITextView.font), property("textAlignment", \UILabel.textAlignment),
    property("textAlignment", \UITextField.textAlignment), property("textAlignment", \UITextView.textAlignment),
    property("numberOfLines", \UILabel.numberOfLines), property("placeholder", \UITextField.placeholder),
    property("placeholder", \UISearchBar.placeholder),
    property("attributedPlaceholder", \UITextField.attributedPlaceholder),
  ]

  private static let controls = [
    property("enabled", \UIControl.isEnabled), property("selected", \UIControl.isSelected),
    property("highlighted", \UIControl.isHighlighted), property("image", \UIImageView.image),
    property("highlightedImage", \UIImageView.highlightedImage), property("on", \UISwitch.isOn),
    property("onTintColor", \UISwitch.onTintColor), property("value", \UISlider.value),
    property("value", \UIStepper.value), property("minimumValue", \UISlider.minimumValue),
    property("maximumValue", \UISlider.maximumValue), property("progress", \UIProgressView.progress),
    property("numberOfPages", \UIPageControl.numberOfPages), property("currentPage", \UIPageControl.currentPage),
    property("date", \UIDatePicker.date), property("title", \UIBarItem.title), property("image", \UIBarItem.image),
    property("enabled", \UIBarItem.isEnabled), property("enabled", \UIGestureRecognizer.isEnabled),
    property("state", \UIGestureRecognizer.state), property("enabled", \UIAlertAction.isEnabled),
    property("message", \UIAlertController.message),
  ]

  private static let lists = [
    property("contentOffset", \UIScrollView.contentOffset), property("contentSize", \UIScrollView.contentSize),
    property("contentInset", \UIScrollView.contentInset), property("scrollEnabled", \UIScrollView.isScrollEnabled),
    property("rowHeight", \UITableView.rowHeight), property("editing", \UITableView.isEditing),
    property("selected", \UITableViewCell.isSelected), property("highlighted", \UITableViewCell.isHighlighted),
    property("selected", \UICollectionViewCell.isSelected),
    property("highlighted", \UICollectionViewCell.isHighlighted),
    property("axis", \UIStackView.axis), property("spacing", \UIStackView.spacing),
    property("alignment", \UIStackView.alignment), property("distribution", \UIStackView.distribution),
  ]

  private static let containers = [
    property("title", \UIViewController.title), property("view", \UIViewController.view),
    property("preferredContentSize", \UIViewController.preferredContentSize),
    property("viewControllers", \UINavigationController.viewControllers),
    property("viewControllers", \UITabBarController.viewControllers),
    property("selectedIndex", \UITabBarController.selectedIndex), property("title", \UINavigationItem.title),
    property("prompt", \UINavigationItem.prompt), property("titleView", \UINavigationItem.titleView),
  ]

  private static let layers = [
    property("cornerRadius", \CALayer.cornerRadius), property("borderWidth", \CALayer.borderWidth),
    property("borderColor", \CALayer.borderColor), property("backgroundColor", \CALayer.backgroundColor),
    property("masksToBounds", \CALayer.masksToBounds), property("opacity", \CALayer.opacity),
    property("hidden", \CALayer.isHidden), property("shadowOpacity", \CALayer.shadowOpacity),
    property("shadowRadius", \CALayer.shadowRadius), property("shadowOffset", \CALayer.shadowOffset),
    property("shadowColor", \CALayer.shadowColor), property("zPosition", \CALayer.zPosition),
    property("name", \CALayer.name), property("frame", \CALayer.frame), property("bounds", \CALayer.bounds),
    property("position", \CALayer.position), property("anchorPoint", \CALayer.anchorPoint),
    property("transform", \CALayer.transform), property("duration", \CAAnimation.duration),
    property("beginTime", \CAAnimation.beginTime), property("repeatCount", \CAAnimation.repeatCount),
    property("keyPath", \CAPropertyAnimation.keyPath), property("fromValue", \CABasicAnimation.fromValue),
    property("toValue", \CABasicAnimation.toValue), property("path", \CAShapeLayer.path),
    property("lineWidth", \CAShapeLayer.lineWidth), property("fillColor", \CAShapeLayer.fillColor),
    property("strokeColor", \CAShapeLayer.strokeColor), property("strokeEnd", \CAShapeLayer.strokeEnd),
    property("strokeStart", \CAShapeLayer.strokeStart), property("colors", \CAGradientLayer.colors),
  ]
}

extension String {
  /// The name in Objective-C of a property whose name in Swift begins with `is`.
  fileprivate var withoutIs: String {
    guard hasPrefix("is"), dropFirst(2).first?.isUppercase == true else { return self }
    let rest = dropFirst(2)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
