import FirstFrameLayoutTree
import Foundation

/// How far the rim of glass displaces what is behind it, by the distance from the edge.
///
/// With the radius w of the rim, its surface at the distance u · w from the edge is inclined by an angle whose sine is
/// 1 - u. That is the angle of incidence α of a ray that comes straight from the viewer. Snell's law gives the angle of
/// refraction, sin β = sin α / n. The ray then goes through w · cos α of the rim and through the plate, so it is displaced by
/// (depth + w · cos α) · tan(α - β) towards the middle: most at the edge, and not at all at the end of the rim.
struct LensProfile {
  /// The width of the rim, in points.
  let bevel: Double
  /// The largest distance from the edge from which a color is taken, in points: the middle of the glass.
  private let reach: Double
  /// The displacements at equal distances from the edge to the end of the rim, in points.
  private let displacements: [Double]

  /// The refractive index of glass.
  private static let index = 1.5
  private static let steps = 256

  /// - Parameter reach: Half the shorter side of the glass, in points.
  init(_ lens: Backdrop.Lens, reach: CGFloat) {
    let bevel = min(Double(lens.bevel), Double(reach))
    let depth = Double(lens.depth)
    self.bevel = bevel
    self.reach = Double(reach)
    displacements = (0...Self.steps).map { step in
      let sine = 1 - Double(step) / Double(Self.steps)
      return Self.displacement(sine: sine, bevel: bevel, depth: depth)
    }
  }

  private static func displacement(sine: Double, bevel: Double, depth: Double) -> Double {
    let cosine = (1 - sine * sine).squareRoot()
    let refractedSine = sine / index
    let refractedCosine = (1 - refractedSine * refractedSine).squareRoot()
    let tangent =
      (sine * refractedCosine - cosine * refractedSine) / (cosine * refractedCosine + sine * refractedSine)
    return (depth + bevel * cosine) * tangent
  }

  /// Returns the displacement towards the middle at a distance from the edge, both in points.
  func displacement(at distance: Double) -> Double {
    guard bevel > 0, distance < bevel else { return 0 }
    let position = max(distance, 0) / bevel * Double(Self.steps)
    let step = min(Int(position), Self.steps - 1)
    let share = position - Double(step)
    let displacement = displacements[step] * (1 - share) + displacements[step + 1] * share
    return min(displacement, max(reach - distance, 0))
  }

  /// The largest displacement, in points.
  var maximum: Double { bevel > 0 ? min(displacements.max() ?? 0, reach) : 0 }
}
