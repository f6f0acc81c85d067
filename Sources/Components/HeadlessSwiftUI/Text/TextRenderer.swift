import FirstFrameLayoutTree
public import HeadlessUIKit

/// Draws a text in a way of its own. Texts are drawn without renderers here.
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
  func draw(layout: Text.Layout, in context: inout GraphicsContext)
  nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
  nonisolated var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }
  public nonisolated var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer measures.
public struct TextProxy: Sendable {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Text {
  /// The lines of a text, which renderers and preferences get: there are none here.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      public var origin = CGPoint.zero
      public let startIndex = 0
      public let endIndex = 0
      public subscript(index: Int) -> Run { Run() }
    }

    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      public let startIndex = 0
      public let endIndex = 0
      public subscript(index: Int) -> RunSlice { RunSlice() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// Characters of a part.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public let startIndex = 0
      public let endIndex = 0
      public subscript(index: Int) -> RunSlice { RunSlice() }
    }

    public let startIndex = 0
    public let endIndex = 0
    public let isTruncated = false
    public subscript(index: Int) -> Line { Line() }
  }

  /// The layouts of the texts in a view: none here.
  public struct LayoutKey: PreferenceKey {
    public struct AnchoredLayout: Equatable, Sendable {
      public var origin = CGPoint.zero
      public var layout = Layout()
    }

    public static var defaultValue: [AnchoredLayout] { [] }
    public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
      value += nextValue()
    }
  }
}

extension GraphicsContext {
  // Layouts have no lines here.

  public func draw(_ line: Text.Layout.Line) {}
  public func draw(_ run: Text.Layout.Run) {}
  public func draw(_ slice: Text.Layout.RunSlice) {}
}

extension View {
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    withoutEffect("View.textRenderer", "texts are drawn without renderers of components")
  }
}
