import ArgumentParser
import FirstFrameImageComparison

/// How to measure the difference of two colours.
enum MetricOption: String, CaseIterable, ExpressibleByArgument {
  case exact, yiq, oklab

  var metric: ImageTolerance.Metric {
    switch self {
    case .exact: .exact
    case .yiq: .yiq
    case .oklab: .okLab
    }
  }

  /// What counts as no difference where nothing else is said.
  var usualThreshold: Double {
    switch self {
    case .exact: 0
    case .yiq: 0.1
    case .oklab: 0.02
    }
  }
}
