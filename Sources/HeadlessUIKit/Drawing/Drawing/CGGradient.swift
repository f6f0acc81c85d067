import FirstFrameLayoutTree
public import Foundation

/// Colours to draw from one place to another.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// - Parameters:
  ///   - colors: `CGColor`s, in their order.
  ///   - locations: As many places from 0 to 1; nil for even distances.
  public init?(colorsSpace space: CGColorSpace?, colors: [Any], locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { ($0 as? CGColor)?.straightComponents.color }
    guard !colors.isEmpty else { return nil }
    stops = GradientStop.list(colors, at: locations.map { places in colors.indices.map { Double(places[$0]) } })
  }
}
