public import HeadlessUIKit

/// Views in rows and columns. A column is as wide as its widest view.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing, verticalSpacing: CGFloat?
  private let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    (self.alignment, self.content) = (alignment, content())
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    let rows = content.build(in: context.child("grid").with(\.stackAxis, .vertical))
    return [
      GridElement(
        rows, alignment: alignment, spacing: CGSize(width: horizontalSpacing ?? 8, height: verticalSpacing ?? 8))
    ]
  }
}

/// A row of a grid, with a view for each column.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    (self.alignment, self.content) = (alignment, content())
  }

  func elements(in context: BuildContext) -> [LayoutElement] {
    [GridRowElement(content.build(in: context.child("cells").with(\.stackAxis, .horizontal)), alignment: alignment)]
  }
}

/// The cells of a row. Outside of grids, they are a row of their own.
final class GridRowElement: WrappingElement {
  let cells: [LayoutElement]
  let alignment: VerticalAlignment?

  init(_ cells: [LayoutElement], alignment: VerticalAlignment?) {
    (self.cells, self.alignment) = (cells, alignment)
    super.init(StackElement(cells, along: .horizontal, spacing: nil, vertical: alignment ?? .center))
  }
}

/// What cells tell their grid.
private enum GridCellValue {
  enum Columns {}
  enum Anchor {}
  enum Alignment {}
  enum Unsized {}
}

extension View {
  public func gridCellColumns(_ count: Int) -> some View {
    cellValue(GridCellValue.Columns.self, max(count, 1))
  }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { cellValue(GridCellValue.Anchor.self, anchor) }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    cellValue(GridCellValue.Alignment.self, guide)
  }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { cellValue(GridCellValue.Unsized.self, axes) }

  private func cellValue(_ key: Any.Type, _ value: Any) -> some View {
    ModifiedView(each: self) { LayoutValueElement($0, key: ObjectIdentifier(key), value: value) }
  }
}

/// Elements in rows and columns.
final class GridElement: LayoutElement {
  private let rows: [LayoutElement]
  private let alignment: Alignment
  private let spacing: CGSize

  init(_ rows: [LayoutElement], alignment: Alignment, spacing: CGSize) {
    (self.rows, self.alignment, self.spacing) = (rows, alignment, spacing)
  }

  private func cells(of row: LayoutElement) -> [LayoutElement]? { (row as? GridRowElement)?.cells }

  private func columns(of cell: LayoutElement) -> Int {
    cell.layoutValue(ObjectIdentifier(GridCellValue.Columns.self)) as? Int ?? 1
  }

  private func isUnsized(_ cell: LayoutElement, along axis: Axis.Set) -> Bool {
    (cell.layoutValue(ObjectIdentifier(GridCellValue.Unsized.self)) as? Axis.Set)?.contains(axis) ?? false
  }

  private var columnCount: Int {
    rows.map { cells(of: $0)?.reduce(0) { $0 + columns(of: $1) } ?? 1 }.max() ?? 0
  }

  /// The cells of a row with their first columns.
  private func placed(_ cells: [LayoutElement]) -> [(cell: LayoutElement, first: Int, count: Int)] {
    var column = 0
    return cells.map { cell in
      let count = columns(of: cell)
      defer { column += count }
      return (cell, column, count)
    }
  }

  /// The widths of the columns: the ideal ones, with the remaining space among the columns that can grow.
  private func widths(for proposal: ProposedViewSize) -> [CGFloat] {
    let count = columnCount
    guard count > 0 else { return [] }
    guard let width = proposal.width else { return columnWidths(count, nil) }
    return shared(
      width - spacing.width * CGFloat(count - 1), columnWidths(count, 0), columnWidths(count, .infinity))
  }

  /// The largest width of the cells in each of the columns for a proposed width, in points.
  private func columnWidths(_ count: Int, _ proposed: CGFloat?) -> [CGFloat] {
    var widths = [CGFloat](repeating: 0, count: count)
    for case let row as GridRowElement in rows {
      for (cell, first, span) in placed(row.cells) where span == 1 && !isUnsized(cell, along: .horizontal) {
        widths[first] = max(widths[first], cell.size(for: ProposedViewSize(width: proposed, height: nil)).width)
      }
    }
    return widths
  }

