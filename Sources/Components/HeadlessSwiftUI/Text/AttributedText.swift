public import HeadlessUIKit

extension AttributeScopes {
  /// The attributes of texts in SwiftUI.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let inlinePresentationIntent: FoundationAttributes.InlinePresentationIntentAttribute
    public let foundation: FoundationAttributes
  }
}

extension AttributeScopes.SwiftUIAttributes {
  public enum FontAttribute: AttributedStringKey {
    public typealias Value = Font
    public static let name = "SwiftUI.Font"
  }
  public enum ForegroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.ForegroundColor"
  }
  public enum BackgroundColorAttribute: AttributedStringKey {
    public typealias Value = Color
    public static let name = "SwiftUI.BackgroundColor"
  }
  public enum StrikethroughStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.StrikethroughStyle"
  }
  public enum UnderlineStyleAttribute: AttributedStringKey {
    public typealias Value = Text.LineStyle
    public static let name = "SwiftUI.UnderlineStyle"
  }
  public enum KerningAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Kern"
  }
  public enum TrackingAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.Tracking"
  }
  public enum BaselineOffsetAttribute: AttributedStringKey {
    public typealias Value = CGFloat
    public static let name = "SwiftUI.BaselineOffset"
  }
}

extension AttributeDynamicLookup {
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension AttributedString {
  /// The characters of the string with the attributes that a text draws.
  var textRuns: [TextRun] {
    typealias Names = AttributeScopes.SwiftUIAttributes
    return runs.map { run in
      var style = TextStyle()
      style.font = run[Names.FontAttribute.self]
      style.foreground = run[Names.ForegroundColorAttribute.self].map { color in { _ in .color(color) } }
      style.background = run[Names.BackgroundColorAttribute.self]
      style.strikethrough = run[Names.StrikethroughStyleAttribute.self]
      style.underline = run[Names.UnderlineStyleAttribute.self]
      style.kerning = run[Names.KerningAttribute.self]
      style.tracking = run[Names.TrackingAttribute.self]
      style.baselineOffset = run[Names.BaselineOffsetAttribute.self]
      style.apply(run[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] ?? [])
      style.link = run[AttributeScopes.FoundationAttributes.LinkAttribute.self]
      return TextRun(string: String(self[run.range].characters), style: style)
    }
  }
}
