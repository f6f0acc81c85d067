public import HeadlessUIKit

/// How the color of a symbol is laid on, since iOS 26.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String
  public static let flat = SymbolColorRenderingMode(name: "flat")
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// What the value of a symbol changes, since iOS 26.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String
  public static let color = SymbolVariableValueMode(name: "color")
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension Image {
  /// How bright an image may be.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = DynamicRange(name: "standard")
    public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
    public static let high = DynamicRange(name: "high")
  }

  /// Sets how bright the image may be. Pictures have the standard range.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

private struct ColorRenderingKey: EnvironmentKey {
  static var defaultValue: SymbolColorRenderingMode? { nil }
}

private struct SymbolEffectsKey: EnvironmentKey {
  static var defaultValue: [SymbolEffectConfiguration] { [] }
}

private struct VariableValueKey: EnvironmentKey {
  static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
  /// The effects of symbols that have not ended.
  var symbolEffects: [SymbolEffectConfiguration] {
    get { self[SymbolEffectsKey.self] }
    set { self[SymbolEffectsKey.self] = newValue }
  }
  public var symbolColorRenderingMode: SymbolColorRenderingMode? {
    get { self[ColorRenderingKey.self] }
    set { self[ColorRenderingKey.self] = newValue }
  }
  public var symbolVariableValueMode: SymbolVariableValueMode? {
    get { self[VariableValueKey.self] }
    set { self[VariableValueKey.self] = newValue }
  }
}

extension View {
  // A frame shows the end of an effect: the symbol, unless the effect hides or scales it.

  public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    transformEnvironment(\.symbolEffects) { if isActive { $0.append(effect.configuration) } }
  }
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View { self }

  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    environment(\.symbolColorRenderingMode, mode)
  }
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    environment(\.symbolVariableValueMode, mode)
  }
}
