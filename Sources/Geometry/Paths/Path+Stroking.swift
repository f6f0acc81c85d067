public import Foundation

extension Path {
  /// The outline of the line that a pen leaves along this path, to be filled with the nonzero rule.
  ///
  /// Curves come out as lines no further than about `tolerance`, in the path's units, from the true edge.
  /// All contours wind the same way, counterclockwise with y up, so that outlines can be added to each other.
  /// Dashes follow the arc length of each subpath, which begins the pattern anew at its phase.
  /// A subpath without length leaves a dot where the cap is round or square, as SVG has it.
  public func stroked(_ style: StrokeStyle, tolerance: CGFloat) -> Path {
    guard style.width > 0, style.width.isFinite, tolerance > 0 else { return Path() }
    var outliner = StrokeOutliner(style: style, tolerance: tolerance)
    var flattener = PathFlattener(tolerance: tolerance, smallestCosine: outliner.smoothCosine)
    let pattern = DashPattern(style, tolerance: tolerance)
    for subpath in flattener.flatten(self) {
      for dash in pattern?.dashes(of: subpath) ?? [subpath] { outliner.add(dash) }
    }
    return outliner.outline
  }
}