  /// Shares a length among columns from the least to the most flexible, as a stack does.
  private func shared(_ length: CGFloat, _ minima: [CGFloat], _ maxima: [CGFloat]) -> [CGFloat] {
    var result = minima
    var available = max(length, 0)
    let order = minima.indices.sorted { (maxima[$0] - minima[$0], $0) < (maxima[$1] - minima[$1], $1) }
    for (index, column) in order.enumerated() {
      let share = available / CGFloat(order.count - index)
      result[column] = min(max(share, minima[column]), maxima[column])
      available = max(available - result[column], 0)
    }
    return result
  }

  private func width(_ widths: [CGFloat], _ first: Int, _ count: Int) -> CGFloat {
    let end = min(first + count, widths.count)
    guard first < end else { return 0 }
    return widths[first..<end].reduce(0, +) + spacing.width * CGFloat(end - first - 1)
  }

  /// The height of each row, in points.
  private func heights(_ widths: [CGFloat], _ total: CGFloat, _ proposal: ProposedViewSize) -> [CGFloat] {
    func height(_ row: LayoutElement, _ proposed: CGFloat?) -> CGFloat {
      guard let cells = cells(of: row) else {
        return row.size(for: ProposedViewSize(width: total, height: proposed)).height
      }
      return placed(cells).filter { !isUnsized($0.cell, along: .vertical) }.map {
        $0.cell.size(for: ProposedViewSize(width: width(widths, $0.first, $0.count), height: proposed)).height
      }.max() ?? 0
    }
    guard let proposed = proposal.height else { return rows.map { height($0, nil) } }
    return shared(
      proposed - spacing.height * CGFloat(max(rows.count - 1, 0)), rows.map { height($0, 0) },
      rows.map { height($0, .infinity) })
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let widths = widths(for: proposal)
    let columnsWidth = width(widths, 0, widths.count)
    let single = rows.filter { cells(of: $0) == nil && !isUnsized($0, along: .horizontal) }
      .map { $0.size(for: ProposedViewSize(width: proposal.width, height: nil)).width }
    let total = max(columnsWidth, single.max() ?? 0)
    let heights = heights(widths, total, proposal)
    return CGSize(
      width: total, height: heights.reduce(0, +) + spacing.height * CGFloat(max(heights.count - 1, 0)))
  }

  override func place(in frame: CGRect, _ space: LayoutSpace) {
    let widths = widths(for: ProposedViewSize(frame.size))
    let heights = heights(widths, frame.width, ProposedViewSize(frame.size))
    let alignments = columnAlignments
    var y = frame.minY
    for (row, height) in zip(rows, heights) {
      defer { y += height + spacing.height }
      guard let row = row as? GridRowElement else {
        place(row, in: CGRect(x: frame.minX, y: y, width: frame.width, height: height), alignment, space)
        continue
      }
      for (cell, first, count) in placed(row.cells) {
        let x = frame.minX + width(widths, 0, first) + (first > 0 ? spacing.width : 0)
        let area = CGRect(x: x, y: y, width: width(widths, first, count), height: height)
        let own = Alignment(
          horizontal: alignments[first] ?? alignment.horizontal, vertical: row.alignment ?? alignment.vertical)
        place(cell, in: area, own, space)
      }
    }
  }

  /// The alignments that cells set for their columns. The first cell of a column that sets one counts.
  private var columnAlignments: [Int: HorizontalAlignment] {
    var alignments: [Int: HorizontalAlignment] = [:]
    for case let row as GridRowElement in rows {
      for (cell, first, _) in placed(row.cells) where alignments[first] == nil {
        alignments[first] =
          cell.layoutValue(ObjectIdentifier(GridCellValue.Alignment.self)) as? HorizontalAlignment
      }
    }
    return alignments
  }

  private func place(_ cell: LayoutElement, in area: CGRect, _ alignment: Alignment, _ space: LayoutSpace) {
    let size = cell.size(for: ProposedViewSize(area.size))
    guard let anchor = cell.layoutValue(ObjectIdentifier(GridCellValue.Anchor.self)) as? UnitPoint else {
      cell.place(in: cell.frame(of: size, in: area, alignment: alignment), space)
      return
    }
    let origin = CGPoint(
      x: area.minX + (area.width - size.width) * anchor.x, y: area.minY + (area.height - size.height) * anchor.y)
    cell.place(in: CGRect(origin: origin, size: size), space)
  }
}
