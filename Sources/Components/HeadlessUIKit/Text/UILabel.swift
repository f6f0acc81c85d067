import FirstFrameLayoutTree
import FirstFrameTypesetting
public import Foundation

/// A view that displays text, centered vertically in its bounds.
@preconcurrency @MainActor
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// A label is opaque by default, and yet its text has no black background.
  override var isBlackWhereNotDrawn: Bool { false }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.decodeAttributes(of: self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    // Measured on iOS 26: the vertical hugging of a label made in code is 251, the horizontal one 250.
    setContentHuggingPriority(UILayoutPriority(rawValue: 251), for: .vertical)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  override var hasOwnText: Bool { true }

  override var contentWarnings: [String] { content.styledText.map(AttachmentImages.warnings) ?? [] }

  override var undrawnProperties: [UndrawnProperty] {
    super.undrawnProperties + (content.styledText?.undrawnAttributes.map { $0.at("attributedText") } ?? [])
  }

  /// The text without attributes. Setting it discards the attributes of ``attributedText`` and uses the label's style.
  open var text: String? {
    get { content.string }
    set {
      AssignmentLog.record(
        "text", of: self, isRepeated: newValue?.isEmpty == false && newValue == content.string,
        contents: newValue?.nonEmpty.map(AnyHashable.init))
      update { $0.set(newValue) }
    }
  }

  /// The attributed text. When it is set, characters without a font or color get the label's current values.
  ///
  /// Setting it also sets the label's font, color, alignment and line break mode to the values of the first character.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      AssignmentLog.record(
        "text", of: self, isRepeated: newValue.map { $0.length > 0 && $0.string == content.string } ?? false,
        contents: newValue.flatMap { $0.length > 0 ? AnyHashable($0) : nil })
      update { $0.set(newValue) }
    }
  }

  /// The font; by default and for `nil`, the system font at 17 points. Setting it also applies to all attributed text.
  open var font: UIFont! {
    get { content.font }
    set {
      let font = adjustsFontForContentSizeCategory ? newValue?.adjusted(to: traitCollection) : newValue
      update { $0.setFont(font) }
    }
  }

  /// The text color; by default and for `nil`, the label color. Setting it also applies to all attributed text.
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

  /// The rules for the line breaks of plain text. Attributed text has the strategy of its paragraph style.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set { update { $0.lineBreakStrategy = newValue } }
  }

  /// The maximum number of lines; 0 for no limit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which lines wrap for the intrinsic size, in points; 0 for no wrapping.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether a font of a text style or of `UIFontMetrics` changes with the content size category.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { applyTraits(traitCollection) } }
  }

  override func applyTraits(_ traits: UITraitCollection) {
    guard adjustsFontForContentSizeCategory else { return }
    let adjusted = font.adjusted(to: traits)
    if adjusted != font { font = adjusted }
  }

  /// Whether text shrinks, down to ``minimumScaleFactor``, if its line is too wide or its lines do not fit in the bounds.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum scale of the font size; 0 for no limit, as in UIKit.
  open var minimumScaleFactor: CGFloat = 0
  /// The vertical position of a line that shrank to fit.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether letters move closer together before a line is truncated with an ellipsis; `false` by default, as Apple
  /// documents it for iOS.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Whether the label is enabled. A disabled label is dimmed.
  open var isEnabled = true
  open var isHighlighted = false
  /// The color of all text while the label is highlighted; `nil` for the normal colors.
  open var highlightedTextColor: UIColor?

  /// The color of the text's shadow, which is not blurred; `nil` for no shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The attributes of links; `nil` for those of labels.
  var linkAttributes: [NSAttributedString.Key: Any]?
  private static let standardLinkAttributes: [NSAttributedString.Key: Any] = [
    .foregroundColor: UIColor.link, .underlineStyle: NSUnderlineStyle.single.rawValue,
  ]
  var content = LabelContent()
  /// The rectangle of the last ``drawText(in:)`` call.
  var drawnRect: CGRect?

  open override var intrinsicContentSize: CGSize {
    textSize(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : Self.unlimited)
  }

  /// Returns the size of the text. The width has no effect on a single line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : Self.unlimited)
  }

  /// Returns the frame of the text within bounds, rounded up to whole pixels. Subclasses override it to add padding.
  ///
  /// It is at the top of the bounds, although text is drawn in their middle. If the text is higher, the frame has the
  /// height of the bounds, and starts where the centered text would. A text that shrinks is measured at its full size.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    rectOfText(within: bounds, lines: numberOfLines)
  }

  /// Draws the text, centered vertically in a rectangle. Subclasses override it to draw in another rectangle.
  open func drawText(in rect: CGRect) {
    drawnRect = rect
  }

  override var wrapsText: Bool { numberOfLines != 1 }

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

  /// Adds the text to the node, even if it is empty: a first frame with only empty labels counts as blank.
  override func describeContent(in node: inout LayoutNode) {
    describeText(in: &node)
  }

  // MARK: Letterforms and former properties

  open var preferredVibrancy: UILabelVibrancy {
    get { seldom["preferredVibrancy"] ?? .none }
    set { seldom["preferredVibrancy"] = newValue }
  }

  /// Whether a pointer over a truncated text shows the whole text, on a Mac.
  open var showsExpansionTextWhenTruncated: Bool {
    get { seldom["showsExpansionTextWhenTruncated"] ?? false }
    set { seldom["showsExpansionTextWhenTruncated"] = newValue }
  }

  /// The smallest size to which the text shrinks, in points; the former form of ``minimumScaleFactor``.
  open var minimumFontSize: CGFloat {
    get { minimumScaleFactor * font.pointSize }
    set { minimumScaleFactor = font.pointSize > 0 ? newValue / font.pointSize : 0 }
  }

  /// The former name of ``allowsDefaultTighteningForTruncation``.
  open var adjustsLetterSpacingToFitWidth: Bool {
    get { allowsDefaultTighteningForTruncation }
    set { allowsDefaultTighteningForTruncation = newValue }
  }
}

