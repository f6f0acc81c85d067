/// What a terminal can show, as far as its environment tells.
package struct TerminalTraits: Hashable, Sendable {
  package let pictures: PictureProtocol
  package let colors: TerminalColors

  package init(pictures: PictureProtocol, colors: TerminalColors) {
    self.pictures = pictures
    self.colors = colors
  }

  /// Reads the variables that terminals set about themselves, and `NO_COLOR` (no-color.org).
  ///
  /// - Parameter isTerminal: Whether the output goes to a terminal at all.
  package init(environment: [String: String], isTerminal: Bool) {
    func variable(_ name: String) -> String { environment[name] ?? "" }
    let term = variable("TERM")
    guard isTerminal, !term.isEmpty, term != "dumb", variable("NO_COLOR").isEmpty else {
      self.init(pictures: .none, colors: .none)
      return
    }
    let colors = Self.colors(term: term, hint: variable("COLORTERM"))
    // A multiplexer passes colours on, and swallows pictures.
    let isMultiplexed = !variable("TMUX").isEmpty || term.hasPrefix("screen") || term.hasPrefix("tmux")
    let own =
      isMultiplexed
      ? nil
      : Self.pictures(term: term, program: variable("TERM_PROGRAM"), isKitty: !variable("KITTY_WINDOW_ID").isEmpty)
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
