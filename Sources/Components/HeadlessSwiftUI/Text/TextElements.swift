import FirstFrameLayoutTree
import HeadlessUIKit

extension Text {
  @MainActor func elements(in context: BuildContext) -> [LayoutElement] {
    let environment = context.environment
    let runs = runs(in: environment)
    if let paint = fill(of: runs, in: environment) {
      return FilledContent.elements(of: self, filledWith: paint, in: context)
    }
    let label = context.graph.view(in: context) { UILabel() }
    let traits = context.canvas.traitCollection
    label.numberOfLines = environment.lineLimit ?? 0
    label.lineBreakMode = environment.truncationMode.lineBreakMode
    label.lineBreakStrategy = []
    label.adjustsFontSizeToFitWidth = environment.minimumScaleFactor < 1
    label.minimumScaleFactor = environment.minimumScaleFactor < 1 ? environment.minimumScaleFactor : 0
    label.allowsDefaultTighteningForTruncation = environment.allowsTightening
    let first = TextAttributes(runs.first?.style ?? TextStyle(), environment, traits)
    label.font = first.font
    label.textColor = first.color.uiColor
    let isRedacted = environment.isRedacted
    if let string = plainString(of: runs, first, environment), !isRedacted {
      label.text = string
    } else {
      let text = attributed(runs, context)
      label.attributedText = isRedacted ? Self.transparent(text) : text
    }
    label.textAlignment = environment.multilineTextAlignment.alignment(in: environment.layoutDirection)
    label.backgroundColor =
      isRedacted ? TextAttributes(TextStyle(), environment, traits).color.opacity(0.16).uiColor : nil
    label.layer.cornerRadius = isRedacted ? 4 : 0
    setAccessibility(of: label, runs)
    let pixels = max(traits.displayScale, 1)
    let leadings = runs.dropFirst().map { TextAttributes($0.style, environment, traits).font.leading }
    let leading = leadings.reduce(first.font.leading) { max($0, $1) }
    let spacing = ViewSpacing.text(leading: (leading * pixels - 0.001).rounded(.up) / pixels)
    let lineSpacing = environment.lineSpacing
    let (reserved, minimum) = (environment.reservedLineCount, environment.minimumLineCount)
    return [
      ViewElement(label, spacing: spacing, baselines: Self.baseline) {
        Self.size(of: $0, for: $1, reserved: max(reserved ?? 0, minimum), lineSpacing: lineSpacing)
      }
    ]
  }

  /// The gradient or picture that fills the text; `nil` for texts in colors.
  @MainActor private func fill(of runs: [TextRun], in environment: EnvironmentValues) -> Paint? {
    guard environment.fillColor == nil, !environment.isRedacted else { return nil }
    let around = environment.foregroundPaint(level: 0)
    let paints = runs.map { run in
      run.style.foreground?(environment) ?? (run.style.link == nil ? around : .color(environment.controlTint))
    }
    guard let filling = paints.first(where: \.needsFilling) else { return nil }
    // All of the text has one paint and is nothing but glyphs, or each part is drawn in a color.
    let isUniform = runs.count == 1 || runs.allSatisfy { $0.style.foreground == nil && $0.style.link == nil }
    guard isUniform, !runs.contains(where: \.hasOwnColors) else {
      UsageWarnings.warn("A part of a text with a gradient or picture is drawn in one color")
      return nil
    }
    return filling
  }

  /// The text if a label draws it alike without attributes, which takes less time; `nil` otherwise.
  @MainActor private func plainString(
    of runs: [TextRun], _ first: TextAttributes, _ environment: EnvironmentValues
  ) -> String? {
    guard runs.count == 1, runs[0].image == nil, first.hasOnlyFontAndColor, environment.lineSpacing == 0,
      environment.minimumScaleFactor >= 1
    else { return nil }
    return first.cased(runs[0].string)
  }

