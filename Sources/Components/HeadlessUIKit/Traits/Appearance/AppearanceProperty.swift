import Foundation

/// A property that an appearance proxy can preset.
@preconcurrency @MainActor
public struct AppearanceProperty {
  /// Copies the value of a proxy to a view, if it was set on the proxy and not on the view. `standard` is a new view of
  /// the proxy's class, with the default values.
  let copy: (_ proxy: UIView, _ standard: UIView, _ view: UIView) -> Void

  /// Creates a property of a view class outside of this module. Values that are neither equatable nor objects cannot be
  /// preset.
  public init<View: UIView, Value>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path, isEqual: Self.isSame)
  }

  private static func isSame(_ first: Any, _ second: Any) -> Bool {
    switch (unwrapped(first), unwrapped(second)) {
    case (nil, nil): true
    case (let first?, let second?):
      (first as? any Equatable).map { $0.isSame(as: second) } ?? ((first as AnyObject) === (second as AnyObject))
    default: false
    }
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, isEqual: @escaping (Value, Value) -> Bool
  ) {
    copy = { proxy, standard, view in
      guard let proxy = proxy as? View, let standard = standard as? View, let view = view as? View else { return }
      let value = proxy[keyPath: path]
      let original = standard[keyPath: path]
      guard !isEqual(value, original), isEqual(view[keyPath: path], original) else { return }
      view[keyPath: path] = value
    }
  }

  private static func value<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceProperty { AppearanceProperty(path) { $0 == $1 } }

  private static func attributes<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    AppearanceProperty(path) { first, second in
      NSDictionary(dictionary: first ?? [:]).isEqual(NSDictionary(dictionary: second ?? [:]))
    }
  }

  private static func object<View: UIView, Value: AnyObject>(
    _ path: ReferenceWritableKeyPath<View, Value?>
  ) -> AppearanceProperty { AppearanceProperty(path) { $0 === $1 } }

  /// The properties of this module that UIKit marks as `UI_APPEARANCE_SELECTOR`.
  static let all: [AppearanceProperty] = [
    value(\UIView.backgroundColor), value(\UIView.tintColor), value(\UIView.alpha),
    value(\UIView.overrideUserInterfaceStyle), value(\UIView.semanticContentAttribute),
    value(\UILabel.font), value(\UILabel.textColor), value(\UILabel.numberOfLines), value(\UILabel.textAlignment),
    value(\UITextField.font), value(\UITextField.textColor), value(\UITextField.textAlignment),
    value(\UITextView.font), value(\UITextView.textColor),
    value(\UISwitch.onTintColor), value(\UISwitch.thumbTintColor),
    value(\UISlider.minimumTrackTintColor), value(\UISlider.maximumTrackTintColor),
    value(\UIProgressView.progressTintColor), value(\UIProgressView.trackTintColor),
    value(\UIPageControl.pageIndicatorTintColor), value(\UIPageControl.currentPageIndicatorTintColor),
    value(\UIActivityIndicatorView.color), value(\UISegmentedControl.selectedSegmentTintColor),
    value(\UITableView.separatorColor), value(\UITableView.rowHeight),
    value(\UIScrollView.showsVerticalScrollIndicator), value(\UIScrollView.showsHorizontalScrollIndicator),
    value(\UINavigationBar.barTintColor), value(\UINavigationBar.isTranslucent),
    value(\UINavigationBar.prefersLargeTitles),
    attributes(\UINavigationBar.titleTextAttributes), attributes(\UINavigationBar.largeTitleTextAttributes),
    object(\UINavigationBar.scrollEdgeAppearance), object(\UINavigationBar.compactAppearance),
    AppearanceProperty(\UINavigationBar.standardAppearance) { $0 === $1 },
    value(\UITabBar.barTintColor), value(\UITabBar.unselectedItemTintColor), value(\UITabBar.isTranslucent),
    value(\UISearchBar.barTintColor), value(\UISearchBar.searchBarStyle),
    buttonTitles,
  ]

  /// The title colors of a button, which have a value for each state.
  private static let buttonTitles = AppearanceProperty { proxy, standard, view in
    guard let proxy = proxy as? UIButton, let standard = standard as? UIButton, let view = view as? UIButton else {
      return
    }
    for state in [UIControl.State.normal, .highlighted, .disabled, .selected] {
      guard let color = proxy.titleColor(for: state), color != standard.titleColor(for: state),
        view.titleColor(for: state) == standard.titleColor(for: state)
      else { continue }
      view.setTitleColor(color, for: state)
    }
  }

  private init(copy: @escaping (UIView, UIView, UIView) -> Void) {
    self.copy = copy
  }
}
