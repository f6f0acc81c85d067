import FirstFrameLayoutTree
public import HeadlessUIKit

/// The selected part of a text that people edit. A frame shows none.
public struct TextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public var indices: Indices
  public var affinity = TextSelectionAffinity.automatic
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }

  public init(range: Range<String.Index>) { indices = .selection(range) }
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }
}

/// The side of a position between two lines.
public enum TextSelectionAffinity: Hashable, Sendable {
  case automatic, upstream, downstream
}

/// The selected part of an attributed text, since iOS 26.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  private let range: Range<AttributedString.Index>?

  public init() { range = nil }
  public init(range: Range<AttributedString.Index>) { self.range = range }
  public init(insertionPoint: AttributedString.Index) { range = insertionPoint..<insertionPoint }

  public func hash(into hasher: inout Hasher) {}
}

/// The kinds of formatting that a text editor allows, since iOS 26.
public enum AttributedTextFormatting {}

/// A definition of the formatting that a text editor allows.
public protocol AttributedTextFormattingDefinition<Scope> {
  associatedtype Scope: AttributeScope
}

/// A rule for a value of an attribute.
public protocol AttributedTextValueConstraint<Scope>: AttributedTextFormattingDefinition {
  associatedtype AttributeKey: AttributedStringKey
}

/// How far the system helps with writing.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String
  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

extension View {
  // What the system adds while people edit is not part of a frame.

  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View { self }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }
  public func inputLabels(_ labels: [Text]) -> some View { accessibilityInputLabels(labels) }

  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      UsageWarnings.warnOfNoEffect("View.findNavigator", "the panel is the system's, and not drawn")
    }
    return self
  }

  public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    modifier(LineHeightModifier(lineHeight: lineHeight))
  }

  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    if strategy != .default {
      UsageWarnings.warnOfNoEffect("View.writingDirection", "texts have the direction of the layout")
    }
    return self
  }
}

/// Where controls for formatting are.
public struct TextInputFormattingControlPlacement: Hashable, Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public static let contextMenu = Set(rawValue: 1)
    public static let inputAssistant = Set(rawValue: 2)
    public static let all: Set = [.contextMenu, .inputAssistant]

    public init(rawValue: Int) { self.rawValue = rawValue }
  }
}
