import FirstFrameLayoutTree
import HeadlessUIKit

/// How the parts of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  private enum Kind { case monochrome, multicolor, hierarchical, palette }

  private let kind: Kind
  public static let monochrome = SymbolRenderingMode(kind: .monochrome)
  public static let multicolor = SymbolRenderingMode(kind: .multicolor)
  public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
  public static let palette = SymbolRenderingMode(kind: .palette)

  /// The mode of symbols for which code sets none: two or three foreground styles are a palette.
  static func implied(in environment: EnvironmentValues) -> SymbolRenderingMode? {
    environment.foregroundPaints.count > 1 ? .palette : nil
  }

  @MainActor
  func configuration(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration? {
    let levels = (0..<3).map { environment.foregroundColor(level: $0).uiColor }
    switch kind {
    case .monochrome: return .preferringMonochrome()
    case .multicolor: return .preferringMulticolor()
    case .hierarchical: return .init(hierarchicalColors: levels)
    case .palette: return .init(paletteColors: levels)
    }
  }
}

/// Variants of symbols, such as filled ones.
public struct SymbolVariants: Hashable, Sendable {
  public enum Outline: Hashable, Sendable { case circle, square, rectangle }

  private var outline: Outline?
  private var isFilled = false
  private var isSlashed = false

  public static let none = SymbolVariants()
  public static let fill = none.fill
  public static let circle = none.circle
  public static let square = none.square
  public static let rectangle = none.rectangle
  public static let slash = none.slash

  public var fill: SymbolVariants { changed { $0.isFilled = true } }
  public var circle: SymbolVariants { changed { $0.outline = .circle } }
  public var square: SymbolVariants { changed { $0.outline = .square } }
  public var rectangle: SymbolVariants { changed { $0.outline = .rectangle } }
  public var slash: SymbolVariants { changed { $0.isSlashed = true } }

  public func contains(_ other: SymbolVariants) -> Bool {
    (other.outline == nil || other.outline == outline) && (!other.isFilled || isFilled)
      && (!other.isSlashed || isSlashed)
  }

  private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    changed {
      $0.outline = other.outline ?? outline
      $0.isFilled = isFilled || other.isFilled
      $0.isSlashed = isSlashed || other.isSlashed
    }
  }

  /// The name of a symbol's variant.
  func applied(to name: String) -> String {
    var parts = name.split(separator: ".").map(String.init)
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    if isSlashed { add("slash") }
    switch outline {
    case .circle: add("circle")
    case .square: add("square")
    case .rectangle: add("rectangle")
    case nil: break
    }
    if isFilled || wasFilled { parts.append("fill") }
    return parts.joined(separator: ".")
  }
}

extension EnvironmentValues {
  private enum ScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }
  private enum ModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
  }
  private enum VariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
  }

  public var imageScale: Image.Scale {
    get { self[ScaleKey.self] }
    set { self[ScaleKey.self] = newValue }
  }
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[ModeKey.self] }
    set { self[ModeKey.self] = newValue }
  }
  public var symbolVariants: SymbolVariants {
    get { self[VariantsKey.self] }
    set { self[VariantsKey.self] = newValue }
  }
}

extension View {
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    ModifiedView(self, environment: { $0.symbolVariants = $0.symbolVariants.union(variant) })
  }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    transformEnvironment(\.symbolEffects) { if isEnabled { $0 = [] } }
  }
}
