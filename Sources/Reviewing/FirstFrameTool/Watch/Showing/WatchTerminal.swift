import FirstFrameLocalFiles
import FirstFrameTextEscaping
import Foundation

/// Where a watch prints: a terminal, with a status line at its end that follows, or lines for a pipe or a file.
final class WatchTerminal {
  /// Whether there are keys and a status line.
  let isInteractive: Bool
  /// Whether nobody reads the output any more.
  private(set) var isClosed = false
  private var isShowingStatus = false
  private var lastStep: String?

  init() {
    isInteractive =
      isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && TerminalState.save(leaving: "\u{1B}[?25h\r\u{1B}[K")
    if isInteractive {
      TerminalState.catchSignals()
      TerminalState.makeRaw()
    }
  }

  /// Prints the result of a round in place of what the terminal shows.
  func show(_ report: WatchReport) {
    let lines = report.lines
    if isInteractive {
      write("\u{1B}[2J\u{1B}[H")
      isShowingStatus = false
    }
    for line in lines { write(line + "\n") }
    if !isInteractive {
      write(report.statusLine(columns: columns, typed: nil) + "\n")
      lastStep = nil
    } else if !lines.isEmpty {
      write("\n")
    }
  }

  /// Prints lines above the status line.
  func show(lines: [TerminalText]) {
    removeStatus()
    for line in lines { write(line + "\n") }
  }

  func showStatus(_ report: WatchReport, typed: String?) {
    let line = report.statusLine(columns: columns, typed: typed)
    guard isInteractive else {
      // Each phase of a round is one line, without what changes many times in a second.
      let step = String(report.status.step.prefix { !$0.isNumber })
      guard report.status.phase == .working, step != lastStep else { return }
      lastStep = step
      write(line + "\n")
      return
    }
    write("\r\u{1B}[K" + line)
    isShowingStatus = true
  }

  private func removeStatus() {
    if isShowingStatus { write("\r\u{1B}[K") }
    isShowingStatus = false
  }

  /// Gives the terminal to another program.
  func leave() {
    removeStatus()
    TerminalState.restore()
  }

  /// Takes the terminal back.
  func enter() {
    TerminalState.makeRaw()
  }

  func end() {
    guard isInteractive else { return }
    removeStatus()
    TerminalState.restore()
  }

  private var columns: Int {
    var size = winsize()
    guard isInteractive, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 200 }
    return Int(size.ws_col)
  }

  private func write(_ text: TerminalText) {
    do {
      try DescriptorWriting.writeAll(Data(text.output.utf8), to: STDOUT_FILENO)
    } catch {
      isClosed = true
    }
  }
}
