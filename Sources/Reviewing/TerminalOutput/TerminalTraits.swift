import FirstFrameLocalFiles

/// The capabilities of a terminal, from its environment variables.
package struct TerminalTraits: Hashable, Sendable {
  package let pictures: PictureProtocol
  package let colors: TerminalColors

  package init(pictures: PictureProtocol, colors: TerminalColors) {
    self.pictures = pictures
    self.colors = colors
  }

  /// Detects the capabilities from variables that terminals set, and from `NO_COLOR` (no-color.org).
  ///
  /// - Parameter isTerminal: Whether the output is a terminal.
  package init(environment: [String: String], isTerminal: Bool) {
    func value(_ variable: EnvironmentVariable) -> String { variable.value(in: environment) ?? "" }
    let term = value(.terminal)
    guard isTerminal, !term.isEmpty, term != "dumb", value(.noColor).isEmpty else {
      self.init(pictures: .none, colors: .none)
      return
    }
    let colors = Self.colors(term: term, hint: value(.terminalColors))
    // Terminal multiplexers support colors, but not pictures.
    let isMultiplexed = !value(.tmux).isEmpty || term.hasPrefix("screen") || term.hasPrefix("tmux")
    let own =
      isMultiplexed
      ? nil
      : Self.pictures(term: term, program: value(.terminalProgram), isKitty: !value(.kitty).isEmpty)
    self.init(pictures: own ?? (colors == .none ? .none : .blocks), colors: colors)
  }

  private static func colors(term: String, hint: String) -> TerminalColors {
    if ["truecolor", "24bit"].contains(hint.lowercased()) { return .trueColor }
    if ["direct", "kitty", "ghostty", "foot", "alacritty"].contains(where: term.contains) { return .trueColor }
    return ["linux", "vt100", "vt102", "vt220", "ansi"].contains(term) ? .none : .indexed
  }

  private static func pictures(term: String, program: String, isKitty: Bool) -> PictureProtocol? {
    if isKitty || term.contains("kitty") || term.contains("ghostty") || program == "ghostty" { return .kitty }
    if ["iTerm.app", "WezTerm"].contains(program) { return .iterm2 }
    if term.hasPrefix("foot") || term.hasPrefix("mlterm") || term.contains("sixel") || program == "mintty" {
      return .sixel
    }
    return nil
  }
}

/// A way to show pictures in a terminal.
package enum PictureProtocol: String, CaseIterable, Hashable, Sendable {
  /// Kitty's graphics protocol, also supported by Ghostty.
  case kitty
  /// iTerm2's escape sequence, also supported by WezTerm.
  case iterm2
  /// DEC's sixels, supported by foot, mlterm and mintty.
  case sixel
  /// Colored half blocks, two pixels per character.
  case blocks
  /// No pictures at all.
  case none
}

/// The color support of a terminal.
package enum TerminalColors: Hashable, Sendable {
  /// Colors with 24 bits.
  case trueColor
  /// The 256 colors of xterm.
  case indexed
  case none
}
