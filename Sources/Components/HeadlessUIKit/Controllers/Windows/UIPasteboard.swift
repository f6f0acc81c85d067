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
}
