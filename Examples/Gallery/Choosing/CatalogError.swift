import FirstFrameCatalog
import FirstFrameLayoutTree
import FirstFrameRasterizer
import FirstFrameTextEscaping
import OpenTypeText

/// A reason why a command of the catalog failed.
enum CatalogError: Error, CustomStringConvertible {
  case unknownComponent(String, nearest: [String])
  case unknownState(String, component: String, states: [String])
  case notDrawn(preview: String, reason: String)
  case unwritable(file: String, reason: String)
  case noFont(FontFileError)
  case shardFailed(message: String)
  case missingGlyphs(Language)
  case notPNG(file: String)

  var description: String {
    switch self {
    case .unknownComponent(let name, let nearest):
      "there is no component \"\(name)\"; "
        + (nearest.isEmpty ? "" : "the nearest: \(nearest.joined(separator: ", ")). ")
        + "`catalog list` lists all components"
    case .unknownState(let name, let component, let states):
      "\(component) has no state \"\(name)\"; it has \(states.joined(separator: ", ")): "
        + "type \(component)/\(EditDistance.nearest(to: name, in: states).first ?? states.first ?? "")"
    case .notDrawn(let preview, let reason): "\(preview) could not be drawn: \(reason)"
    case .unwritable(let file, let reason): "\(file) could not be written: \(reason)"
    case .noFont(let error): "\(error)"
    case .shardFailed(let message):
      "a process that verified a shard of the components failed: \(message). Type --jobs 1 to use one process"
    case .notPNG(let file): "the output is a PNG file, so its name must end with .png: type --output \(file).png"
    case .missingGlyphs(let language):
      "no font has the letters of \(language.rawValue), \(language.nativeName): type --font and the path of a font "
        + "file that has them"
    }
  }
}