extension UILabel {
  /// A length that exceeds the length of any text, in points. It is finite, so that subclasses can inset it.
  static let unlimited: CGFloat = 16_777_216

  /// The lower limit of the font scale if ``minimumScaleFactor`` is smaller, for example 0.
  private static let minimumScaleLimit: CGFloat = 0.01

  /// Changes the content and invalidates the intrinsic size.
  func update(_ change: (inout LabelContent) -> Void) {
    let old = content
    change(&content)
    if content != old { invalidateIntrinsicContentSize() }
  }

  func textSize(within width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    // A single line has the length of its text at every width.
    let bounds = CGRect(
      x: 0, y: 0, width: numberOfLines == 1 ? Self.unlimited : min(width, Self.unlimited), height: Self.unlimited)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  func rectOfText(within bounds: CGRect, lines: Int) -> CGRect {
    guard text?.isEmpty == false else { return CGRect(origin: bounds.origin, size: .zero) }
    let isUnlimited = bounds.width >= Self.unlimited / 2
    let typesetText = Typesetter.current.typeset(
      measuredParagraph(lines: lines), width: isUnlimited ? .infinity : bounds.width)
    let grid = PixelGrid(traitCollection)
    let size = grid.ceiled(typesetText.size)
    let overflow = max(size.height - bounds.height, 0)
    return CGRect(
      x: bounds.minX, y: overflow > 0 ? grid.ceiled(bounds.minY - overflow / 2) : bounds.minY,
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
  }

  /// Returns the text without shrinking, which changes only what is drawn. A single line that wraps is as wide as if it
  /// were clipped.
  private func measuredParagraph(lines: Int) -> Paragraph {
    var content = textContent(lines: lines, colors: nil)
    content.minimumScale = 1
    if lines == 1, content.truncation == .omit { content.truncation = .clip }
    return content.paragraph
  }

  /// Returns a baseline of the text, rounded to the nearest pixel.
  func baseline(in size: CGSize, of selectLine: ([TypesetLine]) -> TypesetLine?) -> CGFloat {
    let paragraph = textContent(lines: numberOfLines, colors: nil).paragraph
    let typesetText = Typesetter.current.typeset(paragraph, width: size.width, height: size.height)
    guard let line = selectLine(typesetText.lines) else { return size.height }
    let grid = PixelGrid(traitCollection)
    return grid.rounded((size.height - grid.ceiled(typesetText.size.height)) / 2 + line.baseline)
  }

  /// Returns the horizontal position of the caret at an offset in the text, in points, in a label of a width. Text wider
  /// than the label continues beyond its end.
  func caretX(at offset: Int, width: CGFloat) -> CGFloat {
    let content = textContent(lines: numberOfLines, colors: nil)
    // A text without characters is from left to right.
    let isAtRight = content.alignment == .right || content.string.isEmpty && content.alignment == .trailing
    guard !content.string.isEmpty else { return content.alignment == .center ? width / 2 : isAtRight ? width : 0 }
    var paragraph = content.paragraph
    paragraph.minimumScale = 1
    let room = max(width, Typesetter.current.typeset(paragraph, width: .infinity).size.width)
    let x = Typesetter.current.typeset(paragraph, width: room).caretRect(at: offset).minX
    return isAtRight ? x + width - room : x
  }

  /// Adds the text to the node: as the node's own text, or as a child if it has a shadow or a subclass moved it.
  func describeText(in node: inout LayoutNode) {
    drawnRect = nil
    drawText(in: bounds)
    guard let rect = drawnRect else { return }
    let text = textContent(
      lines: numberOfLines,
      colors: TextColors(
        traits: traitCollection, standard: content.textColor, highlighted: isHighlighted ? highlightedTextColor : nil,
        isDimmed: !isEnabled))
    let frame = rect.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    let shadow = shadowNode(in: frame)
    node.children += [shadow].compactMap { $0 }
    let isClipped = overflows(text, frame.size)
    if rect == bounds, shadow == nil, !isClipped || hasOnlyText {
      node.text = text
      node.clips = node.clips || isClipped
    } else {
      node.children.append(LayoutNode(name: "text", frame: frame, clips: isClipped, text: text))
    }
    guard let styled = content.styledText else { return }
    node.children += AttachmentImages(text: styled, content: text, traits: traitCollection, tint: content.textColor)
      .nodes(in: frame)
  }

  /// Whether a text is larger than its frame by more than the space above capital letters and below descenders.
  private func overflows(_ text: TextContent, _ size: CGSize) -> Bool {
    guard !text.string.isEmpty else { return false }
    let typesetText = Typesetter.current.typeset(text.paragraph, width: size.width, height: size.height)
    let width = typesetText.lines.map(\.width).max() ?? 0
    return width > size.width + 0.01 || typesetText.size.height > size.height + 1
  }

  /// Whether clipping the label clips only its text.
  private var hasOnlyText: Bool {
    subviews.isEmpty && layer.sublayers?.isEmpty != false && layer.shadowOpacity == 0
  }

  private func shadowNode(in frame: CGRect) -> LayoutNode? {
    guard let shadowColor, text?.isEmpty == false else { return nil }
    let colors = TextColors(
      traits: traitCollection, standard: shadowColor, highlighted: shadowColor, isDimmed: !isEnabled)
    return LayoutNode(
      name: "shadow", frame: frame.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height),
      text: textContent(lines: numberOfLines, colors: colors),
      accessibility: Accessibility(isElement: false, hidesChildren: true))
  }

  /// - Parameter colors: The text colors; `nil` for measuring.
  private func textContent(lines: Int, colors: TextColors?) -> TextContent {
    var style = content.displayedParagraph
    // A strategy has no effect on a single line.
    if lines == 1 { style.lineBreakStrategy = [] }
    if allowsDefaultTighteningForTruncation { style.allowsDefaultTighteningForTruncation = true }
    let minimumScale = min(max(minimumScaleFactor, Self.minimumScaleLimit), 1)
    var text = TextContent(
      runs: content.runs(colors: colors, links: linkAttributes ?? Self.standardLinkAttributes),
      alignment: style.alignment.resolved(in: effectiveUserInterfaceLayoutDirection, of: content.string ?? ""),
      verticalAlignment: .center, lines: max(lines, 0),
      truncation: style.lineBreakMode.truncation,
      style: style.typesetting, minimumScale: adjustsFontSizeToFitWidth ? minimumScale : 1)
    if lines == 1 { text.removeFontLeading() }
    if text.minimumScale < 1, lines == 1 { text.baselineAdjustment = baselineAdjustment.typesetting }
    return text
  }
}

/// The vertical position of a line of text that shrank to fit.
public enum UIBaselineAdjustment: Int, CaseIterable, Sendable {
  /// The baseline of the text at its original size.
  case alignBaselines = 0
  /// The middle of the text at its original size.
  case alignCenters = 1
  /// The top of the text at its original size.
  case none = 2

  fileprivate var typesetting: BaselineAdjustment {
    switch self {
    case .alignBaselines: .alignBaselines
    case .alignCenters: .alignCenters
    case .none: .none
    }
  }
}
