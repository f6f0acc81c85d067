import FirstFrameLocalFiles
import FirstFrameSnapshotReport
import FirstFrameTextEscaping
import Foundation

/// What the keys do: they start rounds and other programs, or type a pattern.
extension Watch {
  func readKeys() throws {
    let isInteractive = terminal.isInteractive
    // A terminal in which this program is in the background, or whose output goes elsewhere, has no keys and no end.
    guard isInteractive || isatty(STDIN_FILENO) == 0 else { return }
    keys = try KeyInput { [continuation] byte in
      if let byte {
        if isInteractive { continuation.yield(.key(byte)) }
      } else {
        continuation.yield(.inputEnded)
      }
    }
  }

  /// - Returns: Whether the watch ends.
  func handleKey(_ byte: UInt8) -> Bool {
    guard foreground == nil else { return false }
    if typed != nil {
      type(byte)
      return false
    }
    switch UnicodeScalar(byte) {
    case "q", "\u{04}": return true
    case "a": review()
    case "f":
      let failed = status.results.failedTests
      if failed.isEmpty { remark("no test failed") } else { runAgain(failed) }
    case "t":
      typed = Array((status.filter ?? "").utf8)
      showStatus()
    case "o": openSource()
    case "\n", "\r": runAgain(.all)
    case "?", "h":
      terminal.show(lines: WatchReport.keys)
      showStatus()
    default: break
    }
    return false
  }

  private func runAgain(_ selection: TestSelection) {
    pending.add(.none, selection)
    startRoundIfNeeded()
  }

  /// Handles a key while a pattern is typed.
  private func type(_ byte: UInt8) {
    var text = typed ?? []
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      typed = nil
      let pattern = String(decoding: text, as: UTF8.self)
      guard pattern.isEmpty || (try? Regex(pattern)) != nil else {
        return remark("`\(pattern)` is not a regular expression")
      }
      status.filter = pattern.isEmpty ? nil : pattern
      return runAgain(.all)
    case 0x1B, 0x04:
      typed = nil
      return showStatus()
    case 0x7F, 0x08:
      // A character of several bytes.
      while let last = text.popLast(), last & 0xC0 == 0x80 {}
    case 0..<0x20: return
    default: text.append(byte)
    }
    typed = text
    showStatus()
  }

  private func review() {
    guard status.results.items.values.contains(where: \.isAcceptable) else { return remark("no picture has changed") }
    guard running == nil else { return remark("wait for the end of this round") }
    let program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    runInForeground([
      program, "review", "--from", folders.artifacts, "--references", folders.references, "--quiet",
    ])
  }

  private func openSource() {
    let failure = status.results.otherFailures.first
    let item = status.results.sortedItems.first { !$0.isKnownIssue }
    let place: SourcePlace? =
      if let error = status.errors?.errors.first(where: { $0.file != nil }), let file = error.file {
        SourcePlace(path: file, line: error.line, column: error.column)
      } else if let item, let file = package?.file(ofID: item.test.file) {
        SourcePlace(path: file, line: item.test.line)
      } else if let file = failure?.file {
        SourcePlace(path: file, line: failure?.line)
      } else { nil }
    guard let place else { return remark("there is nothing to open") }
    let editor = SourceEditor()
    if editor.usesTerminal { return runInForeground(editor.arguments(for: place)) }
    remark(editor.open(place) ? "opened \(place.path)" : "set VISUAL or EDITOR to open \(place.path)")
  }

  /// Gives the terminal to a program until it ends.
  private func runInForeground(_ arguments: [String]) {
    keys?.stop()
    keys = nil
    terminal.leave()
    WatchSignals.ignoreInterrupts(true)
    do {
      let program = try ForegroundProgram(arguments)
      foreground = program
      DispatchQueue.global().async { [continuation] in
        program.wait()
        continuation.yield(.foregroundEnded)
      }
    } catch {
      endForeground()
      remark("\(arguments[0]) cannot be run: \(FileFailure(error))")
    }
  }

  func endForeground() {
    foreground = nil
    // The time in which the program ran is not part of the next round.
    saveTime = nil
    WatchSignals.ignoreInterrupts(false)
    terminal.enter()
    do { try readKeys() } catch { status.remark = "\(error)" }
    terminal.show(report)
    showStatus()
    startRoundIfNeeded()
  }
}
