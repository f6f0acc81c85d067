public import Foundation

extension UIButton {
  /// The content and the looks of a button, as a value.
  ///
  /// Colours left nil are those of the look: the tint for plain, gray and tinted buttons, white on the tint for
  /// filled ones.
  public struct Configuration {
    var look: ButtonLook
    public var title: String? { didSet { if title != nil { attributedTitle = nil } } }
    public var attributedTitle: NSAttributedString?
    public var subtitle: String? { didSet { if subtitle != nil { attributedSubtitle = nil } } }
    public var attributedSubtitle: NSAttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var image: UIImage?
    /// What a symbol that says nothing of its size and weight is drawn with.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var titleAlignment = TitleAlignment.automatic
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    public var subtitleLineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// Where a picture lies, as seen from the title.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Between the picture and the titles, in points.
    public var imagePadding: CGFloat = 0
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var background = UIBackgroundConfiguration()
    public var cornerStyle = CornerStyle.dynamic
    public var buttonSize = Size.medium { didSet { if !hasOwnInsets { insets = buttonSize.insets } } }
    private var insets = Size.medium.insets
    private var hasOwnInsets = false

    init(_ look: ButtonLook) {
      self.look = look
    }

    /// What lies around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets }
      set {
        insets = newValue
        hasOwnInsets = true
      }
    }

    public mutating func setDefaultContentInsets() {
      insets = buttonSize.insets
      hasOwnInsets = false
    }

    public static func plain() -> Configuration { Configuration(.plain) }
    public static func gray() -> Configuration { Configuration(.gray) }
    public static func tinted() -> Configuration { Configuration(.tinted) }
    public static func filled() -> Configuration { Configuration(.filled) }
    public static func borderless() -> Configuration { Configuration(.plain) }
    public static func bordered() -> Configuration { Configuration(.gray) }
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The configuration for the state of a button; the button itself knows the colours of its states.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }
  }
}