  /// The text without visible characters, as in a placeholder.
  private static func transparent(_ text: NSAttributedString) -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: text)
    copy.addAttribute(.foregroundColor, value: UIColor.clear, range: NSRange(location: 0, length: copy.length))
    return copy
  }

  @MainActor private func setAccessibility(of label: UILabel, _ runs: [TextRun]) {
    let isReplaced = runs.contains { $0.style.label != nil }
    if runs.contains(where: { $0.style.speech != SpeechStyle() }) {
      let spoken = NSMutableAttributedString(string: "")
      for run in runs {
        spoken.append(
          NSAttributedString(string: run.style.label ?? run.string, attributes: run.style.speech.attributes))
      }
      label.accessibilityAttributedLabel = spoken
    } else {
      label.accessibilityLabel = isReplaced ? runs.map { $0.style.label ?? $0.string }.joined() : nil
    }
    label.accessibilityTraits = runs.contains { $0.style.link != nil } ? [.staticText, .link] : .staticText
  }

  @MainActor private func attributed(_ runs: [TextRun], _ context: BuildContext) -> NSAttributedString {
    let environment = context.environment
    let traits = context.canvas.traitCollection
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = environment.lineSpacing
    paragraph.lineBreakMode = environment.truncationMode.lineBreakMode
    paragraph.alignment = environment.multilineTextAlignment.alignment(in: environment.layoutDirection)
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      let attributes = TextAttributes(run.style, environment, traits)
      var values = attributes.values
      values[.paragraphStyle] = paragraph
      if let image = run.image {
        values[.attachment] = attachment(image, attributes, context)
      }
      for part in attributes.capitals.parts(of: attributes.cased(run.string)) {
        values[.font] = attributes.capitals.font(of: part, in: attributes.font)
        text.append(NSAttributedString(string: part.string, attributes: values))
      }
    }
    return text
  }

  /// An image in the text: its bottom is at the baseline; a symbol is centered at the height of capital letters.
  @MainActor private func attachment(_ image: Image, _ attributes: TextAttributes, _ context: BuildContext)
    -> NSTextAttachment
  {
    let attachment = NSTextAttachment()
    var own = context
    own.environment.font = Font(attributes.font)
    let drawn = image.drawnImage(in: own, foreground: attributes.color)
    attachment.image = drawn
    let offset = image.isSymbol ? (attributes.font.capHeight - drawn.size.height) / 2 : 0
    attachment.bounds = CGRect(origin: CGPoint(x: 0, y: offset), size: drawn.size)
    return attachment
  }

  /// The size of the text: at most as wide as proposed, and of the lines that fit into the proposed height.
  @MainActor private static func size(
    of label: UILabel, for proposal: ProposedViewSize, reserved: Int, lineSpacing: CGFloat
  ) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = proposal.width.map { $0.isFinite ? max($0, 1) : unlimited } ?? unlimited
    var size = LayoutPass.size(of: label, within: width)
    if width < unlimited { size.width = min(size.width, max(proposal.width ?? 0, 0)) }
    let scale = max(label.traitCollection.displayScale, 1)
    let (line, gap) = (label.font.lineHeight, label.font.leading + lineSpacing)
    let (whole, advance) = (size.height, line + gap)
    guard advance > 0 else { return size }
    let lines = max(((whole + gap) / advance).rounded(), 1)
    func height(ofLines count: CGFloat) -> CGFloat {
      ((whole + (count - lines) * advance) * scale - 0.001).rounded(.up) / scale
    }
    if reserved > 0 { size.height = max(whole, height(ofLines: CGFloat(reserved))) }
    if let available = proposal.height, available < size.height {
      // A pixel that was added to reach a whole one does not cost a line.
      let excess = ((whole - available - 1 / scale) / advance).rounded(.up)
      size.height = min(size.height, height(ofLines: max(lines - excess, 1)))
    }
    return size
  }

  @MainActor private static func baseline(_ label: UILabel, _ baseline: LayoutElement.Baseline, in size: CGSize)
    -> CGFloat?
  {
    baseline == .first ? label.font.ascender : size.height + label.font.descender
  }
}

/// The attributes of a run in an environment.
@MainActor
struct TextAttributes {
  let font: UIFont
  let color: Color
  let capitals: SmallCapitals
  private let style: TextStyle
  private let environment: EnvironmentValues

  init(_ style: TextStyle, _ environment: EnvironmentValues, _ traits: UITraitCollection) {
    (self.style, self.environment) = (style, environment)
    var request = style.font ?? environment.font ?? .body
    if let design = style.design ?? environment.fontDesign { request = request.design(design) }
    if let width = style.width ?? environment.fontWidth { request = request.width(width) }
    if style.hasMonospacedDigits || environment.hasMonospacedDigits { request = request.monospacedDigit() }
    let weight = style.weight ?? (style.isBold ? request.boldWeight : environment.fontWeight)
    let resolved = request.font(
      compatibleWith: traits, weight: weight, isItalic: style.isItalic || environment.isItalic)
    let scale = (style.scale ?? environment.textScale)?.factor ?? 1
    font = scale == 1 ? resolved : resolved.withSize(resolved.pointSize * scale)
    capitals = SmallCapitals(
      replacesLowercase: request.hasSmallLowercase, replacesUppercase: request.hasSmallUppercase)
    let link = style.link == nil ? nil : environment.controlTint
    color =
      environment.fillColor ?? style.foreground?(environment).color ?? link ?? environment.foregroundColor(level: 0)
  }

  /// Whether there are no other attributes than a font and a color.
  var hasOnlyFontAndColor: Bool {
    values.count == 2 && !capitals.replacesLowercase && !capitals.replacesUppercase
  }

  var values: [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color.uiColor]
    if let color = style.background { values[.backgroundColor] = color.uiColor }
    if let line = style.underline ?? environment.underline {
      values[.underlineStyle] = line.pattern.style
      values[.underlineColor] = line.color?.uiColor
    }
    if let line = style.strikethrough ?? environment.strikethrough {
      values[.strikethroughStyle] = line.pattern.style
      values[.strikethroughColor] = line.color?.uiColor
    }
    if let kerning = style.kerning ?? environment.kerning, kerning != 0 { values[.kern] = kerning }
    if let tracking = style.tracking ?? environment.tracking, tracking != 0 { values[.tracking] = tracking }
    if let offset = style.baselineOffset ?? environment.baselineOffset, offset != 0 { values[.baselineOffset] = offset }
    return values
  }

  func cased(_ string: String) -> String {
    switch environment.textCase {
    case .uppercase: string.uppercased(with: environment.locale)
    case .lowercase: string.lowercased(with: environment.locale)
    case nil: string
    }
  }
}

extension Text.TruncationMode {
  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .head: .byTruncatingHead
    case .tail: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    }
  }
}
