import FirstFrameSnapshotReview
import FirstFrameTerminalOutput
import Foundation

/// A review in the terminal, controlled by keys.
struct TerminalReview {
  private(set) var session: ReviewSession
  let traits: TerminalTraits
  private var view = ReviewView.sideBySide
  private var remark: String?
  private var isHelpShown = false
  private let causes: CauseFinder
  private let editor = SourceEditor()

  /// - Parameter remark: A message about the results, if any.
  init(session: ReviewSession, traits: TerminalTraits, remark: String? = nil) {
    self.session = session
    self.traits = traits
    self.remark = remark
    causes = CauseFinder(session.changes, references: session.review.folders.references)
  }

  /// Handles keys until everything is decided or the user quits.
  mutating func run(in terminal: RawTerminal) {
    let keys = KeyReader()
    causes.start { TerminalState.postEvent() }
    draw(in: terminal)
    while session.current != nil {
      let key = keys.next()
      if key == .quit { return }
      if key == .redraw {
        if TerminalState.drainEvents() { terminal.resume() }
      } else if isHelpShown {
        // Any key closes the help.
        isHelpShown = false
      } else if key == .unknown {
        continue
      } else if key == .source {
        remark = openSource(in: terminal)
      } else {
        handle(key)
      }
      draw(in: terminal)
    }
  }

  private mutating func handle(_ key: ReviewKey) {
    remark = nil
    do {
      switch key {
      case .accept: try session.accept()
      case .acceptGroup: try session.acceptGroup()
      case .reject: try session.reject()
      case .skip: try session.skip()
      case .undo:
        if !session.canUndo { remark = "There is nothing to undo." }
        try session.undo()
      case .move:
        guard session.current?.former != nil else {
          remark = "No unused reference equals this snapshot."
          return
        }
        try session.move()
      case .next:
        if !session.next() { remark = "No other change is undecided." }
      case .help: isHelpShown = true
      case .view: view = view.next
      case .open: remark = session.current.map(PictureOpener.open)
      case .source, .quit, .redraw, .unknown: break
      }
    } catch {
      remark = "\(error)"
    }
  }

  /// Opens the likely cause of the current change, or else its test, and returns a message.
  private func openSource(in terminal: RawTerminal) -> String? {
    guard let change = session.current else { return nil }
    let references = session.review.folders.references
    let cause = causes.causes(of: change)?.first.flatMap { SourcePlace($0, besideReferences: references) }
    guard let place = cause ?? change.test.flatMap({ SourcePlace($0, besideReferences: references) }) else {
      return "There is no source to open."
    }
    if editor.usesTerminal { terminal.suspend() }
    defer { if editor.usesTerminal { terminal.resume() } }
    return editor.open(place)
      ? "Opened \(place.text)" : "There is no program to open \(place.text); set EDITOR."
  }

  private func draw(in terminal: RawTerminal) {
    let (columns, rows, cell) = terminal.size
    let screen = ReviewScreen(columns: columns, rows: rows, cell: cell, traits: traits)
    if isHelpShown {
      terminal.write(screen.help)
    } else {
      let cause = session.current.flatMap(causes.causes)?.first
      terminal.write(screen.text(of: session, cause: cause, view: view, remark: remark))
    }
  }
}

/// Opens pictures with the desktop's default program.
enum PictureOpener {
  /// Opens the difference or the actual picture, and returns a message.
  static func open(_ change: SnapshotChange) -> String {
    guard let path = change.difference ?? change.actual else { return "There is nothing to open." }
    return DesktopProgram.open(path) ? "Opened \(path)" : "There is no program to open \(path)"
  }
}
