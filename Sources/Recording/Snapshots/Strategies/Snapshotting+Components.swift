public import FirstFrameImageComparison
public import FirstFrameImaging
public import FirstFrameLayoutTree
import FirstFrameRasterizer

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// The first frame as a picture, at the component's own size and scale 2.
  public static var image: Snapshotting { .image(in: RenderingEnvironment()) }

  /// The first frame as a picture, in an environment.
  public static func image(in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting(
      pathExtension: "png", diffing: .image,
      source: .onMainActor { value, earlier in
        try FrameCapture(of: value, in: environment, unless: earlier).captured { $0.bitmap }
      }, environment: environment)
  }
}

extension Snapshotting where Value: LayoutTreeProviding, Format == Bitmap {
  /// The first frame as a picture with a numbered region over each element that VoiceOver reads, and a legend with what
  /// it says, at the component's own size and scale 2.
  public static var accessibilityImage: Snapshotting { .accessibilityImage(in: RenderingEnvironment()) }

  /// The first frame in an environment as a picture with a numbered region over each element that VoiceOver reads, and a
  /// legend with what it says.
  ///
  /// The legend is below the component, or beside it if the component is high. Its size and colors do not depend on the
  /// component's text size, so that it can be read.
  public static func accessibilityImage(in environment: RenderingEnvironment) -> Snapshotting {
    Snapshotting<AccessibilityPicture, Bitmap>.image(in: environment).pullback { AccessibilityPicture(of: $0) }
  }
}

extension Snapshotting where Value == Bitmap, Format == Bitmap {
  /// A picture, unchanged. A picture without content is not refused.
  public static var image: Snapshotting { Snapshotting(pathExtension: "png", diffing: .image) }
}

extension Snapshotting where Format == Bitmap {
  /// Returns this strategy with a tolerance for differences between pictures and their references.
  ///
  /// Every machine draws the same pixels, so this is for pictures from other programs, and for parts that always
  /// change, such as a clock. A part of a tolerance that no pixel needs is reported as a warning.
  ///
  /// ```swift
  /// assertSnapshot(of: screen, as: .image.tolerating(.exact, ignoringNodes: ["clock"]))
  /// ```
  ///
  /// - Parameters:
  ///   - tolerance: The allowed differences, which replace those of an earlier tolerance.
  ///   - ignoringNodes: The names, as in the layout dump, of nodes whose boxes are not compared.
  public func tolerating(_ tolerance: ImageTolerance, ignoringNodes: [String] = []) -> Snapshotting {
    Snapshotting(
      pathExtension: pathExtension,
      diffing: .image(PictureComparison(tolerance: tolerance, ignoredNodes: ignoringNodes)), source: source,
      environment: environment)
  }
}

extension Snapshotting where Value: LayoutTreeProviding, Format == String {
  /// The first frame as a list of boxes with their frames, at the component's own size.
  public static var layoutTree: Snapshotting { .layoutTree(in: RenderingEnvironment()) }

  /// The first frame as a list of boxes with their frames, in an environment.
  public static func layoutTree(in environment: RenderingEnvironment) -> Snapshotting {
    .dump(.layout, in: environment) { $0.layoutDump(typesetter: environment.typesetter) }
  }

  /// The first frame as a reader sees it, drawn with characters, at the component's own size.
  public static var text: Snapshotting { .text(in: RenderingEnvironment()) }

  /// The first frame as a reader sees it, drawn with characters, in an environment.
  public static func text(in environment: RenderingEnvironment) -> Snapshotting {
    .dump(.text, in: environment) { $0.textDump(typesetter: environment.typesetter) }
  }

  /// The first frame as assistive technology reads it, in reading order: labels, values, traits and hints.
  public static var accessibility: Snapshotting { .accessibility(in: RenderingEnvironment()) }

  /// The first frame in an environment as assistive technology reads it.
  ///
  /// If a component has no accessible elements, the text is `(nothing is read)`. Only a component that draws nothing is
  /// refused as blank.
  public static func accessibility(in environment: RenderingEnvironment) -> Snapshotting {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    return .dump(.accessibility, in: environment) { tree in
      let text = tree.accessibilityDump(isRightToLeft: isRightToLeft)
      return text.isEmpty ? "(nothing is read)\n" : text
    }
  }

  /// A text that is derived from the layout tree of the first frame.
  private static func dump(
    _ format: DumpFormat, in environment: RenderingEnvironment, _ text: @escaping @Sendable (LayoutNode) -> String
  ) -> Snapshotting {
    let pathExtension = format.pathExtension
    return Snapshotting(pathExtension: pathExtension, diffing: .lines(pathExtension: pathExtension), in: environment) {
      value in
      try FrameCapture(of: value, in: environment).captured { text($0.tree) }
    }
  }
}
