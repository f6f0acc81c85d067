import HeadlessUIKit

/// A sound or a vibration.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable {
    case named(String)
    case impact(Double)
  }

  /// How strong a collision is.
  public struct Weight: Equatable, Sendable {
    fileprivate let name: String
    public static let light = Weight(name: "light")
    public static let medium = Weight(name: "medium")
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft the colliding things are.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let name: String
    public static let rigid = Flexibility(name: "rigid")
    public static let solid = Flexibility(name: "solid")
    public static let soft = Flexibility(name: "soft")
  }

  private let kind: Kind
  public static let success = SensoryFeedback(kind: .named("success"))
  public static let warning = SensoryFeedback(kind: .named("warning"))
  public static let error = SensoryFeedback(kind: .named("error"))
  public static let selection = SensoryFeedback(kind: .named("selection"))
  public static let increase = SensoryFeedback(kind: .named("increase"))
  public static let decrease = SensoryFeedback(kind: .named("decrease"))
  public static let start = SensoryFeedback(kind: .named("start"))
  public static let stop = SensoryFeedback(kind: .named("stop"))
  public static let alignment = SensoryFeedback(kind: .named("alignment"))
  public static let levelChange = SensoryFeedback(kind: .named("levelChange"))
  public static let impact = SensoryFeedback(kind: .impact(1))

  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .named("impact \(weight.name) \(intensity)"))
  }

  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .named("impact \(flexibility.name) \(intensity)"))
  }
}

extension View {
  // A picture shows neither sounds nor vibrations.

  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View { self }

  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
  ) -> some View { self }

  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
  ) -> some View { self }
}
