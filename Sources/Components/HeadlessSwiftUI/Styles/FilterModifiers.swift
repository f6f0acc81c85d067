import FirstFrameLayoutTree
public import HeadlessUIKit

extension View {
  /// Blurs the view with a standard deviation in points. An opaque blur ends at the edges of the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    filtered(radius > 0 ? .blur(deviation: radius, isOpaque: opaque) : nil)
  }

  /// Adds a number to all colors: 0 changes nothing, and 1 makes white.
  public func brightness(_ amount: Double) -> some View {
    filtered(amount == 0 ? nil : .colors(.brightness(amount)))
  }

  /// Moves colors away from gray, or towards it: 1 changes nothing, and 0 makes gray. A negative number inverts colors.
  public func contrast(_ amount: Double) -> some View { filtered(amount == 1 ? nil : .colors(.contrast(amount))) }

  public func saturation(_ amount: Double) -> some View {
    filtered(amount == 1 ? nil : .colors(.saturation(amount)))
  }

  /// Removes a share of the color: 0 changes nothing, and 1 leaves grays.
  public func grayscale(_ amount: Double) -> some View { saturation(1 - min(max(amount, 0), 1)) }

  public func hueRotation(_ angle: Angle) -> some View {
    let turn = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
    return filtered(angle.radians == 0 ? nil : .colors(.hueRotation(cosine: Double(turn.a), sine: Double(turn.b))))
  }

  public func colorInvert() -> some View { filtered(.colors(.inversion)) }

  /// Multiplies each pixel of the view by a color.
  public func colorMultiply(_ color: Color) -> some View {
    inContainer {
      let factors = color.uiColor.resolvedColor(with: $0.traitCollection).cgColor.straightChannels
      $0.layer.pictureFilters = [
        .colors(
          .multiplication(red: factors[0], green: factors[1], blue: factors[2], alpha: factors[3]))
      ]
    }
  }

  /// Makes the view black, and as opaque as it was bright.
  public func luminanceToAlpha() -> some View { filtered(.colors(.luminanceToAlpha)) }

  private func filtered(_ filter: PictureFilter?) -> some View {
    inContainer { $0.layer.pictureFilters = filter.map { [$0] } ?? [] }
  }
}

extension CGColor {
  /// Red, green, blue and alpha in sRGB, from 0 to 1 and not premultiplied.
  fileprivate var straightChannels: [Double] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (1, 1, 1, 1)
    UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [Double(red), Double(green), Double(blue), Double(alpha)]
  }
}
