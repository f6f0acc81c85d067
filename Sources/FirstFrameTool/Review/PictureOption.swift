import ArgumentParser
import FirstFrameTerminalOutput

/// How to show pictures in the terminal.
enum PictureOption: String, CaseIterable, ExpressibleByArgument {
  case kitty, iterm2, sixel, blocks, none

  var pictures: PictureProtocol {
    switch self {
    case .kitty: .kitty
    case .iterm2: .iterm2
    case .sixel: .sixel
    case .blocks: .blocks
    case .none: .none
    }
  }
}
