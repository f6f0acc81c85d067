/// The layout direction of an environment, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
