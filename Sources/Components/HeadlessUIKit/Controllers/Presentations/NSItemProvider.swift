public import Foundation

/// An item that is passed to another process, such as a shared text. Items stay in this process.
open class NSItemProvider: NSObject, @unchecked Sendable {
  open var suggestedName: String?
  private var types: [String] = []
  private var items: [String: Any] = [:]
  private var object: Any?
  var presentationStyle = UIPreferredPresentationStyle.unspecified
  var presentationSize = CGSize.zero
  var team: Data?

  public override init() {
    super.init()
  }

  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }

  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    object = item
    guard let typeIdentifier else { return }
    types = [typeIdentifier]
    items[typeIdentifier] = item
  }

  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL else { return nil }
    self.init()
    object = fileURL
    types = ["public.file-url"]
    suggestedName = fileURL.lastPathComponent
  }

  open var registeredTypeIdentifiers: [String] { types }

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { types.contains(typeIdentifier) }

  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    self.object = object
    types += type(of: object).writableTypeIdentifiersForItemProvider
  }

  /// Whether the item is a value of a class.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    object.map { type(of: $0) == aClass || $0 is NSString && aClass == NSString.self } ?? false
  }

  /// Calls the handler with the item before it returns.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    completionHandler(canLoadObject(ofClass: aClass) ? object as? any NSItemProviderReading : nil, nil)
    return Progress(totalUnitCount: 0)
  }

  // MARK: Presentation

  open var preferredPresentationStyle: UIPreferredPresentationStyle {
    get { presentationStyle }
    set { presentationStyle = newValue }
  }

  /// The size at which the item is shown, in points.
  open var preferredPresentationSize: CGSize {
    get { presentationSize }
    set { presentationSize = newValue }
  }

  /// Data for apps of the same developer.
  open var teamData: Data? {
    get { team }
    set { team = newValue }
  }
}

/// Who may see an item.
public enum NSItemProviderRepresentationVisibility: Int, CaseIterable, Sendable {
  case all = 0
  case team = 1
  case group = 2
  case ownProcess = 3
}

/// A class whose objects can be items.
public protocol NSItemProviderWriting: NSObjectProtocol {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// A class whose objects can be made of items.
public protocol NSItemProviderReading: NSObjectProtocol {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
}
