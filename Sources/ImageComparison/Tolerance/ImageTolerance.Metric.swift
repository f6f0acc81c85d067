extension ImageTolerance {
  /// How the difference of two colours is measured, as a number in 0...1.
  public enum Metric: String, CaseIterable, Hashable, Sendable {
    /// Equal bytes or not. The difference is that of the channel that differs most, over 255.
    case exact

    /// The distance in YIQ, weighted as in Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC
    /// transmission color space in mobile applications" (2010): the square root of
    /// 0.5053 ΔY² + 0.299 ΔI² + 0.1957 ΔQ², over that of the most that it can be, 35215.
    ///
    /// As in pixelmatch 7, whose usual threshold is 0.1, translucent pixels are laid over a pattern that depends on
    /// their place. Counts of opaque pictures equal pixelmatch's.
    case yiq

    /// The Euclidean distance in OKLab (Ottosson, "A perceptual color space for image processing", 2020); about 0.02
    /// can just be seen.
    ///
    /// Translucent pixels are laid over black and over white, and the larger difference counts.
    case okLab = "oklab"
  }
}
