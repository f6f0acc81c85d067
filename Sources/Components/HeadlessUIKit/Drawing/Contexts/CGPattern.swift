import FirstFrameGeometry
import FirstFrameLayoutTree
public import Foundation

/// A cell that fills areas again and again.
public final class CGPattern: Hashable {
  private let info: UnsafeMutableRawPointer?
  private let bounds: CGRect
  private let matrix: CGAffineTransform
  private let step: CGSize
  let isColored: Bool
  private let callbacks: CGPatternCallbacks

  /// - Parameters:
  ///   - info: A value for the callbacks.
  ///   - bounds: The cell in pattern space.
  ///   - matrix: The map from pattern space to the base space of the context.
  ///   - xStep: The distance between cells in pattern space, in points.
  ///   - yStep: The distance between rows of cells.
  ///   - tiling: Has no effect: cells are not distorted.
  ///   - isColored: Whether the cell has its own colors; otherwise it is drawn in the components of the fill color.
  ///   - callbacks: The function that draws the cell.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard xStep != 0, yStep != 0, xStep.isFinite, yStep.isFinite, !bounds.isEmpty else { return nil }
    self.info = info
    self.bounds = bounds
    self.matrix = matrix
    step = CGSize(width: abs(xStep), height: abs(yStep))
    self.isColored = isColored
    self.callbacks = callbacks.pointee
  }

  deinit {
    callbacks.releaseInfo?(info)
  }

  /// The largest number of cells in an area.
  private static let maximumCount = 40_000

  /// Returns nodes that cover an area of base space; `nil` if it needs too many cells.
  ///
  /// - Parameter color: The color of a pattern without colors.
  func nodes(covering area: CGRect, color: CGColor?) -> [LayoutNode]? {
    guard let inverse = matrix.affine.inverse else { return [] }
    let range = inverse.bounds(of: area)
    guard let columns = Self.indices(from: range.minX - bounds.maxX, to: range.maxX - bounds.minX, step.width),
      let rows = Self.indices(from: range.minY - bounds.maxY, to: range.maxY - bounds.minY, step.height),
      columns.count * rows.count <= Self.maximumCount
    else { return nil }
    let cell = cell(color)
    return rows.flatMap { row in
      columns.map { column in
        let offset = CGAffineTransform(translationX: CGFloat(column) * step.width, y: CGFloat(row) * step.height)
        let frame = CGRect(origin: .zero, size: bounds.size)
        let place = CGAffineTransform(translationX: bounds.minX, y: bounds.minY).concatenating(offset)
          .concatenating(matrix).affine
        let center = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        return LayoutNode(frame: frame, clips: true, transform: place.moved(from: .zero, to: center), children: cell)
      }
    }
  }

  private func cell(_ color: CGColor?) -> [LayoutNode] {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    if let color {
      context.setFillColor(color)
      context.setStrokeColor(color)
    }
    callbacks.drawPattern?(info, context)
    return context.nodes
  }

  /// Returns the numbers of the cells in a range; `nil` if there are too many.
  private static func indices(from start: CGFloat, to end: CGFloat, _ step: CGFloat) -> ClosedRange<Int>? {
    let (first, last) = ((start / step).rounded(.up), (end / step).rounded(.down))
    guard last - first <= CGFloat(maximumCount) else { return nil }
    let lower = Int(clamping: first)
    return lower...max(lower, Int(clamping: last))
  }

  public static func == (left: CGPattern, right: CGPattern) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The functions of a pattern.
public struct CGPatternCallbacks {
  public var version: UInt32
  public var drawPattern: CGPatternDrawPatternCallback?
  public var releaseInfo: CGPatternReleaseInfoCallback?

  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How cells are placed where their distances are not whole pixels.
public enum CGPatternTiling: Int32, CaseIterable, Sendable {
  case noDistortion = 0
  case constantSpacingMinimalDistortion = 1
  case constantSpacing = 2
}

public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

extension CGContext {
  /// Fills later paths with a pattern.
  ///
  /// - Parameter components: The color of a pattern without colors in the base space of the fill colors, and the opacity.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    state.fillPattern = PatternFill(
      pattern: pattern,
      color: pattern.isColored
        ? nil : CGColor(colorSpace: state.fillSpace.baseColorSpace ?? state.fillSpace, components: components))
  }

  /// Moves the cells of later patterns, in points of base space.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = phase
  }

  /// Records the cells of a pattern inside of a path in base space.
  func fill(_ path: Path, _ rule: FillRule, with fill: PatternFill) {
    guard let extent = path.extent?.intersection(box), !extent.isEmpty else { return }
    let phase = state.patternPhase
    guard
      let cells = fill.pattern.nodes(covering: extent.offsetBy(dx: -phase.width, dy: -phase.height), color: fill.color)
    else { return warn("A pattern with more than 40,000 cells is not drawn") }
    let moved = LayoutNode(frame: box.offsetBy(dx: phase.width, dy: phase.height), children: cells)
    record(
      LayoutNode(frame: box, shadow: castShadow, clipPath: ClipPath(path: path, rule: rule), children: [moved]))
  }
}

/// A pattern and its color.
struct PatternFill {
  let pattern: CGPattern
  /// `nil` if the pattern has its own colors.
  let color: CGColor?
}
