import ArgumentParser
import FirstFrameImageComparison

/// The options for tolerated differences.
struct ToleranceOptions: ParsableArguments {
  @Option(help: "exact, yiq (the metric of pixelmatch) or oklab; default: exact, or yiq with --threshold.")
  var metric: MetricOption?

  @Option(help: "The largest tolerated difference of two colors, 0...1; default: 0.1 for yiq, 0.02 for oklab.")
  var threshold: Double?

  @Flag(help: "Tolerate differences of pixels that look anti-aliased.")
  var antialiasing = false

  @Option(
    help: ArgumentHelp("A rectangle to ignore, in pixels; may be given several times.", valueName: "X,Y,W,H"),
    transform: PixelBox.init(argument:))
  var ignore: [PixelBox] = []

  @Option(help: ArgumentHelp("The number of pixels that may differ.", valueName: "N"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("The share of all pixels that may differ, 0...1.", valueName: "share"))
  var maxShare: Double?

  func validate() throws {
    if maxPixels != nil, maxShare != nil {
      throw ValidationError("--max-pixels and --max-share exclude each other: choose one.")
    }
  }

  /// Whether any of the options was given.
  var isUsed: Bool {
    metric != nil || threshold != nil || antialiasing || !ignore.isEmpty || maxPixels != nil || maxShare != nil
  }

  func tolerance() throws(ImageToleranceError) -> ImageTolerance {
    let metric = metric ?? (threshold == nil ? .exact : .yiq)
    return try ImageTolerance(
      metric: metric.metric, threshold: threshold ?? metric.defaultThreshold, allowsAntialiasing: antialiasing,
      maxDifferentPixels: maxPixels, maxDifferentPixelRatio: maxShare, mask: ignore)
  }
}

/// The metric for differences of colors.
enum MetricOption: String, CaseIterable, ExpressibleByArgument {
  case exact, yiq, oklab

  var metric: ImageTolerance.Metric {
    switch self {
    case .exact: .exact
    case .yiq: .yiq
    case .oklab: .okLab
    }
  }

  /// The default threshold.
  var defaultThreshold: Double {
    switch self {
    case .exact: 0
    case .yiq: 0.1
    case .oklab: 0.02
    }
  }
}

extension PixelBox {
  /// Reads `X,Y,W,H`, in pixels.
  init(argument: String) throws {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2], let height = numbers[3]
    else { throw ValidationError("expected four whole numbers, such as 0,0,120,44") }
    self.init(x: x, y: y, width: width, height: height)
  }
}
