public import HeadlessUIKit

/// Views in rows of several columns, of which only the visible ones are made.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.columns, self.alignment, self.spacing, self.content) = (columns, alignment, spacing, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [
      LazyGridElement.element(
        of: content, axis: .vertical, items: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing, in: context)
    ]
  }
}

/// Views in columns of several rows, of which only the visible ones are made.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    (self.rows, self.alignment, self.spacing, self.content) = (rows, alignment, spacing, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [
      LazyGridElement.element(
        of: content, axis: .horizontal, items: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
        spacing: spacing, in: context)
    ]
  }
}

/// Views in lines of several tracks, of which only the visible ones are made.
final class LazyGridElement: LayoutElement {
  private let cells: LazyCells
  /// The axis along which lines follow each other.
  private let axis: Axis
  private let items: [GridItem]
  private let alignment: Alignment
  private let spacing: CGFloat
  private let context: BuildContext
  private let viewport: Viewport?

  private init(
    _ cells: LazyCells, axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?, viewport: Viewport?,
    in context: BuildContext
  ) {
    (self.cells, self.axis, self.items, self.alignment) = (cells, axis, items, alignment)
    (self.spacing, self.viewport, self.context) = (spacing ?? GridTracks.defaultSpacing, viewport, context)
  }

  static func element(
    of content: some View, axis: Axis, items: [GridItem], alignment: Alignment, spacing: CGFloat?,
    in context: BuildContext
  ) -> LayoutElement {
    context.lazyElement(of: content, stackAxis: nil) { cells, viewport, inner in
      LazyGridElement(
        cells, axis: axis, items: items, alignment: alignment, spacing: spacing, viewport: viewport, in: inner)
    }
  }

  /// A line of the grid: the positions of its views, and its length.
  private struct Line {
    var indices: Range<Int>
    var length: CGFloat
  }

  private func lineCount(_ tracks: GridTracks) -> Int {
    tracks.tracks.isEmpty ? 0 : (cells.count + tracks.tracks.count - 1) / tracks.tracks.count
  }

  private func line(_ number: Int, _ tracks: GridTracks) -> Line {
    let start = number * tracks.tracks.count
    let indices = start..<min(start + tracks.tracks.count, cells.count)
    let length = indices.map { size(at: $0, tracks.tracks[$0 - start]).length(along: axis) }.max() ?? 0
    return Line(indices: indices, length: length)
  }

  private func size(at index: Int, _ track: GridTracks.Track) -> CGSize {
    cells.element(at: index, in: context)
      .size(for: ProposedViewSize(along: axis, main: nil, cross: track.length))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let cross = proposal.length(along: axis.other)
    let tracks = GridTracks(items, in: cross)
    let count = lineCount(tracks)
    let end = viewport?.end(along: axis) ?? .infinity
    var (main, number): (CGFloat, Int) = (0, 0)
    while number < count, main < end {
      main += line(number, tracks).length + (number > 0 ? spacing : 0)
      number += 1
    }
    if number > 0, number < count { main += (main + spacing) / CGFloat(number) * CGFloat(count - number) }
    return CGSize(along: axis, main: main, cross: max(tracks.extent, cross.map { $0.isFinite ? $0 : 0 } ?? 0))
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let cross = frame.size.length(along: axis.other)
    let tracks = GridTracks(items, in: cross)
    let end = viewport?.end(along: axis) ?? .infinity
    let count = lineCount(tracks)
    let offset = offset(of: tracks.extent, in: cross)
    var (position, number): (CGFloat, Int) = (0, 0)
    while number < count, position < end {
      let line = line(number, tracks)
      place(line, at: position, tracks, offset: offset, in: frame, space)
      position += line.length + spacing
      number += 1
    }
    cells.hide(outside: 0..<min(number * tracks.tracks.count, cells.count))
  }

  /// The distance of the tracks from the start of the grid.
  private func offset(of extent: CGFloat, in cross: CGFloat) -> CGFloat {
    let element = LayoutElement()
    let free = max(cross - extent, 0)
    return axis == .vertical
      ? element.position(of: alignment.horizontal, in: CGSize(width: free, height: 0))
      : element.position(of: alignment.vertical, in: CGSize(width: 0, height: free))
  }

  private func place(
    _ line: Line, at position: CGFloat, _ tracks: GridTracks, offset: CGFloat, in frame: CGRect, _ space: LayoutSpace
  ) {
    for index in line.indices {
      let track = tracks.tracks[index - line.indices.lowerBound]
      let start = offset + track.position
      let slot = CGRect(
        origin: axis == .vertical
          ? CGPoint(x: frame.minX + start, y: frame.minY + position)
          : CGPoint(x: frame.minX + position, y: frame.minY + start),
        size: CGSize(along: axis, main: line.length, cross: track.length))
      let element = cells.element(at: index, in: context)
      element.place(
        in: element.frame(of: size(at: index, track), in: slot, alignment: track.alignment ?? .center), space)
    }
  }
}
