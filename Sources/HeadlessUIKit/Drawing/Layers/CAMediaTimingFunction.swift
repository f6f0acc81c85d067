/// The pace of an animation; kept and not used, as only ends are seen.
public final class CAMediaTimingFunction: Sendable {
  public let name: CAMediaTimingFunctionName?

  public init(name: CAMediaTimingFunctionName) {
    self.name = name
  }

  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    name = nil
  }
}
