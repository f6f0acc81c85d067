import FirstFrameTerminalOutput
import Foundation

/// The terminal while keys are read one by one and the screen is drawn over: it is put back however the process ends.
final class RawTerminal {
  private static let enter = "\u{1B}[?1049h\u{1B}[?25l"
  private static let leave = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

  /// Takes hold of the terminal; nil where standard input and output are none.
  init?(removingPictures removal: String) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, TerminalState.save(leaving: removal + Self.leave)
    else {
      return nil
    }
    TerminalState.catchSignals()
    resume()
  }

  deinit {
    TerminalState.restore()
  }

  /// Takes hold again, after the process was stopped and went on.
  func resume() {
    TerminalState.makeRaw()
    write(Self.enter)
  }

  func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      bytes = bytes.dropFirst(max(count, 0))
    }
  }

  /// Columns, rows, and the size of a cell in pixels, as the terminal says now.
  var size: (columns: Int, rows: Int, cell: CellSize) {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return (80, 24, .usual)
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let cell = CellSize(width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    return (columns, rows, size.ws_xpixel > 0 && size.ws_ypixel > 0 ? cell : .usual)
  }
}
