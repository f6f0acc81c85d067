public import HeadlessUIKit

/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// The length of a column or a row, in points.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items of the same length as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}

/// The tracks of a lazy grid: its columns, or its rows.
struct GridTracks: Equatable {
  /// A track with its position, its length and the alignment of its views.
  struct Track: Equatable {
    var position: CGFloat
    var length: CGFloat
    var alignment: Alignment?
  }

  let tracks: [Track]
  /// The length of all tracks with the spaces between them, in points.
  let extent: CGFloat

  /// Divides a length among items.
  ///
  /// Fixed items take their length first. The others share the rest: each in its turn takes an equal part of what remains,
  /// within its limits. An adaptive item becomes as many tracks as fit into its part at their minimum.
  ///
  /// - Parameter length: The length in points; `nil` for the smallest one.
  init(_ items: [GridItem], in length: CGFloat?) {
    let spacings = items.dropLast().reduce(0) { $0 + ($1.spacing ?? Self.defaultSpacing) }
    var remaining = (length ?? 0) - spacings
    var flexibleCount = 0
    for item in items {
      if case .fixed(let fixed) = item.size { remaining -= fixed } else { flexibleCount += 1 }
    }
    var tracks: [Track] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let share = flexibleCount > 0 ? max(remaining, 0) / CGFloat(flexibleCount) : 0
      let spacing = item.spacing ?? Self.defaultSpacing
      let (count, each) = Self.tracks(of: item.size, in: share, spacing: spacing)
      for number in 0..<count {
        tracks.append(Track(position: position, length: each, alignment: item.alignment))
        position += each
        if number < count - 1 || index < items.count - 1 { position += spacing }
      }
      if case .fixed = item.size { continue }
      flexibleCount -= 1
      // An infinite rest remains infinite for the next items.
      if remaining.isFinite { remaining -= each * CGFloat(count) + spacing * CGFloat(count - 1) }
    }
    self.tracks = tracks
    extent = position
  }

  /// Returns the number of tracks of an item in its part of the length, and the length of each one, in points.
  private static func tracks(
    of size: GridItem.Size, in share: CGFloat, spacing: CGFloat
  ) -> (count: Int, length: CGFloat) {
    switch size {
    case .fixed(let length): return (1, length)
    case .flexible(let minimum, let maximum): return (1, min(max(share, minimum), maximum))
    case .adaptive(let minimum, let maximum):
      // Tracks are at least a point apart, and an infinite length has one.
      let fitting = ((share + spacing) / max(minimum + spacing, 1)).rounded(.down)
      let count = max(Int(exactly: fitting) ?? 1, 1)
      let length = (share - spacing * CGFloat(count - 1)) / CGFloat(count)
      return (count, min(max(length, minimum), maximum))
    }
  }

  /// The space between tracks without a space of their own, in points.
  static let defaultSpacing: CGFloat = 8
}
