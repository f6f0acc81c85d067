/// The initializers of UIKit's classes that code calls for classes which are only known at run time.
///
/// The raw value has the argument labels.
enum UIKitInitializer: String, CaseIterable, Sendable {
  case plain = ""
  case frame
  case style
  case cell = "style:reuseIdentifier"
  case reusable = "reuseIdentifier"
  case nib = "nibName:bundle"
  case collectionViewLayout
  case rootViewController

  var labels: [String] { rawValue.split(separator: ":").map(String.init) }

  /// The case of `FirstFrameInitializer`, with names for its values.
  var pattern: String {
    switch self {
    case .plain: ".plain"
    case .cell: ".cell(let a, let b)"
    case .nib: ".nib(let a, let b)"
    default: ".\(self)(let a)"
    }
  }

  /// The arguments of a call with the values of ``pattern``.
  var arguments: String { zip(labels, ["a", "b"]).map { "\($0): \($1)" }.joined(separator: ", ") }

  /// The initializers of a class of UIKit or Foundation. Source: UIKit's headers.
  static func all(of type: String) -> Set<UIKitInitializer> {
    switch type {
    case "NSObject", "UIResponder": [.plain]
    case "UITableViewCell": [.plain, .frame, .cell]
    case "UITableViewHeaderFooterView": [.plain, .frame, .reusable]
    case "UICollectionView": [.plain]
    case "UIViewController": [.plain, .nib]
    case "UITableViewController": [.plain, .nib, .style]
    case "UICollectionViewController": [.plain, .nib, .collectionViewLayout]
    case "UINavigationController": [.plain, .nib, .rootViewController]
    case "UITabBarController", "UISplitViewController": [.plain, .nib]
    case "UIPageViewController": [.plain]
    case _ where views.contains(type): [.plain, .frame]
    default: []
    }
  }

  private static let views: Set<String> = [
    "UIView", "UIControl", "UILabel", "UIButton", "UIImageView", "UIScrollView", "UITableView", "UIStackView",
    "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UIPageControl",
    "UIProgressView", "UIActivityIndicatorView", "UIDatePicker", "UIPickerView", "UISearchBar", "UISearchTextField",
    "UIToolbar", "UINavigationBar", "UITabBar", "UIWindow", "UIInputView", "UICollectionReusableView",
    "UICollectionViewCell", "UICollectionViewListCell", "UIRefreshControl",
  ]
}
