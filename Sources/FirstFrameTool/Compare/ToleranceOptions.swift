import ArgumentParser
import FirstFrameImageComparison

/// What may differ.
struct ToleranceOptions: ParsableArguments {
  @Option(help: "exact, yiq (as pixelmatch measures colours) or oklab; yiq where only a threshold is given.")
  var metric: MetricOption?

  @Option(help: "The largest difference of two colours that counts as none, 0...1; 0.1 for yiq, 0.02 for oklab.")
  var threshold: Double?

  @Flag(help: "Let pixels differ that look anti-aliased.")
  var antialiasing = false

  @Option(
    help: ArgumentHelp("A rectangle to leave out, in pixels; may be given several times.", valueName: "X,Y,W,H"),
    transform: PixelBox.init(argument:))
  var ignore: [PixelBox] = []

  @Option(help: ArgumentHelp("Let as many pixels differ.", valueName: "N"))
  var maxPixels: Int?

  @Option(help: ArgumentHelp("Let as large a share of all pixels differ, 0...1.", valueName: "share"))
  var maxShare: Double?

  func validate() throws {
    if maxPixels != nil, maxShare != nil {
      throw ValidationError("--max-pixels and --max-share exclude each other: choose one.")
    }
  }

  func tolerance() throws(ImageToleranceError) -> ImageTolerance {
    let metric = metric ?? (threshold == nil ? .exact : .yiq)
    return try ImageTolerance(
      metric: metric.metric, threshold: threshold ?? metric.usualThreshold, allowsAntialiasing: antialiasing,
      maxDifferentPixels: maxPixels, maxDifferentPixelRatio: maxShare, mask: ignore)
  }
}
