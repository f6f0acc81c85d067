public import Foundation

extension UIButton {
  /// The content and appearance of a button, as a value.
  ///
  /// Colours that are `nil` follow from the style: the tint for plain, gray and tinted buttons, white on the tint for
  /// filled ones.
  public struct Configuration {
    var style: ButtonStyle
    public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
    public var attributedTitle: NSAttributedString?
    public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
    public var attributedSubtitle: NSAttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// The configuration for options that a symbol image leaves unspecified.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The space between the image and the titles, in points.
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { if !hasCustomInsets { insets = buttonSize.insets } } }
    private var insets = Size.medium.insets
    private var hasCustomInsets = false

    init(_ style: ButtonStyle) {
      self.style = style
    }

    /// The insets of the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasCustomInsets = true
      }
    }

    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasCustomInsets = false
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns the configuration unchanged: the button determines the colours of its states.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}

extension UIButton.Configuration {
  /// The way to determine the corner radius of the background.
  public enum CornerStyle: Int, CaseIterable, Sendable {
    /// The background's own radius.
    case fixed = -1
    /// The background's own radius. It does not change with the content size category.
    case dynamic = 0
    case small = 1
    case medium = 2
    case large = 3
    /// Half of the height.
    case capsule = 4
  }

  /// The size of a button.
  public enum Size: Int, CaseIterable, Sendable {
    case medium = 0
    case small = 1
    case mini = 2
    case large = 3
  }

  /// The alignment of title and subtitle relative to each other.
  public enum TitleAlignment: Int, CaseIterable, Sendable {
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// Returns the corner radius of the background in a button of a size, in points.
  func cornerRadius(in size: CGSize) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .fixed, .dynamic: background.cornerRadius
      case .small: 5
      case .medium: 8
      case .large: 12
      case .capsule: size.height / 2
      }
    return min(radius, size.width / 2, size.height / 2)
  }

  /// Returns the alignment of title and subtitle. If it is automatic, they are aligned towards an image beside them,
  /// and otherwise centred.
  func titleAlignment(hasImage: Bool, isMirrored: Bool) -> NSTextAlignment {
    let (start, end): (NSTextAlignment, NSTextAlignment) = isMirrored ? (.right, .left) : (.left, .right)
    return switch titleAlignment {
    case .leading: start
    case .center: .center
    case .trailing: end
    case .automatic:
      !hasImage ? .center : imagePlacement == .leading ? start : imagePlacement == .trailing ? end : .center
    }
  }
}

extension UIButton.Configuration.Size {
  /// The insets of the content, in points, as measured on an iPhone.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .small, .mini: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    }
  }

  var titleStyle: UIFont.TextStyle {
    self == .large || self == .medium ? .body : .subheadline
  }
}

/// The background of a configured view.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The background colour; `nil` for the standard colour.
  public var backgroundColor: UIColor?
  /// The corner radius, in points.
  public var cornerRadius: CGFloat = 5.95
  public var strokeColor: UIColor?
  /// The width of the border, in points.
  public var strokeWidth: CGFloat = 0

  public init() {}

  public static func clear() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = .clear
    background.cornerRadius = 0
    return background
  }
}

/// A function that a configuration applies to the attributes of a text before displaying it.
public struct UIConfigurationTextAttributesTransformer {
  public typealias Attributes = [NSAttributedString.Key: Any]

  private let change: (Attributes) -> Attributes

  /// - Parameter transform: Returns the displayed attributes for the original ones. These are the attributes of an
  ///   `NSAttributedString`, not an `AttributeContainer` as in UIKit.
  public init(_ transform: @escaping (Attributes) -> Attributes) {
    change = transform
  }

  public func callAsFunction(_ incoming: Attributes) -> Attributes { change(incoming) }
}

/// A set of sides of a rectangle. Leading and trailing follow the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
  public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
  public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
  public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
