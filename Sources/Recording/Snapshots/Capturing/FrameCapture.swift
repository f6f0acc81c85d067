import FirstFrameImaging
package import FirstFrameLayoutTree
package import FirstFrameRasterizer
package import Foundation

/// A value in the format of a strategy.
package enum Capture<Format> {
  /// A value that is not blank.
  case whole(Format, CaptureEvidence)
  /// A first frame that shows nothing; the value is `nil` if the frame has no size.
  case blank(Blankness, Format?, CaptureEvidence)
  /// A picture that was not drawn, because it is known to equal its reference.
  case unchanged(CaptureEvidence)

  var evidence: CaptureEvidence {
    switch self {
    case .whole(_, let evidence), .blank(_, _, let evidence), .unchanged(let evidence): evidence
    }
  }

  /// Returns the capture with warnings that occurred while the value was evaluated and drawn.
  func adding(warnings: [String]) -> Capture {
    guard !warnings.isEmpty else { return self }
    switch self {
    case .whole(let value, let evidence): return .whole(value, evidence.adding(warnings: warnings))
    case .blank(let blankness, let value, let evidence):
      return .blank(blankness, value, evidence.adding(warnings: warnings))
    case .unchanged(let evidence): return .unchanged(evidence.adding(warnings: warnings))
    }
  }
}

/// Information about how a captured value was drawn, for reports and messages.
package struct CaptureEvidence: Sendable {
  /// The value's layout tree; `nil` unless the value is a component.
  package let layoutTree: LayoutNode?
  /// The tree with its texts typeset; `nil` if there is nothing to draw.
  package let scene: PreparedScene?
  /// Pixels per point; `nil` without pixels.
  package let scale: CGFloat?
  /// The version of iOS whose look the component has; `nil` unless the value is a component.
  package let systemVersion: SystemVersion?
  /// Whether the strategy determines the width of the component.
  package let hasGivenWidth: Bool
  /// Warnings about the value's layout, and about uses without effect (see `UsageWarnings`), one sentence each.
  package private(set) var layoutWarnings: [String]
  /// Why the frame shows nothing; empty unless it is blank.
  package let blankCauses: BlankCauses
  /// What the picture is a function of; `nil` if it is drawn each time.
  private(set) var drawingInput: DrawingInput?

  package static let none = CaptureEvidence()

  package init(
    layoutTree: LayoutNode? = nil, scene: PreparedScene? = nil, scale: CGFloat? = nil,
    systemVersion: SystemVersion? = nil, hasGivenWidth: Bool = false, layoutWarnings: [String] = [],
    blankCauses: BlankCauses = .none
  ) {
    self.layoutTree = layoutTree
    self.scene = scene
    self.scale = scale
    self.systemVersion = systemVersion
    self.hasGivenWidth = hasGivenWidth
    self.layoutWarnings = layoutWarnings
    self.blankCauses = blankCauses
  }

  fileprivate func adding(warnings: [String]) -> CaptureEvidence {
    var evidence = self
    evidence.layoutWarnings += warnings.filter { !layoutWarnings.contains($0) }
    return evidence
  }

  /// The evidence of a picture that need not be drawn again if it equals its reference.
  func with(drawingInput: DrawingInput?) -> CaptureEvidence {
    var evidence = self
    evidence.drawingInput = drawingInput
    return evidence
  }

  /// Warnings about the value's layout and drawing, one sentence each.
  var warnings: [String] {
    layoutWarnings + [MissingFontWarning.text(about: scene?.missingCharacters ?? [])].compactMap { $0 }
  }
}

/// Why a value could not be captured.
package enum CaptureError: Error, Sendable {
  /// The strategy needs the main actor and was called elsewhere.
  case notOnMainActor
  /// The expression for the value threw an error.
  case noValue(reason: String)
  /// The component reported that its layout is unreliable.
  case unreliableLayout(reason: String)
  /// The component was used in a way that ends an app on a device.
  case usageErrors([UsageError])
  /// The strategy threw an error.
  case strategyFailed(reason: String)
}

extension CaptureError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notOnMainActor:
      "components can only be drawn on the main actor, and this assertion was not called from it; "
        + "mark the test '@MainActor' (in XCTest on Linux '@MainActor func test() async', since a synchronous "
        + "'@MainActor' test method aborts the run there)"
    case .noValue(let reason): "the expression for the value threw: \(reason)"
    case .unreliableLayout(let reason): "\(reason); nothing was recorded or compared"
    case .usageErrors(let errors):
      errors.map { "\($0)" }.joined(separator: "\n") + "\nNothing was recorded or compared."
    case .strategyFailed(let reason): "the value could not be drawn: \(reason)"
    }
  }
}

/// The first frame of a component: its tree, its picture, and whether it shows anything.
struct FrameCapture {
  let tree: LayoutNode
  /// The picture; `nil` if the frame has no size.
  let bitmap: Bitmap?
  private let evidence: CaptureEvidence
  private let blankness: Blankness?
  /// Whether the picture is known to equal its reference.
  private let isUnchanged: Bool

  /// Captures a component.
  ///
  /// - Parameter earlier: The last drawing of the snapshot; a picture that is known to equal its reference is not drawn.
  @MainActor
  init(
    of component: some LayoutTreeProviding, in environment: RenderingEnvironment, unless earlier: EarlierMatch? = nil
  ) throws {
    let tree = component.layoutTree(in: environment)
    self.tree = tree
    if let problem = component.layoutProblem { throw CaptureError.unreliableLayout(reason: problem) }
    try Rasterizer.checkDepth(of: tree)
    let input = earlier == nil ? nil : DrawingInput(tree, in: environment)
    if let earlier, let input, earlier.contains(input) {
      (isUnchanged, bitmap, blankness) = (true, nil, nil)
      evidence = CaptureEvidence(
        layoutTree: tree, scale: environment.scale, systemVersion: environment.systemVersion,
        layoutWarnings: component.layoutWarnings)
      return
    }
    isUnchanged = false
    let rasterizer = Rasterizer(scale: environment.scale, typesetter: environment.typesetter)
    let scene = tree.frame.hasNoArea ? nil : try rasterizer.prepare(tree)
    bitmap = scene.map(rasterizer.bitmap)
    blankness = try Blankness(of: tree, drawnAs: bitmap, by: rasterizer)
    let warnings = component.layoutWarnings
    let evidence = CaptureEvidence(
      layoutTree: tree, scene: scene, scale: environment.scale, systemVersion: environment.systemVersion,
      hasGivenWidth: environment.size != nil || environment.width != nil, layoutWarnings: warnings,
      blankCauses: blankness == nil
        ? .none : BlankCauses(of: tree, omissions: component.frameOmissions, warnings: warnings))
    self.evidence = evidence.with(drawingInput: blankness == nil ? input : nil)
  }

  /// The frame in a format, unless it is blank.
  func captured<Format>(as format: (FrameCapture) -> Format?) -> Capture<Format> {
    guard !isUnchanged else { return .unchanged(evidence) }
    let value = format(self)
    if let blankness { return .blank(blankness, value, evidence) }
    guard let value else {
      return .blank(.zeroSize(width: tree.frame.width, height: tree.frame.height), nil, evidence)
    }
    return .whole(value, evidence)
  }
}

extension CGRect {
  /// Whether the width or the height is zero; the rasterizer reports lengths that are not finite.
  fileprivate var hasNoArea: Bool {
    width.isFinite && height.isFinite && (width == 0 || height == 0)
  }
}
