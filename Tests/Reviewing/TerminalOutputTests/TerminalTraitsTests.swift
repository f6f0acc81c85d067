import FirstFrameImaging
import Testing

@testable import FirstFrameTerminalOutput

/// The capabilities of terminals, recognized by documented environment variables.
@Suite struct TerminalTraitsTests {
  @Test(
    arguments: [
      (
        ["TERM": "xterm-kitty", "KITTY_WINDOW_ID": "1", "COLORTERM": "truecolor"], PictureProtocol.kitty,
        TerminalColors.trueColor
      ),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty, .indexed),
      (["TERM": "xterm-ghostty", "TERM_PROGRAM": "ghostty"], .kitty, .trueColor),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app", "COLORTERM": "truecolor"], .iterm2, .trueColor),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm2, .indexed),
      (["TERM": "foot"], .sixel, .trueColor), (["TERM": "mlterm"], .sixel, .indexed),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "mintty", "COLORTERM": "24bit"], .sixel, .trueColor),
      (["TERM": "xterm-256color", "COLORTERM": "truecolor", "TERM_PROGRAM": "vscode"], .blocks, .trueColor),
      (["TERM": "xterm"], .blocks, .indexed), (["TERM": "linux"], .none, .none), (["TERM": "dumb"], .none, .none),
      ([:], .none, .none), (["TERM": "xterm-kitty", "NO_COLOR": "1"], .none, .none),
      // In a multiplexer, the outer terminal does not matter.
      (["TERM": "tmux-256color", "TMUX": "/tmp/x", "KITTY_WINDOW_ID": "1"], .blocks, .indexed),
      (["TERM": "screen-256color", "COLORTERM": "truecolor"], .blocks, .trueColor),
    ] as [([String: String], PictureProtocol, TerminalColors)])
  func theEnvironmentSetsTheTraits(environment: [String: String], pictures: PictureProtocol, colors: TerminalColors) {
    let traits = TerminalTraits(environment: environment, isTerminal: true)
    #expect(traits.pictures == pictures)
    #expect(traits.colors == colors)
    #expect(
      TerminalTraits(environment: environment, isTerminal: false) == TerminalTraits(pictures: .none, colors: .none))
  }

  /// xterm's palette has the levels 0, 95, 135, 175, 215, 255, and grays from 8 in steps of 10.
  @Test func theNearestPaletteColorIsFound() {
    for step in stride(from: 0, through: 255, by: 5) {
      for other in [0, 40, 127, 200, 255] {
        let color = Color(red: UInt8(step), green: UInt8(other), blue: UInt8(255 - step))
        let found = XtermPalette.index(nearestTo: color)
        func distance(_ index: Int) -> Int {
          let channels = XtermPalette.channels(of: index)
          return zip(channels, [step, other, 255 - step]).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
        }
        let nearest = (16...255).map(distance).min() ?? 0
        #expect(distance(found) == nearest, "\(color) became \(found)")
      }
    }
    #expect(XtermPalette.index(nearestTo: .white) == 231)
    #expect(XtermPalette.index(nearestTo: .black) == 16)
  }
}
