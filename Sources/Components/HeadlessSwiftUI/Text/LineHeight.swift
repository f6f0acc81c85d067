public import HeadlessUIKit

extension AttributedString {
  /// The distance between the baselines of lines, since iOS 26.
  public struct LineHeight: Hashable, Sendable {
    enum Kind: Hashable {
      case normal, loose, tight
      case variable
      case multiple(CGFloat)
      case leading(CGFloat)
      case points(CGFloat)
    }

    let kind: Kind
    public static let normal = LineHeight(kind: .normal)
    public static let loose = LineHeight(kind: .loose)
    public static let tight = LineHeight(kind: .tight)
    public static let variable = LineHeight(kind: .variable)
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(kind: .multiple(factor)) }
    public static func leading(increase: CGFloat) -> LineHeight { LineHeight(kind: .leading(increase)) }
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(kind: .points(points)) }
  }
}

extension Text {
  /// How the direction of a text is found.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String
    // swift-format-ignore: DontRepeatTypeInStaticProperties
    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
  }
}

/// Sets the distance of lines from that of the font.
struct LineHeightModifier: ViewModifier {
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  let lineHeight: AttributedString.LineHeight?

  func body(content: Content) -> some View {
    let traits = UITraitCollection(preferredContentSizeCategory: typeSize.category)
    let own = (font ?? .body).font(compatibleWith: traits)
    switch lineHeight?.kind {
    case .multiple(let factor): content.lineSpacing(own.pointSize * factor - own.lineHeight)
    case .leading(let increase): content.lineSpacing(own.pointSize + increase - own.lineHeight)
    case .points(let points): content.lineSpacing(points - own.lineHeight)
    case .loose, .tight: content.withoutEffect("View.lineHeight", "only heights in numbers are known")
    case .normal, .variable, nil: content
    }
  }
}
