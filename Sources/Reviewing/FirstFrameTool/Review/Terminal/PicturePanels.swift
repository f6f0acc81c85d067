import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import Foundation

/// The pictures of a change, side by side or below each other.
struct PicturePanels {
  private struct Panel {
    let label: String
    /// The picture; `nil` if unreadable.
    let picture: Bitmap?
  }

  private let panels: [Panel]

  init(change: SnapshotChange, view: ReviewView) {
    let available = change.shownFiles.map { ($0.name, Self.picture(at: $0.path, of: change)) }
    let shown = view == .difference && change.difference != nil ? available.filter { $0.0 == "difference" } : available
    let crop = Self.crop(
      to: change.box ?? Self.box(around: available), view: view, sizes: available.compactMap { $0.1?.size })
    panels = shown.map { label, picture in
      Panel(label: label, picture: picture.flatMap { picture in crop.flatMap { try? picture.cropped(to: $0) } })
    }
  }

  /// The part to show, the same for all pictures.
  private static func crop(to box: [Int]?, view: ReviewView, sizes: [PixelSize]) -> PictureCrop? {
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max(),
      let size = try? PixelSize(width: width, height: height)
    else { return nil }
    guard view != .whole, let box, box.count == 4 else { return PictureCrop(whole: size) }
    return PictureCrop(around: box, in: size)
  }

  /// The box around the pixels in which any of the pictures differ, as `[x, y, width, height]`.
  private static func box(around pictures: [(String, Bitmap?)]) -> [Int]? {
    let pictures = pictures.compactMap(\.1)
    guard let last = pictures.last else { return nil }
    let boxes = pictures.dropLast().compactMap { picture in
      Comparison(reference: picture, actual: last, tolerance: .exact).differingPixels?.boundingBox
    }
    guard let minX = boxes.map(\.x).min(), let minY = boxes.map(\.y).min(),
      let maxX = boxes.map({ $0.x + $0.width }).max(), let maxY = boxes.map({ $0.y + $0.height }).max()
    else { return nil }
    return [minX, minY, maxX - minX, maxY - minY]
  }

  private static func picture(at path: String, of change: SnapshotChange) -> Bitmap? {
    change.contents(of: path).flatMap { try? Bitmap(pngData: $0) }
  }

  /// The panels as text with escape sequences that move the cursor.
  func text(top: Int, columns: Int, rows: Int, screen: ReviewScreen) -> String {
    let count = max(panels.count, 1)
    let beside = (columns: (columns - 2 * (count - 1)) / count, rows: rows - 1)
    let stacked = (columns: columns, rows: rows / count - 1)
    // Wide pictures are larger below each other.
    let isStacked = scale(in: stacked, screen) > scale(in: beside, screen)
    let area = isStacked ? stacked : beside
    return panels.enumerated().map { index, panel in
      let row = isStacked ? top + index * (area.rows + 1) : top
      let column = isStacked ? 1 : 1 + index * (area.columns + 2)
      return screen.at(row, column) + screen.styled(screen.clipped(panel.label, to: area.columns), .faint)
        + picture(panel, at: (row + 1, column), columns: area.columns, rows: area.rows, screen: screen)
    }.joined()
  }

  /// The size at which an area shows the pictures, as a multiple of their own size; 0 if there is no room.
  private func scale(in area: (columns: Int, rows: Int), _ screen: ReviewScreen) -> Double {
    let cell = screen.traits.pictures == .blocks ? CellSize.halfBlocks : screen.cell
    guard let size = panels.compactMap({ $0.picture?.size }).max(by: { $0.area < $1.area }), area.columns > 0,
      area.rows > 0, let fit = try? PictureFit(size, columns: area.columns, rows: area.rows, cell: cell)
    else { return 0 }
    return Double(fit.size.width) / Double(size.width)
  }

  private func picture(
    _ panel: Panel, at position: (row: Int, column: Int), columns: Int, rows: Int, screen: ReviewScreen
  ) -> String {
    guard let picture = panel.picture, rows > 0, columns > 0 else {
      return screen.at(position.row, position.column) + screen.clipped("cannot be shown", to: columns)
    }
    do {
      if let inline = try InlinePicture(
        picture, protocol: screen.traits.pictures, columns: columns, rows: rows, cell: screen.cell)
      {
        return screen.at(position.row, position.column) + inline.text
      }
      let blocks = try HalfBlockPicture(picture, columns: columns, rows: rows, colors: screen.traits.colors)
      return blocks.lines.enumerated().map { screen.at(position.row + $0, position.column) + $1 }.joined()
    } catch {
      return screen.at(position.row, position.column) + screen.clipped("\(error)", to: columns)
    }
  }
}

/// The lines to show for a changed text snapshot.
struct ChangedText {
  /// The lines of the difference, or of the actual text if there is no difference. If two branches changed the text, the
  /// lines of the differences from both.
  let lines: [String]

  init(_ change: SnapshotChange) {
    guard let path = change.difference ?? change.actual, let data = change.contents(of: path) else {
      lines = ["The files are missing; run the test again."]
      return
    }
    if change.kind == .unmerged {
      lines = [UnmergedReference.Version.ours, .theirs].flatMap { version in
        Self.lines(from: change.version(version).flatMap(change.contents), named: version.rawValue, to: data)
      }
      return
    }
    let text = String(validating: data, as: UTF8.self) ?? "\(data.count) bytes that are not text"
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    self.lines = lines
  }

  /// The difference from a version of an unmerged reference, with a heading.
  private static func lines(from version: Data?, named name: String, to actual: Data) -> [String] {
    guard let version else {
      return ["\(name) has no such snapshot", ""]
    }
    guard let difference = try? Diffing.lines.difference(ofFiles: version, actual) else {
      return ["no difference from \(name)", ""]
    }
    let text = difference.files.first.map { String(decoding: $0.data, as: UTF8.self) } ?? difference.summary
    return ["difference from \(name):"] + text.split(separator: "\n").map(String.init) + [""]
  }
}
