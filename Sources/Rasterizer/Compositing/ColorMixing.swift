import FirstFrameLayoutTree

/// Changes the colours of a picture by those beneath it, so that laying it over them shows a blend mode.
///
/// With s and d the premultiplied channels, a and b the alphas of source and destination, the result of a mode
/// that blends straight colours by B is s (1 - b) + d (1 - a) + a b B(d / b, s / a). "Over" adds the middle term;
/// the others are put in the source's place here. They come to s (1 - b) + s d for multiply, and to
/// s + a d - s d for screen; neither can exceed a.
///
/// Source: W3C Compositing and Blending Level 1, sections 5.1 and 10.1.
enum ColorMixing {
  case multiply
  case screen

  init?(_ mode: BlendMode) {
    switch mode {
    case .normal: return nil
    case .multiply: self = .multiply
    case .screen: self = .screen
    }
  }

  func mix(_ source: UnsafeMutablePointer<UInt32>, with destination: UnsafePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      if source[index] != 0 { source[index] = mixed(source[index], destination[index]) }
      index &+= 1
    }
  }

  private func mixed(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let sourceAlpha = source &>> 24
    let destinationAlpha = destination &>> 24
    var result = sourceAlpha &<< 24
    var shift: UInt32 = 0
    while shift < 24 {
      let s = (source &>> shift) & 255
      let d = (destination &>> shift) & 255
      // Both are exact in 255ths of 255ths, and rounded once.
      let product =
        switch self {
        case .multiply: s &* (255 &- destinationAlpha) &+ s &* d
        case .screen: s &* 255 &+ sourceAlpha &* d &- s &* d
        }
      let rounded = product &+ 128
      result |= ((rounded &+ (rounded &>> 8)) &>> 8) &<< shift
      shift &+= 8
    }
    return result
  }
}
