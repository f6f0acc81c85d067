import FirstFrameChangeCauses
import FirstFrameSnapshotReport
import FirstFrameSnapshotReview
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// The screen of a review, as text with escape sequences.
struct ReviewScreen {
  let columns: Int
  let rows: Int
  let cell: CellSize
  let traits: TerminalTraits

  /// The number of rows above and below the pictures.
  private static let (head, foot) = (5, 3)

  /// - Parameter remark: A message about the last key, if any.
  func text(of session: ReviewSession, cause: LikelyCause?, view: ReviewView, remark: String?) -> String {
    guard let change = session.current else { return "" }
    let lines = heading(of: change, cause: cause, in: session, view: view)
    var text = "\u{1B}[2J" + InlinePicture.removal(traits.pictures)
    for (row, line) in lines.enumerated() { text += at(row + 1) + line }
    text += body(of: change, view: view)
    if let remark { text += at(rows - 1) + styled(clipped(remark), .yellow) }
    return text + at(rows) + styled(clipped(keys(for: session)), .faint)
  }

  /// The keys with their effects, in place of the change.
  var help: String {
    let width = 4
    let lines = ReviewKey.descriptions.enumerated().map { row, line in
      at(row + 3) + styled(line.key.padded(toColumns: width), .bold) + clipped(line.effect, to: columns - width)
    }
    return "\u{1B}[2J" + InlinePicture.removal(traits.pictures) + at(1) + styled("Keys", .bold) + lines.joined()
      + at(min(rows, lines.count + 4)) + styled(clipped("Press any key to go back."), .faint)
  }

  private func heading(
    of change: SnapshotChange, cause: LikelyCause?, in session: ReviewSession, view: ReviewView
  ) -> [String] {
    let count = "\(session.position + 1) of \(session.changes.count)"
    let decided =
      "\(session.count(.accepted)) accepted, \(session.count(.rejected)) rejected, \(session.count(.skipped)) skipped"
    let location = change.test.map { "\($0.file):\($0.line), \($0.function)" } ?? "from an earlier run"
    return [
      clipped("\(count)   \(change.kind.reportName)   \(decided)   view: \(view.title)"),
      styled(clipped(change.name.path), .bold), clipped(location), clipped(change.summary),
      styled(clipped(hint(for: change, cause: cause)), .faint),
    ]
  }

  /// The reference under its former name, or the likely cause.
  private func hint(for change: SnapshotChange, cause: LikelyCause?) -> String {
    if let former = change.former {
      return "The unused reference \(former.path) equals this snapshot: m moves it here."
    }
    return cause?.phrase ?? ""
  }

  /// As many keys as fit, in their usual order.
  private func keys(for session: ReviewSession) -> String {
    let group = session.group.count
    // The number is the rank among those that may be left out.
    let all: [(text: String, rank: Int)] = [
      ("a accept", 0), (group > 1 ? "A accept all \(group) alike" : "", 1),
      (session.current?.former == nil ? "" : "m move", 1), ("r reject", 0), ("s skip", 2), ("n next", 4),
      ("d view", 3), ("o open", 5), ("e source", 6), (session.canUndo ? "u undo" : "", 2), ("? help", 0), ("q quit", 0),
    ].filter { !$0.text.isEmpty }
    let lines = (0...6).reversed().map { rank in all.filter { $0.rank <= rank }.map(\.text).joined(separator: "  ") }
    return lines.first { $0.displayColumns <= columns } ?? lines.last ?? ""
  }

  private func body(of change: SnapshotChange, view: ReviewView) -> String {
    let height = rows - Self.head - Self.foot
    guard height > 0 else { return "" }
    guard change.isPicture else { return texts(of: change, height: height) }
    guard traits.pictures != .none else { return paths(of: change) }
    let panels = PicturePanels(change: change, view: view)
    return panels.text(top: Self.head + 1, columns: columns, rows: height, screen: self)
  }

  /// The lines of a text's difference, or of a new text.
  private func texts(of change: SnapshotChange, height: Int) -> String {
    let lines = ChangedText(change).lines
    let shown =
      lines.count > height ? lines.prefix(height - 1) + ["… \(lines.count - height + 1) more lines"] : lines[...]
    return shown.enumerated().map { row, line in
      let color: TextColor? = line.hasPrefix("+ ") ? .green : line.hasPrefix("- ") ? .red : nil
      return at(Self.head + 1 + row) + (color.map { styled(clipped(line), $0) } ?? clipped(line))
    }.joined()
  }

  private func paths(of change: SnapshotChange) -> String {
    let lines = change.shownFiles.map { "\($0.name):".padding(toLength: 12, withPad: " ", startingAt: 0) + $0.path }
    return lines.enumerated().map { at(Self.head + 1 + $0) + clipped($1) }.joined()
  }

  /// The escape sequence that moves the cursor; rows and columns start at 1.
  func at(_ row: Int, _ column: Int = 1) -> String { "\u{1B}[\(row);\(column)H" }

  func styled(_ text: String, _ color: TextColor) -> String {
    traits.colors == .none ? text : color.wrapped("\(text)").output
  }

  /// The text on one line, shortened to a width, with an ellipsis if anything is cut off.
  func clipped(_ text: String, to width: Int? = nil) -> String {
    text.escapedForTerminalLine.clipped(toColumns: width ?? columns)
  }
}

extension SnapshotChange {
  /// The change in one line.
  fileprivate var summary: String {
    if let change { return change.split(separator: "\n").joined(separator: "; ") }
    guard let differingPixels, let totalPixels else { return kind == .missing ? "There is no reference yet." : "" }
    return "\(differingPixels) of \(totalPixels) pixels differ."
  }
}

/// The parts of a change that the screen shows.
enum ReviewView: CaseIterable {
  /// The reference, the actual picture and the difference, cropped to the change.
  case sideBySide
  /// Only the difference, as large as possible.
  case difference
  /// The reference, the actual picture and the difference, uncropped.
  case whole

  var next: ReviewView {
    switch self {
    case .sideBySide: .difference
    case .difference: .whole
    case .whole: .sideBySide
    }
  }

  var title: String {
    switch self {
    case .sideBySide: "what changed"
    case .difference: "difference"
    case .whole: "whole"
    }
  }
}
