public import Foundation

/// The pasteboard of this process.
@preconcurrency @MainActor
open class UIPasteboard: NSObject {
  public static let general = UIPasteboard()

  open var strings: [String]? { didSet { changeCount += 1 } }
  open var images: [UIImage]? { didSet { changeCount += 1 } }
  open var urls: [URL]? { didSet { changeCount += 1 } }
  open var colors: [UIColor]? { didSet { changeCount += 1 } }
  /// Items with values by the names of types.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  open private(set) var changeCount = 0

  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }

  open var image: UIImage? {
    get { images?.first }
    set { images = newValue.map { [$0] } }
  }

  open var url: URL? {
    get { urls?.first }
    set { urls = newValue.map { [$0] } }
  }

  open var hasStrings: Bool { strings?.isEmpty == false }
  open var hasImages: Bool { images?.isEmpty == false }
  open var hasURLs: Bool { urls?.isEmpty == false }

  // MARK: Items

  open var name: Name { self === UIPasteboard.general ? .general : Name("FirstFrame") }

  open var isPersistent: Bool { false }

  open var numberOfItems: Int {
    max(strings?.count ?? 0, images?.count ?? 0, urls?.count ?? 0, colors?.count ?? 0, items.count)
  }

  open var color: UIColor? {
    get { colors?.first }
    set { colors = newValue.map { [$0] } }
  }

  open var hasColors: Bool { colors?.isEmpty == false }

  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    self.items = items
  }

  open func addItems(_ items: [[String: Any]]) {
    self.items += items
  }

  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }

  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }

  open func data(forPasteboardType pasteboardType: String) -> Data? { items.first?[pasteboardType] as? Data }

  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }

  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: data]]
  }

  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  // MARK: Item providers

  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? { chosen(itemSet).map { $0.keys.sorted() } }

  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    chosen(itemSet).allSatisfy { !Set($0.keys).isDisjoint(with: pasteboardTypes) }
  }

  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    chosen(itemSet).compactMap { $0[pasteboardType] }
  }

  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    chosen(itemSet).compactMap { $0[pasteboardType] as? Data }
  }

  /// Providers of the texts and addresses.
  open var itemProviders: [NSItemProvider] {
    get {
      (strings ?? []).map { NSItemProvider(object: NSString(string: $0)) }
        + (urls ?? []).compactMap { NSURL(string: $0.absoluteString).map { NSItemProvider(object: $0) } }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the texts and addresses by those of providers. Other items are left out.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    strings = loaded(NSString.self, of: itemProviders)?.map(\.description)
    urls = loaded(NSURL.self, of: itemProviders)?.compactMap { URL(string: $0.description) }
  }

  /// Replaces the texts and addresses by objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setItemProviders(objects.map { NSItemProvider(object: $0) }, localOnly: false, expirationDate: nil)
  }

  open func setObjects(_ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?) {
    setObjects(objects)
  }
}
