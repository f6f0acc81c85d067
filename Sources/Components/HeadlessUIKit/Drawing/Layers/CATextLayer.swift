import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// A layer that draws a string, plain or attributed, from its top edge.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// A `String` or an `NSAttributedString`.
  open var string: Any?
  /// A font name, or a `UIFont` of any size; `nil` for the system font. ``fontSize`` determines the size.
  open var font: Any?
  /// The font size, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  open var alignmentMode = CATextLayerAlignmentMode.natural
  open var truncationMode = CATextLayerTruncationMode.none
  /// Whether text wraps to several lines.
  open var isWrapped = false
  /// Whether letters are placed at whole pixels. They are placed where they are.
  open var allowsFontSubpixelQuantization = false

  public required init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var undrawnProperties: [UndrawnProperty] {
    super.undrawnProperties + (text?.undrawnAttributes.map { $0.at("string") } ?? [])
  }

  override func describeContent(in node: inout LayoutNode) {
    super.describeContent(in: &node)
    guard let text else { return }
    node.text = TextContent(
      runs: text.runs(
        font: displayedFont, colors: TextColors(traits: .current, standard: UIColor(cgColor: foregroundColor ?? .black))
      ),
      alignment: alignment, lines: isWrapped ? 0 : 1, truncation: truncation)
  }

  private var text: NSAttributedString? {
    (string as? NSAttributedString) ?? (string as? String).map { NSAttributedString(string: $0) }
  }

  private var displayedFont: UIFont {
    if let font = font as? UIFont { return font.withSize(fontSize) }
    let name = (font as? any NamedFont)?.nameOfFont ?? font as? String
    return name.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
  }

  private var alignment: TextAlignment {
    switch alignmentMode {
    case .center: .center
    case .right: .trailing
    default: .leading
    }
  }

  private var truncation: TextTruncation {
    switch truncationMode {
    case .start: .head
    case .middle: .middle
    case .end: .tail
    default: .clip
    }
  }
}

/// The horizontal alignment of a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The position at which a line that is too long is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
  public static let end = CATextLayerTruncationMode(rawValue: "end")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// A font of Core Graphics, which has a name and no size.
@_spi(Porting) public protocol NamedFont {
  var nameOfFont: String? { get }
}
