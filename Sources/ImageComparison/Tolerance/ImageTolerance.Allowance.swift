extension ImageTolerance {
  /// How many pixels may differ.
  public enum Allowance: Hashable, Sendable {
    /// At most this number.
    case pixels(Int)
    /// At most this share of all pixels, 0...1.
    case share(Double)

    public static let none = Allowance.pixels(0)

    /// Whether as many of all pixels may differ.
    public func covers(_ count: Int, of total: Int) -> Bool {
      switch self {
      case .pixels(let most): count <= most
      case .share(let most): Double(count) <= most * Double(total)
      }
    }

    func check() throws(ImageToleranceError) {
      switch self {
      case .pixels(let count): guard count >= 0 else { throw .unusablePixelCount(count) }
      case .share(let share): guard (0...1).contains(share) else { throw .unusableShare(share) }
      }
    }

    var isNone: Bool { self == .pixels(0) || self == .share(0) }
  }
}
