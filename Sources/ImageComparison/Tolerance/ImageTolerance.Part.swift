extension ImageTolerance {
  /// One of the things that a tolerance lets through.
  public enum Part: Hashable, Sendable {
    case threshold
    case antialiasing
    case allowance
    case ignoredRegion(PixelBox)
  }

  /// What this tolerance lets through that an exact comparison does not, in the order of ``Part``'s cases.
  public var parts: [Part] {
    var parts: [Part] = []
    if threshold > 0 { parts.append(.threshold) }
    if allowsAntialiasing { parts.append(.antialiasing) }
    if !allowance.isNone { parts.append(.allowance) }
    return parts + ignoredRegions.map(Part.ignoredRegion)
  }
}

extension ImageTolerance.Part: CustomStringConvertible {
  public var description: String {
    switch self {
    case .threshold: "the threshold"
    case .antialiasing: "the anti-aliasing test"
    case .allowance: "the allowed pixels"
    case .ignoredRegion(let box): "the ignored region \(box.x),\(box.y),\(box.width),\(box.height)"
    }
  }
}
