import FirstFrameLayoutTree
import FirstFrameRasterizer
import OpenTypeText

/// Why a scene could not be drawn; always names the file.
enum RenderError: Error, CustomStringConvertible {
  case noOutput
  case unreadable(file: String, reason: String)
  case invalidScene(file: String, SceneError)
  case notDrawn(file: String, RasterizerError)
  case noImage(file: String, ImageError)
  case noFont(FontFileError)
  case unwritable(file: String, reason: String)

  var description: String {
    switch self {
    case .noOutput:
      "a picture needs a file to go to: add `--output OUT.png`, or ask for `--format text`"
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .invalidScene(let file, let error): "\(file): \(error)"
    case .notDrawn(let file, let error): "\(file): \(error)"
    case .noImage(let file, let error): "\(file): \(error)"
    case .noFont(let error): "\(error)"
    case .unwritable(let file, let reason): "\(file): \(reason)"
    }
  }
}
