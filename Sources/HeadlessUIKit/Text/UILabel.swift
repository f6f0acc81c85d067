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

extension UILabel {
  /// Longer than any text, and finite, so that subclasses can inset it.
  static let unlimited: CGFloat = 16_777_216

  /// As small as a text may be told to become.
  private static let smallestScale: CGFloat = 0.01

  /// Changes what the label's size depends on.
  func update(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content != old { invalidateIntrinsicContentSize() }
  }

  func textSize(within width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    // A single line is as long as its text, whatever the width.
    let bounds = CGRect(
      x: 0, y: 0, width: numberOfLines == 1 ? Self.unlimited : min(width, Self.unlimited), height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func rectOfText(within bounds: CGRect, lines: Int) -> CGRect {
    guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.width >= Self.unlimited / 2
    let set = Typesetter.shared.typeset(
      textContent(lines: lines, colors: nil).paragraph, width: isUnlimited ? .infinity : bounds.width,
      height: bounds.height)
    let size = PixelGrid(traitCollection).ceiled(set.size)
    let height = min(size.height, bounds.height)
    return CGRect(
      x: bounds.minX, y: bounds.minY + (bounds.height - height) / 2, width: min(size.width, bounds.width),
      height: height)
  }

  func baseline(in size: CGSize, of choose: ([TypesetLine]) -> TypesetLine?) -> CGFloat {
    let paragraph = textContent(lines: numberOfLines, colors: nil).paragraph
    let set = Typesetter.shared.typeset(paragraph, width: size.width, height: size.height)
    guard let line = choose(set.lines) else { return size.height }
    return (size.height - set.size.height) / 2 + line.baseline
  }

  /// The text is the node's own, unless a subclass moved it.
  func describeText(in node: inout LayoutNode) {
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect else { return }
    let text = textContent(
      lines: numberOfLines,
      colors: TextColors(
        traits: traitCollection, standard: content.textColor, highlighted: isHighlighted ? highlightedTextColor : nil,
        isFaint: !isEnabled))
    let frame = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let shadow = shadowNode(in: frame)
    node.children += [shadow].compactMap { $0 }
    if rect == bounds, shadow == nil {
      node.text = text
    } else {
      node.children.append(LayoutNode(name: "text", frame: frame, text: text))
    }
    guard let styled = content.styledText else { return }
    node.children += TextPictures(text: styled, content: text, traits: traitCollection, tint: content.textColor)
      .nodes(in: frame)
  }

  private func shadowNode(in frame: CGRect) -> LayoutNode? {
    guard let shadowColor, text?.isEmpty == false else { return nil }
    let colors = TextColors(
      traits: traitCollection, standard: shadowColor, highlighted: shadowColor, isFaint: !isEnabled)
    return LayoutNode(
      name: "shadow", frame: frame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
      text: textContent(lines: numberOfLines, colors: colors),
      accessibility: Accessibility(isElement: false, hidesChildren: true))
  }

  /// - Parameter colors: Nil where nothing is drawn.
  private func textContent(lines: Int, colors: TextColors?) -> TextContent {
    let style = content.paragraph
    let minimumScale = min(max(minimumScaleFactor, Self.smallestScale), 1)
    return TextContent(
      runs: content.runs(colors: colors),
      alignment: style.alignment.resolved(in: effectiveUserInterfaceLayoutDirection, of: content.string ?? ""),
      verticalAlignment: .center, lines: max(lines, 0), truncation: style.lineBreakMode.truncation,
      style: style.typesetting, minimumScale: adjustsFontSizeToFitWidth ? minimumScale : 1)
  }
}
