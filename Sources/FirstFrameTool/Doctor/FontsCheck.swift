import FirstFrameImaging
import Foundation

/// Which font files the references were drawn with: nothing is looked up in the system, so tests must register them.
struct FontsCheck: DoctorCheck {
  let files: ReferenceFiles
  let isQuiet: Bool

  func findings() -> [Finding] {
    let pictures = files.paths.filter { $0.hasSuffix(".png") }
    let bar = ProgressBar("Reading references", total: pictures.count, isQuiet: isQuiet)
    defer { bar.end() }
    var faces: [String: Int] = [:]
    for path in pictures {
      bar.advance()
      guard let data = FileManager.default.contents(atPath: files.path(path)), let file = try? PNGFile(data: data)
      else { continue }
      for face in file.metadata["Typefaces"]?.split(separator: ", ") ?? [] where face.contains(" sha256:") {
        faces[String(face), default: 0] += 1
      }
    }
    guard !faces.isEmpty else { return [.fine("fonts", "the built-in typeface draws every reference")] }
    return faces.sorted { $0.key < $1.key }.map { face, count in
      .note("fonts", "\(count) references need the font file \(face.printable); the tests must register that very file")
    }
  }
}
