public import UIKit

extension View {
  // MARK: Environment

  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    ModifiedView(self, environment: { $0[keyPath: keyPath] = value })
  }

  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    ModifiedView(self, environment: { $0[object: Object.self] = object })
  }

  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    ModifiedView(self, environment: { $0[object: Object.self] = object })
  }

  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    ModifiedView(self, environment: { transform(&$0[keyPath: keyPath]) })
  }

  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public func disabled(_ isDisabled: Bool) -> some View {
    ModifiedView(self, environment: { $0.isEnabled = $0.isEnabled && !isDisabled })
  }

  // MARK: Texts

  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    ModifiedView(self, environment: { $0.fontWeight = weight })
  }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
  public func italic(_ isActive: Bool = true) -> some View {
    ModifiedView(self, environment: { $0.isItalic = isActive })
  }
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
  public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

  // MARK: Colors

  public func foregroundColor(_ color: Color?) -> some View {
    ModifiedView(self, environment: { $0.foreground = color })
  }

  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    ModifiedView(self, environment: { $0.foreground = style.color(in: $0) })
  }

  public func tint(_ color: Color?) -> some View {
    ModifiedView(self) { content, context in
      [context.with(\.tint, color).inContainer(content) { $0.tintColor = color?.uiColor }]
    }
  }

  public func accentColor(_ color: Color?) -> some View { tint(color) }

  // MARK: Effects

  public func opacity(_ opacity: Double) -> some View { inContainer { $0.alpha = opacity } }
  public func hidden() -> some View { opacity(0) }
  public func clipped(antialiased: Bool = false) -> some View { inContainer { $0.clipsToBounds = true } }
  public func zIndex(_ value: Double) -> some View { inContainer { $0.layer.zPosition = value } }

  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    inContainer {
      $0.layer.cornerRadius = radius
      $0.clipsToBounds = true
    }
  }

  public func clipShape(_ shape: some Shape) -> some View {
    ModifiedView(self) { content, context in
      [
        context.inContainer(content) { _ in
        } didPlace: {
          $0.mask(to: shape.path(in: $0.bounds))
        }
      ]
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

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    inContainer { $0.transform = CGAffineTransform(rotationAngle: angle.radians) }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    inContainer { $0.transform = CGAffineTransform(scaleX: x, y: y) }
  }

  /// Puts the view into one of the component runtime.
  private func inContainer(_ configure: @escaping @MainActor (UIView) -> Void) -> some View {
    ModifiedView(self) { content, context in [context.inContainer(content, configure: configure)] }
  }
}
