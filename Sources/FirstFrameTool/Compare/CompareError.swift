import FirstFrameImaging

/// Why two pictures could not be compared; always names the file.
enum CompareError: Error, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notDecoded(file: String, PNGError)
  case notDrawn(file: String, reason: String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .notDecoded(let file, .notPNG(let byteCount)):
      "\(file): \(PNGError.notPNG(byteCount: byteCount)); expected a PNG, "
        + "such as `firstframe render SCENE.json -o OUT.png` writes"
    case .notDecoded(let file, let error): "\(file): \(error)"
    case .notDrawn(let file, let reason): "\(file): \(reason)"
    }
  }
}
