import HeadlessUIKit

/// A button with a background.
struct BorderedButton: View {
  enum Fill {
    case light, prominent, prominentGlass
    case glass(Glass)
  }

  let configuration: PrimitiveButtonStyleConfiguration
  let fill: Fill
  @Environment(\.self) private var environment

  var body: some View {
    let measures = BorderedButtonMeasures(environment.controlSize)
    return ActionSurface(action: configuration.action) {
      configuration.label
        .font(environment.font ?? measures.font)
        .environment(\.foregroundPaints, foregroundPaints)
        .padding(measures.padding(for: environment.buttonBorderShape))
        .background { background(measures) }
    }
  }

  /// The explicit tint, or that of a destructive button; `nil` for the default tint.
  private var ownTint: Color? { configuration.role == .destructive ? .red : environment.tint }

  /// The styles that were set around the button, or else the color of its own style.
  private var foregroundPaints: [Paint] {
    guard environment.isEnabled else { return [.color(Color(uiColor: .tertiaryLabel))] }
    return environment.foregroundPaints.isEmpty ? [.color(ownForeground)] : environment.foregroundPaints
  }

  private var ownForeground: Color {
    switch fill {
    case .light: return ownTint ?? environment.controlTint
    case .prominent, .prominentGlass: return .white
    case .glass: return ownTint ?? .primary
    }
  }

  @ViewBuilder private func background(_ measures: BorderedButtonMeasures) -> some View {
    let shape = BorderShape(measures.corners(environment.buttonBorderShape, environment.controlLook))
    switch fill {
    case .glass(let glass): GlassSurface(glass: glass, corners: shape.corners)
    case .prominentGlass:
      GlassSurface(
        glass: environment.isEnabled ? .regular.tint(ownTint ?? environment.controlTint) : .regular,
        corners: shape.corners)
    case .light, .prominent: shape.fill(color)
    }
  }

  private var color: Color {
    guard environment.isEnabled else { return Color(uiColor: .tertiarySystemFill) }
    switch fill {
    case .prominent: return ownTint ?? environment.controlTint
    default: return ownTint.map { $0.opacity(0.15) } ?? Color(uiColor: .tertiarySystemFill)
    }
  }
}

/// The corners of a surface: those of a capsule or of a radius.
enum SurfaceCorners: Hashable {
  case capsule
  case radius(CGFloat)
}

/// The shape of a bordered button.
struct BorderShape: Shape {
  let corners: SurfaceCorners

  init(_ corners: SurfaceCorners) { self.corners = corners }

  func path(in rect: CGRect) -> Path {
    let limit = min(rect.width, rect.height) / 2
    switch corners {
    case .capsule: return Path(roundedRect: rect, cornerRadius: limit, style: .continuous)
    case .radius(let radius): return Path(roundedRect: rect, cornerRadius: min(radius, limit), style: .continuous)
    }
  }
}

/// The paddings and corners of bordered buttons, as UIKit's configurations have them.
struct BorderedButtonMeasures: Equatable {
  private let size: ControlSize

  init(_ size: ControlSize) { self.size = size }

  @MainActor var font: Font {
    switch size {
    case .mini, .small: .subheadline
    case .regular, .large, .extraLarge: .body
    }
  }

  var padding: EdgeInsets {
    switch size {
    case .mini, .small: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .regular: EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: EdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    case .extraLarge: EdgeInsets(top: 17, leading: 24, bottom: 17, trailing: 24)
    }
  }

  /// The padding, which is the same at all edges in a circle.
  func padding(for shape: ButtonBorderShape) -> EdgeInsets {
    guard shape == .circle else { return padding }
    return EdgeInsets(top: padding.top, leading: padding.top, bottom: padding.top, trailing: padding.top)
  }

  func corners(_ shape: ButtonBorderShape, _ look: ControlLook) -> SurfaceCorners {
    let radius = size >= .large ? look.largeButtonRadius : look.buttonRadius
    switch shape.kind {
    case .capsule, .circle: return .capsule
    case .roundedRectangle(let own): return .radius(own ?? radius ?? (size >= .large ? 12 : 8))
    // Small buttons are capsules in each version.
    case .automatic: return size <= .small ? .capsule : radius.map(SurfaceCorners.radius) ?? .capsule
    }
  }
}

extension ControlSize: Comparable {
  private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: ControlSize, right: ControlSize) -> Bool { left.order < right.order }
}
