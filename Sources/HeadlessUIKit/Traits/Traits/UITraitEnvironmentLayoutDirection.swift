/// The layout direction of an environment, or unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, CaseIterable, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
