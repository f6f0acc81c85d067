import FirstFrameLayoutTree
public import Foundation

/// A nib file. Nib files require Xcode and cannot be read here: instantiating one records a warning and creates no
/// objects.
@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  public init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    super.init()
  }

  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    UsageWarnings.warn("The nib file `\(name)` cannot be read: nothing was created. Build the view in code.")
    return []
  }

  /// An option for reading a nib file.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

/// A storyboard. Storyboards cannot be read here: instantiating a controller records a warning and returns a controller
/// without content, or `nil` for the initial controller.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let name: String

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    warn()
    return nil
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    warn()
    return UIViewController(nibName: nil, bundle: nil)
  }

  private func warn() {
    UsageWarnings.warn("The storyboard `\(name)` cannot be read. Create its controllers in code.")
  }
}

extension Bundle {
  /// Records a warning and creates no objects, because nib files cannot be read.
  @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Records a warning and registers plain cells instead, because nib files cannot be read.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
    register(nib == nil ? nil : UITableViewCell.self, forCellReuseIdentifier: identifier)
  }

  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
    register(nib == nil ? nil : UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: identifier)
  }
}

extension UICollectionView {
  /// Records a warning and registers plain cells instead, because nib files cannot be read.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _ = nib?.instantiate(withOwner: nil)
    register(nib == nil ? nil : UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
  }

  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    _ = nib?.instantiate(withOwner: nil)
    register(
      nib == nil ? nil : UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: identifier)
  }
}
