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
      var used: CGFloat
      let start = position
      switch item.size {
      case .fixed(let fixed):
        used = fixed
        tracks.append(Track(position: position, length: fixed, alignment: item.alignment))
      case .flexible(let minimum, let maximum):
        used = min(max(share, minimum), maximum)
        tracks.append(Track(position: position, length: used, alignment: item.alignment))
        remaining -= used
        flexibleCount -= 1
      case .adaptive(let minimum, let maximum):
        let spacing = item.spacing ?? Self.defaultSpacing
        let count = max(((share + spacing) / (minimum + spacing)).rounded(.down), 1)
        let each = min(max((share - spacing * (count - 1)) / count, minimum), maximum)
        for number in 0..<Int(count) {
          tracks.append(
            Track(position: start + CGFloat(number) * (each + spacing), length: each, alignment: item.alignment))
        }
        used = each * count + spacing * (count - 1)
        remaining -= used
        flexibleCount -= 1
      }
      position = start + used + (index < items.count - 1 ? item.spacing ?? Self.defaultSpacing : 0)
    }
    self.tracks = tracks
    extent = position
  }

  /// The space between tracks without a space of their own, in points.
  static let defaultSpacing: CGFloat = 8
}
