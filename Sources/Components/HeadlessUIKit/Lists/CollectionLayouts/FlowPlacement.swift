import Foundation

/// The frames of all elements in a section of a flow layout.
struct FlowPlacement {
  private(set) var header: CGRect
  private(set) var footer: CGRect
  private(set) var items: [CGRect] = []
  /// The range of the section along the scroll direction.
  let start: CGFloat
  private(set) var end: CGFloat
  private let section: FlowSection
  private let cross: CGFloat

  /// The rounding error that does not break a line, in points.
  private static let tolerance: CGFloat = 0.01
  /// The number of items in a line beyond which its spacing is not computed exactly.
  private static let largestCount: CGFloat = 10_000

  /// Places a section at an offset, in lines of the length `cross`.
  init(_ section: FlowSection, at start: CGFloat, cross: CGFloat, grid: PixelGrid) {
    self.section = section
    self.cross = cross
    self.start = start
    let axis = section.axis
    header = CGRect(axis, main: start, cross: 0, mainLength: section.header, crossLength: cross)
    footer = .zero
    end = start + section.header
    placeLines(grid)
    footer = CGRect(axis, main: end, cross: 0, mainLength: section.footer, crossLength: cross)
    end += section.footer
  }

  private mutating func placeLines(_ grid: PixelGrid) {
    end += section.mainStart
    var first = 0
    while first < section.sizes.count {
      let line = line(from: first)
      if first > 0 { end += section.lineSpacing }
      place(line, grid)
      first = line.upperBound
    }
    end += section.mainEnd
  }

  private var available: CGFloat { cross - section.crossStart - section.crossEnd }

  /// Returns the range of items that fit in a line, at least one.
  private func line(from first: Int) -> Range<Int> {
    var last = first
    var length = section.sizes[first][section.crossAxis]
    while last + 1 < section.sizes.count {
      length += section.itemSpacing + section.sizes[last + 1][section.crossAxis]
      guard length <= available + Self.tolerance else { break }
      last += 1
    }
    return first..<last + 1
  }

  private mutating func place(_ line: Range<Int>, _ grid: PixelGrid) {
    let (axis, crossAxis) = (section.axis, section.crossAxis)
    let height = section.sizes[line].map { $0[axis] }.max() ?? 0
    let (offset, spacing) = distribution(of: line)
    var position = section.crossStart + offset
    for size in section.sizes[line] {
      // Items are centered in their line.
      let main = end + (height - size[axis]) / 2
      items.append(
        CGRect(
          axis, main: grid.rounded(main), cross: grid.rounded(position), mainLength: size[axis],
          crossLength: size[crossAxis]))
      position += size[crossAxis] + spacing
    }
    end += height
  }

  /// Returns the distribution of a line. Lines are justified. The last line is spaced as if more items like its last
  /// one followed, so that columns line up; if its items have different sizes, it has the minimum spacing. A single item
  /// in a line is centered.
  private func distribution(of line: Range<Int>) -> (offset: CGFloat, spacing: CGFloat) {
    var (rest, count) = (available, CGFloat(line.count))
    for size in section.sizes[line] { rest -= size[section.crossAxis] }
    if line.upperBound == section.sizes.count {
      let lengths = Set(section.sizes.map { $0[section.crossAxis] })
      if lengths.count > 1 { return (0, section.itemSpacing) }
      let length = section.sizes[line.upperBound - 1][section.crossAxis]
      // A line can be endless, or its items too short to count.
      while length > 0, count < Self.largestCount, rest - length - section.itemSpacing * count >= -Self.tolerance {
        rest -= length
        count += 1
      }
    }
    return count > 1 ? (0, rest / (count - 1)) : (max(rest / 2, 0), 0)
  }
}

/// The metrics of a section of a flow layout: lengths along the scroll direction ("main") and across it ("cross").
struct FlowSection {
  var axis: NSLayoutConstraint.Axis
  var sizes: [CGSize]
  var insets: UIEdgeInsets
  /// The minimum distance between lines.
  var lineSpacing: CGFloat
  /// The minimum distance between the items of a line.
  var itemSpacing: CGFloat
  var header: CGFloat
  var footer: CGFloat

  var mainStart: CGFloat { axis == .vertical ? insets.top : insets.left }
  var mainEnd: CGFloat { axis == .vertical ? insets.bottom : insets.right }
  var crossStart: CGFloat { axis == .vertical ? insets.left : insets.top }
  var crossEnd: CGFloat { axis == .vertical ? insets.right : insets.bottom }
  var crossAxis: NSLayoutConstraint.Axis { axis == .vertical ? .horizontal : .vertical }
}
