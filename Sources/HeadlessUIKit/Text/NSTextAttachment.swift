import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// A picture within text, or room for one.
public final class NSTextAttachment: NSObject {
  public var image: UIImage?
  /// The size of the picture, and where its lower left corner lies above the baseline, in points; y up.
  ///
  /// Without a size, the picture has its own and stands on the baseline.
  public var bounds = CGRect.zero

  /// The character that stands for an attachment.
  public static let character = 0xFFFC

  public override init() {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// The bounds, or those of the picture.
  var placedBounds: CGRect {
    bounds.size == .zero ? CGRect(origin: bounds.origin, size: image?.size ?? .zero) : bounds
  }
}

extension NSAttributedString {
  /// A text that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The pictures that stand in a text, as boxes over the room that its lines leave for them.
struct TextPictures {
  let text: NSAttributedString
  let content: TextContent
  let traits: UITraitCollection
  /// Of stencils in text that has no colour of its own.
  let tint: UIColor

  /// - Parameter frame: Of the box that the text is set in.
  func nodes(in frame: CGRect) -> [LayoutNode] {
    let pictures = pictures
    guard pictures.contains(where: { $0 != nil }) else { return [] }
    let set = Typesetter.shared.typeset(content.paragraph, width: frame.width, height: frame.height)
    let spare = frame.height - set.size.height
    let top = content.verticalAlignment == .center ? spare / 2 : content.verticalAlignment == .bottom ? spare : 0
    return set.lines.flatMap(\.attachments).compactMap { place in
      guard pictures.indices.contains(place.textRun), let picture = pictures[place.textRun] else { return nil }
      var node = LayoutNode(frame: place.rect.offsetBy(dx: frame.minX, dy: frame.minY + top))
      picture.image.describe(in: &node, as: ImageAppearance(tint: picture.color ?? tint, traits: traits))
      return node
    }
  }

  /// What is wrong with the pictures.
  static func warnings(of text: NSAttributedString) -> [String] {
    var warnings: [String] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      if let warning = (value as? NSTextAttachment)?.image?.values.warning { warnings.append(warning) }
    }
    return warnings
  }

  /// Of every run; nil for those that are text.
  private var pictures: [(image: UIImage, color: UIColor?)?] {
    var pictures: [(UIImage, UIColor?)?] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
      let attributes = TextAttributes(attributes: values)
      pictures.append(attributes.attachment?.image.map { ($0, attributes.foregroundColor) })
    }
    return pictures
  }
}
