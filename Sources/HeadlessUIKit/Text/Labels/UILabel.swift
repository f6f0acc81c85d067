import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// Text that is read and not edited, centred vertically in its box.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  override var hasOwnText: Bool { true }

  override var contentWarnings: [String] { content.styledText.map(TextPictures.warnings) ?? [] }

  /// The characters; a new value is drawn in the label's own style, whatever ``attributedText`` was before.
  open var text: String? {
    get { content.string }
    set {
      AssignmentLog.note("text", of: self, isRepeated: newValue?.isEmpty == false && newValue == content.string)
      update { $0.set(newValue) }
    }
  }

  /// The text with styles of its own; what it leaves open is drawn in the label's style as it is at that moment.
  ///
  /// The label's font, colour, alignment and line break mode become those of the first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      AssignmentLog.note(
        "text", of: self, isRepeated: newValue.map { $0.length > 0 && $0.string == content.string } ?? false)
      update { $0.set(newValue) }
    }
  }

  /// The system font at 17 points unless set; nil sets it back. A new one is that of all of a styled text.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = adjustsFontForContentSizeCategory ? newValue?.adjusted(to: traitCollection) : newValue
      update { $0.setFont(font) }
    }
  }

  /// The label colour unless set; nil sets it back. A new one is that of all of a styled text.
  open var textColor: UIColor! {
    get { content.textColor }
    set { content.setTextColor(newValue) }
  }

  open var textAlignment: NSTextAlignment {
    get { content.paragraph.alignment }
    set { content.paragraph.alignment = newValue }
  }

  open var lineBreakMode: NSLineBreakMode {
    get { content.paragraph.lineBreakMode }
    set { update { $0.paragraph.lineBreakMode = newValue } }
  }

  /// The largest number of lines; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the intrinsic size wraps lines, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style, or one that `UIFontMetrics` made, changes with the content size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { adopt(traitCollection) } }
  }

  override func adopt(_ traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = font.adjusted(to: traits)
    if adjusted != font { font = adjusted }
  }

  /// Whether a text that is too wide for its only line shrinks, as far as ``minimumScaleFactor`` allows.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest factor that a font's size may be multiplied by; 0 for no limit, as UIKit does.
  open var minimumScaleFactor: CGFloat = 0
  /// Kept and not used: letters are never set tighter.
  open var allowsDefaultTighteningForTruncation = false

  /// A label that is not enabled is drawn faint.
  open var isEnabled = true
  open var isHighlighted = false
  /// The colour of all of the text while the label is highlighted; nil for its usual ones.
  open var highlightedTextColor: UIColor?

  /// The colour of a sharp copy of the text behind it; nil for none.
  open var shadowColor: UIColor?
  /// How far that copy lies from the text, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  var content = LabelContent()
  /// Where ``drawText(in:)`` was told to draw.
  var drawnRect: CGRect?

  open override var intrinsicContentSize: CGSize {
    textSize(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Self.unlimited)
  }

  /// The size of the text; a width wraps it only where it may have several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : Self.unlimited)
  }

  /// Where the text lies within bounds, rounded up to whole pixels, for subclasses to make room around it.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    rectOfText(within: bounds, lines: numberOfLines)
  }

  /// Draws the text, centred vertically in a rectangle within the bounds; subclasses hand another one on.
  open func drawText(in rect: CGRect) {
    drawnRect = rect
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    let limits = [proposal.width, preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil].compactMap { $0 }
    return textSize(within: limits.min() ?? Self.unlimited)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size) { $0.first }
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size) { $0.last }
  }

  /// A label without text says so too: a frame whose labels are all still empty is blank.
  override func describeContent(in node: inout LayoutNode) {
    describeText(in: &node)
  }
}
