public import UIKit

/// A view that displays one or more lines of text.
public struct Text: PrimitiveView, Equatable {
  public enum TruncationMode: Sendable {
    case head, tail, middle
  }

  /// A part of the text with its own attributes.
  fileprivate struct Part: Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var color: Color?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var kerning: CGFloat = 0
  }

  private var parts: [Part]

  public init(verbatim content: String) { parts = [Part(string: content)] }
  @_disfavoredOverload
  public init(_ content: some StringProtocol) { self.init(verbatim: String(content)) }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {
    self.init(verbatim: key.localized(tableName: tableName, bundle: bundle))
  }

  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.parts += right.parts
    return text
  }

  private func changed(_ change: (inout Part) -> Void) -> Text {
    var text = self
    for index in text.parts.indices { change(&text.parts[index]) }
    return text
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
  public func bold(_ isActive: Bool = true) -> Text { changed { if isActive { $0.weight = .bold } } }
  public func italic(_ isActive: Bool = true) -> Text { changed { $0.isItalic = isActive } }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { changed { $0.isUnderlined = isActive } }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = $0.color ?? color } }
  public func foregroundStyle(_ style: Color) -> Text { foregroundColor(style) }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let label = context.graph.view(in: context) { UILabel() }
    let environment = context.environment
    label.numberOfLines = environment.lineLimit ?? 0
    label.lineBreakMode = environment.truncationMode.lineBreakMode
    if environment.minimumScaleFactor < 1 {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = environment.minimumScaleFactor
    }
    let traits = context.canvas.traitCollection
    label.font = font(of: parts.first, environment, traits)
    label.textColor = (parts.first?.color ?? environment.foreground ?? .primary).uiColor
    let alignment = environment.multilineTextAlignment.alignment(in: environment.layoutDirection)
    if parts.count == 1, parts[0].isPlain, environment.lineSpacing == 0 {
      label.text = parts[0].string
    } else {
      label.attributedText = attributed(environment, traits)
    }
    label.textAlignment = alignment
    return [
      ViewElement(label, baselines: Self.baseline) { Self.size(of: $0, for: $1) }
    ]
  }

  private func font(of part: Part?, _ environment: EnvironmentValues, _ traits: UITraitCollection) -> UIFont {
    (part?.font ?? environment.font ?? .body).font(
      compatibleWith: traits, weight: part?.weight ?? environment.fontWeight,
      isItalic: (part?.isItalic ?? false) || environment.isItalic)
  }

  private func attributed(_ environment: EnvironmentValues, _ traits: UITraitCollection) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = environment.lineSpacing
    style.lineBreakMode = environment.truncationMode.lineBreakMode
    let text = NSMutableAttributedString(string: "")
    for part in parts {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font(of: part, environment, traits), .paragraphStyle: style,
        .foregroundColor: (part.color ?? environment.foreground ?? .primary).uiColor,
      ]
      if part.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if part.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      if part.kerning != 0 { attributes[.kern] = part.kerning }
      text.append(NSAttributedString(string: part.string, attributes: attributes))
    }
    return text
  }

  /// The size of the text: at most as wide as proposed, and of the lines that fit into the proposed height.
  private static func size(of label: UILabel, for proposal: ProposedViewSize) -> CGSize {
    let unlimited = CGFloat.greatestFiniteMagnitude
    let width = proposal.width.map { $0.isFinite ? max($0, 1) : unlimited } ?? unlimited
    var size = label.sizeThatFits(CGSize(width: width, height: unlimited))
    if width < unlimited { size.width = min(size.width, max(proposal.width ?? 0, 0)) }
    if let height = proposal.height, height < size.height {
      let line = label.font.lineHeight
      size.height = min(size.height, max((height / line).rounded(.down), 1) * line)
    }
    return size
  }

  private static func baseline(_ label: UILabel, _ baseline: LayoutElement.Baseline, in size: CGSize) -> CGFloat? {
    baseline == .first ? label.font.ascender : size.height + label.font.descender
  }
}

extension Text.Part {
  /// Whether a label draws the part without attributes.
  fileprivate var isPlain: Bool { !isUnderlined && !isStruckThrough && kerning == 0 }
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

/// The alignment of the lines of a text.
public enum TextAlignment: CaseIterable, Hashable, Sendable {
  case leading, center, trailing

  func alignment(in direction: LayoutDirection) -> NSTextAlignment {
    switch self {
    case .leading: direction == .rightToLeft ? .right : .left
    case .center: .center
    case .trailing: direction == .rightToLeft ? .left : .right
    }
  }
}
