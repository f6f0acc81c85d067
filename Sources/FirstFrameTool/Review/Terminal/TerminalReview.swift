import FirstFrameSnapshotReview
import FirstFrameTerminalOutput
import Foundation

/// A review by keys, in a terminal.
struct TerminalReview {
  private(set) var session: ReviewSession
  let traits: TerminalTraits
  private var view = ReviewView.beside
  private var remark: String?

  init(session: ReviewSession, traits: TerminalTraits) {
    self.session = session
    self.traits = traits
  }

  /// Asks for a key until everything is decided, or somebody quits.
  mutating func run(in terminal: RawTerminal) {
    let keys = KeyReader()
    draw(in: terminal)
    while session.current != nil {
      let key = keys.next()
      if key == .quit { return }
      if key == .redraw, TerminalState.answerBell() { terminal.resume() }
      guard key != .unknown else { continue }
      obey(key)
      draw(in: terminal)
    }
  }

  private mutating func obey(_ key: ReviewKey) {
    remark = nil
    do {
      switch key {
      case .accept: try session.accept()
      case .acceptGroup: try session.acceptGroup()
      case .reject: try session.reject()
      case .skip: try session.skip()
      case .undo: session.canUndo ? try session.undo() : (remark = "There is nothing to undo.")
      case .view: view = view.next
      case .open: remark = session.current.map(PictureOpener.open)
      case .quit, .redraw, .unknown: break
      }
    } catch {
      remark = "\(error)"
    }
  }

  private func draw(in terminal: RawTerminal) {
    let (columns, rows, cell) = terminal.size
    let screen = ReviewScreen(columns: columns, rows: rows, cell: cell, traits: traits)
    terminal.write(screen.text(of: session, view: view, remark: remark))
  }
}
