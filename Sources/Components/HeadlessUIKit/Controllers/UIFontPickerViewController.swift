import FirstFrameLayoutTree
public import Foundation

/// A controller with the list of fonts. The list is not shown.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  open private(set) var configuration: Configuration
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  open var selectedFontDescriptor: UIFontDescriptor?

  public init(configuration: Configuration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    configuration = Configuration()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    UsageWarnings.warnOfNoEffect("UIFontPickerViewController", "the list of fonts is not shown")
  }
}

extension UIFontPickerViewController {
  /// Which fonts a list contains.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var includeFaces = false
    open var displayUsingSystemFont = false
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    open var filteredLanguagesPredicate: NSPredicate?

    public override init() {
      super.init()
    }

    /// Returns a predicate for arrays of languages that contain all of certain languages.
    open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
      NSPredicate { languages, _ in
        (languages as? [String]).map { Set(filteredLanguages).isSubset(of: $0) } ?? false
      }
    }
  }
}

/// Receives the choice of a font.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: DelegateObject {
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
}
