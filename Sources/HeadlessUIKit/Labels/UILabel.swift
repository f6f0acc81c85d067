public import Foundation
import LayoutTree
import Typesetting

/// Text that is read and not edited, centred vertically in its box.
@preconcurrency @MainActor
open class UILabel: UIView {
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

  open var text: String? {
    didSet { if text != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The system font at 17 points unless set; nil sets it back.
  open var font: UIFont! {
    get { ownFont ?? UILabel.defaultFont }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The label colour unless set; nil sets it back.
  open var textColor: UIColor! {
    get { ownTextColor ?? .label }
    set { ownTextColor = newValue }
  }

  open var textAlignment = NSTextAlignment.natural

  /// The largest number of lines; 0 for as many as there are.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }

  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The width at which the intrinsic size wraps lines, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownFont: UIFont?
  private var ownTextColor: UIColor?

  open override var intrinsicContentSize: CGSize {
    textSize(within: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  /// The size of the text; a width wraps it only where it may have several lines.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(within: size.width > 0 ? size.width : .infinity)
  }

  override func layoutSize(fitting proposal: SizeProposal) -> CGSize {
    let limits = [proposal.width, preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil].compactMap { $0 }
    return textSize(within: limits.min() ?? .infinity)
  }

  override func firstBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size) { $0.first }
  }

  override func lastBaseline(in size: CGSize) -> CGFloat {
    baseline(in: size) { $0.last }
  }

  /// A label without text says so too: a frame whose labels are all still empty is blank.
  override func describeContent(in node: inout LayoutNode) {
    node.text = TextContent(
      string: text ?? "", font: font.font, color: textColor.components(in: traitCollection).color,
      alignment: paragraph.alignment, verticalAlignment: .center, lines: paragraph.maximumLines,
      truncation: paragraph.truncation)
  }

  private var paragraph: Paragraph {
    Paragraph(
      runs: [TextRun(string: text ?? "", font: font.font)],
      alignment: textAlignment.resolved(in: effectiveUserInterfaceLayoutDirection),
      maximumLines: max(numberOfLines, 0), truncation: lineBreakMode.truncation)
  }

  private func textSize(within width: CGFloat) -> CGSize {
    guard text?.isEmpty == false else { return .zero }
    let size = Typesetter.shared.typeset(paragraph, width: numberOfLines == 1 ? .infinity : width).size
    return PixelGrid(traitCollection).ceiled(size)
  }

  private func baseline(in size: CGSize, of choose: ([TypesetLine]) -> TypesetLine?) -> CGFloat {
    let text = Typesetter.shared.typeset(paragraph, width: size.width, height: size.height)
    guard let line = choose(text.lines) else { return size.height }
    return (size.height - text.size.height) / 2 + line.baseline
  }
}
