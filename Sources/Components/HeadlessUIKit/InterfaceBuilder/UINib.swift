import FirstFrameInterfaceDocuments
import FirstFrameLayoutTree
public import Foundation

/// A `.xib` file. Each instantiation creates the objects of the document anew.
///
/// A file that cannot be read is reported when objects are created, and then there are none.
@preconcurrency @MainActor
open class UINib: NSObject {
  private let name: String
  private let bundle: Bundle?
  /// The content of the file; `nil` for a file of the bundle.
  private let data: Data?
  /// The document and the bundle with its images, colors and strings, read when objects are first created.
  private lazy var content = read()

  /// Creates a nib of the file `name.xib` of a bundle: the one for the current language, or the one of the base language.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its type.
  ///   - bundleOrNil: The bundle; `nil` for the main one, which in a test process stands for those of all targets.
  public nonisolated init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    data = nil
    super.init()
  }

  /// Creates a nib of the content of a `.xib` file.
  public nonisolated init(data: Data, bundle bundleOrNil: Bundle?) {
    name = ""
    bundle = bundleOrNil
    self.data = data
    super.init()
  }

  private func read() -> (document: InterfaceDocument, bundle: Bundle?)? {
    if let data {
      return InterfaceFiles.document(data, path: "UINib(data:bundle:)").map { ($0, bundle) }
    }
    guard let file = InterfaceFiles.file(named: name, type: "xib", in: bundle) else {
      InterfaceFiles.reportMissing("nib", named: name, in: bundle)
      return nil
    }
    return InterfaceFiles.document(at: file.path).map { ($0, file.bundle) }
  }

  /// Creates the objects of the document, connects them, and calls `awakeFromNib()` of each.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object that the document calls File's Owner.
  ///   - optionsOrNil: The objects of other placeholders, by their identifiers, for the key `externalObjects`.
  /// - Returns: The objects at the top of the document, without placeholders.
  @discardableResult
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    guard let content else { return [] }
    return Self.instantiate(content.document, in: content.bundle, owner: ownerOrNil, options: optionsOrNil)
  }

  static func instantiate(
    _ document: InterfaceDocument, in bundle: Bundle?, owner: Any?, options: [OptionsKey: Any]? = nil
  ) -> [AnyObject] {
    let builder = InterfaceBuilder(document, bundle: bundle)
    if let owner = owner.map({ $0 as AnyObject }) { builder.setPlaceholder("IBFilesOwner", owner) }
    for (identifier, object) in options?[.externalObjects] as? [String: Any] ?? [:] {
      builder.setPlaceholder(identifier, object as AnyObject)
    }
    return builder.instantiate(document.objects)
  }

  /// An option for reading a nib file.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// Returns a closure that creates the view of the document for a list, with its reuse identifier.
  func maker<View: UIView & RegisteredView>(_ type: View.Type, _ identifier: String) -> () -> View {
    {
      let view = self.makeReusable(type, identifier: identifier)
      view?.reuseIdentifier = identifier
      return view ?? View(registeredAs: identifier)
    }
  }

  private func makeReusable<View: UIView>(_ type: View.Type, identifier: String) -> View? {
    let objects = instantiate(withOwner: nil)
    guard let view = objects.lazy.compactMap({ $0 as? View }).first else {
      UsageErrors.report(
        UsageError(
          "invalid nib registered for identifier (\(identifier)) - nib must contain exactly one top level object which "
            + "must be a \(View.self) instance",
          advice: "Make the first object of \(name.isEmpty ? "the nib" : name + ".xib") a \(View.self)."))
      return nil
    }
    return view
  }
}

/// A view that lists create by its class, and that has a reuse identifier.
@preconcurrency @MainActor
protocol RegisteredView: AnyObject {
  var reuseIdentifier: String? { get set }

  init(registeredAs reuseIdentifier: String)
}

extension UITableViewCell: RegisteredView {}
extension UITableViewHeaderFooterView: RegisteredView {}
extension UICollectionReusableView: RegisteredView {}

extension Bundle {
  /// Creates the objects of a nib file of the bundle, as ``UINib/instantiate(withOwner:options:)`` does; `nil` if there
  /// is no such file.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard InterfaceFiles.file(named: name, type: "xib", in: self) != nil else {
      InterfaceFiles.reportMissing("nib", named: name, in: self)
      return nil
    }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}

extension UITableView {
  /// Registers a nib with a cell; `nil` removes the registration.
  func standardRegister(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(
      identifier,
      make: nib.map { $0.maker(UITableViewCell.self, identifier) })
  }

  /// Registers a nib with a header or footer; `nil` removes the registration.
  func standardRegister(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(
      identifier,
      make: nib.map { $0.maker(UITableViewHeaderFooterView.self, identifier) })
  }

  /// Registers a nib with a cell under the name of the cell's class. Cells dequeued with the token have that type.
  ///
  /// - Parameter nib: The nib; `nil` for the one with the class's name in the main bundle.
  @_disfavoredOverload
  public func registerNib<Cell: UITableViewCell>(_ nib: UINib? = nil, for cellClass: Cell.Type) -> ReuseToken<Cell> {
    let identifier = String(reflecting: cellClass)
    let nib = nib ?? UINib(nibName: String(describing: cellClass), bundle: nil)
    register(nib, forCellReuseIdentifier: identifier)
    return ReuseToken(identifier: identifier, list: self)
  }
}

extension UICollectionView {
  /// Registers a nib with a cell; `nil` removes the registration.
  func standardRegister(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellPool.register(
      identifier,
      make: nib.map { $0.maker(UICollectionViewCell.self, identifier) })
  }

  /// Registers a nib with a supplementary view of a kind; `nil` removes the registration.
  func standardRegister(_ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String)
  {
    supplementaryPools[kind, default: ReusePool()].register(
      identifier,
      make: nib.map { $0.maker(UICollectionReusableView.self, identifier) })
  }

  /// Registers a nib with a cell under the name of the cell's class. Cells dequeued with the token have that type.
  ///
  /// - Parameter nib: The nib; `nil` for the one with the class's name in the main bundle.
  @_disfavoredOverload
  public func registerNib<Cell: UICollectionViewCell>(
    _ nib: UINib? = nil, for cellClass: Cell.Type
  ) -> ReuseToken<Cell> {
    let identifier = String(reflecting: cellClass)
    let nib = nib ?? UINib(nibName: String(describing: cellClass), bundle: nil)
    register(nib, forCellWithReuseIdentifier: identifier)
    return ReuseToken(identifier: identifier, list: self)
  }
}
