import FirstFrameLayoutTree
public import HeadlessUIKit

extension View {
  public func opacity(_ opacity: Double) -> some View { inContainer { $0.alpha = opacity } }
  public func hidden() -> some View {
    inContainer {
      $0.alpha = 0
      $0.accessibilityElementsHidden = true
    }
  }
  public func clipped(antialiased: Bool = false) -> some View { inContainer { $0.clipsToBounds = true } }
  public func zIndex(_ value: Double) -> some View { inContainer { $0.layer.zPosition = value } }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    inContainer {
      $0.layer.cornerRadius = radius
      $0.clipsToBounds = true
    }
  }

  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    ModifiedView(self) { content, context in
      [
        context.inContainer(content) { _ in
        } didPlace: {
          $0.mask(to: shape.path(in: $0.bounds), isEvenOdd: style.isEOFilled)
        }
      ]
    }
  }

  /// Shows the view only where another one is opaque.
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    masked(by: AnyView(mask()), alignment: alignment)
  }

  public func mask(_ mask: some View) -> some View { masked(by: AnyView(mask), alignment: .center) }

  private func masked(by mask: AnyView, alignment: Alignment) -> some View {
    ModifiedView(self) { content, context in
      let view = context.graph.view(in: context) { UIView() }
      let cover = context.stored("mask") { UIView() }
      let element = context.element(of: content, within: view)
      let filling = ZStack { mask }.frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: alignment)
      let masking = context.child("mask").with(\.stackAxis, nil).element(of: filling, within: cover)
      return [MaskedElement(element, view: view, cover: cover, masking: masking)]
    }
  }

  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    inContainer {
      let resolved = color.uiColor.resolvedColor(with: $0.traitCollection).cgColor
      $0.layer.shadowColor = resolved
      $0.layer.shadowOpacity = 1
      $0.layer.shadowRadius = radius
      $0.layer.shadowOffset = CGSize(width: x, height: y)
    }
  }

  // MARK: Transforms

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    transformed(around: anchor, CGAffineTransform(scaleX: x, y: y))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    transformed(around: .topLeading, transform)
  }

  /// Transforms the view around a point of it, without an effect on others.
  private func transformed(around anchor: UnitPoint, _ transform: CGAffineTransform) -> some View {
    ModifiedView(self) { content, context in
      [
        context.inContainer(content) { _ in
        } didPlace: {
          let size = $0.bounds.size
          let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
          $0.transform = CGAffineTransform(translationX: -x, y: -y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: x, y: y))
        }
      ]
    }
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    ModifiedView(self) { content, context in
      [
        context.inContainer(content) { _ in
        } didPlace: {
          let size = $0.bounds.size
          let (x, y) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
          var turn = CATransform3DIdentity
          turn.m34 = -perspective / max(size.width, size.height, 1)
          turn = CATransform3DRotate(turn, CGFloat(angle.radians), axis.x, axis.y, axis.z)
          turn = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorZ), turn)
          $0.layer.transform = CATransform3DConcat(turn, CATransform3DMakeTranslation(x, y, anchorZ))
        }
      ]
    }
  }

  // MARK: Compositing

  public func blendMode(_ mode: BlendMode) -> some View { inContainer { $0.layer.compositingFilter = mode.filter } }
  public func compositingGroup() -> some View { inContainer { _ in } }
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    inContainer { $0.backgroundColor = opaque ? .black : nil }
  }
  /// Puts the view into one of the component runtime.
  func inContainer(_ configure: @escaping @MainActor (UIView) -> Void) -> some View {
    ModifiedView(self) { content, context in [context.inContainer(content, configure: configure)] }
  }
}

/// How colors are computed when views are drawn together.
public enum ColorRenderingMode: Hashable, Sendable {
  case nonLinear, linear, extendedLinear
}

/// How a view is blended with the content behind it.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
  case exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker
  case plusLighter

  /// The name of Core Animation's filter.
  fileprivate var filter: String? {
    switch self {
    case .normal: nil
    case .sourceAtop: "sourceAtopCompositing"
    case .destinationOver: "destOver"
    case .destinationOut: "destOut"
    case .plusDarker: "plusD"
    case .plusLighter: "plusL"
    default: "\(self)BlendMode"
    }
  }
}

/// An element that is shown where its mask is opaque.
private final class MaskedElement: WrappingElement {
  private let view: UIView
  private let cover: UIView
  private let masking: LayoutElement

  init(_ content: LayoutElement, view: UIView, cover: UIView, masking: LayoutElement) {
    (self.view, self.cover, self.masking) = (view, cover, masking)
    super.init(content)
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    super.place(in: frame, space)
    masking.place(in: CGRect(origin: .zero, size: frame.size), space.inside(frame, isRightToLeft: false))
    cover.layoutIfNeeded()
    view.mask = cover
  }
}
