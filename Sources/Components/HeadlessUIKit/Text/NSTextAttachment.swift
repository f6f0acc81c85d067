import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// An image in text, or reserved space for one.
open class NSTextAttachment: NSObject {
  private let typeWord = AttributeTypeWord()
  open var image: UIImage?
  /// The size of the image and the position of its lower left corner relative to the baseline, in points, y up.
  ///
  /// If the size is zero, the image has its natural size.
  open var bounds = CGRect.zero
  /// The data of the attachment. If it is a picture, the attachment shows it unless it has an ``image``.
  open var contents: Data? { didSet { contentsImage = contents.flatMap(UIImage.init(data:)) } }
  private var contentsImage: UIImage?
  open var fileType: String?
  /// The file whose content the attachment has.
  open var fileWrapper: FileWrapper? { didSet { contents = fileWrapper?.regularFileContents } }
  /// The space on both sides of the attachment, in points.
  open var lineLayoutPadding: CGFloat = 0
  /// Whether a view may show the attachment. Views do not.
  open var allowsTextAttachmentView = true
  open var usesTextAttachmentView: Bool { false }

  /// The placeholder character of an attachment.
  public static let character = 0xFFFC

  public override init() {
    super.init()
  }

  public init(data contentData: Data?, ofType uti: String?) {
    fileType = uti
    super.init()
    setContents(contentData)
  }

  private func setContents(_ data: Data?) { contents = data }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Returns the bounds, with the image's size if the size of the bounds is zero.
  ///
  /// - Parameter lineFrag: An unlimited line with the height of the text's font.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    guard bounds.size == .zero else { return bounds }
    let image = image ?? contentsImage
    let descent = image?.baselineOffsetFromBottom ?? 0
    return CGRect(origin: CGPoint(x: bounds.minX, y: bounds.minY - descent), size: image?.size ?? .zero)
  }

  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { image ?? contentsImage }

  /// Returns the bounds in a line of text with a height.
  func placedBounds(lineHeight: CGFloat) -> CGRect {
    attachmentBounds(
      for: nil, proposedLineFragment: CGRect(x: 0, y: 0, width: 1e7, height: lineHeight), glyphPosition: .zero,
      characterIndex: 0)
  }

  /// The image that is drawn.
  var drawnImage: UIImage? { image(forBounds: bounds, textContainer: nil, characterIndex: 0) }
}

extension NSAttributedString {
  /// Creates a string that consists of an attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}

/// The images attached to a text, as nodes over the space that the lines reserve for them.
struct AttachmentImages {
  let text: NSAttributedString
  let content: TextContent
  let traits: UITraitCollection
  /// The tint of template images in text without a color attribute.
  let tint: UIColor

  /// Returns a node for every image.
  ///
  /// - Parameter frame: The frame of the text.
  func nodes(in frame: CGRect) -> [LayoutNode] {
    let images = images
    guard images.contains(where: { $0 != nil }) else { return [] }
    let typesetText = Typesetter.current.typeset(content.paragraph, width: frame.width, height: frame.height)
    let spare = frame.height - typesetText.size.height
    let top = content.verticalAlignment == .center ? spare / 2 : content.verticalAlignment == .bottom ? spare : 0
    return typesetText.lines.flatMap(\.attachments).compactMap { attachment in
      guard images.indices.contains(attachment.textRun), let attached = images[attachment.textRun] else { return nil }
      let rect = attachment.rect.insetBy(dx: attached.padding, dy: 0)
      var node = LayoutNode(frame: rect.offsetBy(dx: frame.minX, dy: frame.minY + top))
      attached.image.describe(in: &node, as: ImageAppearance(tint: attached.color ?? tint, traits: traits))
      return node
    }
  }

  /// Returns the warnings of the images.
  static func warnings(of text: NSAttributedString) -> [String] {
    var warnings: [String] = []
    text.enumerateAttribute(.attachment, in: NSRange(location: 0, length: text.length)) { value, _, _ in
      if let warning = (value as? NSTextAttachment)?.drawnImage?.values.displayWarning { warnings.append(warning) }
    }
    return warnings
  }

  /// The image of every run; `nil` for runs of text.
  private var images: [(image: UIImage, color: UIColor?, padding: CGFloat)?] {
    var images: [(UIImage, UIColor?, CGFloat)?] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, _, _ in
      let attributes = TextAttributes(attributes: values)
      let padding = attributes.attachment?.lineLayoutPadding ?? 0
      images.append(attributes.attachment?.drawnImage.map { ($0, attributes.foregroundColor, padding) })
    }
    return images
  }
}
