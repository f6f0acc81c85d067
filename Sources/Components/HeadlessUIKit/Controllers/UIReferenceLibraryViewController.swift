import FirstFrameLayoutTree
public import Foundation

/// A controller with the definition of a word. There are no dictionaries.
@preconcurrency @MainActor
open class UIReferenceLibraryViewController: UIViewController {
  public init(term: String) {
    super.init(nibName: nil, bundle: nil)
    UsageWarnings.warnOfNoEffect("UIReferenceLibraryViewController", "there are no dictionaries")
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
