import FirstFrameTextEscaping

/// Why a package has no gallery.
enum GalleryError: Error, Equatable {
  case noPackage(path: String)
  /// `swift` failed; it has printed the reason.
  case build(command: String, status: Int32)
  case description(path: String, reason: String)
  case noTests(path: String, program: String)
  /// The program of the tests cannot draw.
  case noDrawing(program: String)
  case program(message: String)
  case noPreviews(path: String, modules: [String])
  case unknownComponent(String, known: [String])
  case onlyForUIKit(option: String)
  case onlyForFirstFrame
}

extension GalleryError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noPackage(let path):
      "\(path): there is no package here; expected Package.swift or firstframe.json. Name another --package-path."
    case .build(let command, let status):
      "`\(command)` ended with status \(status); correct the errors above, and run `firstframe gallery` again"
    case .description(let path, let reason): "the package in \(path) cannot be described: \(reason)"
    case .noTests(let path, let program):
      "\(path): the build has no program of tests, \(program); the previews are drawn by it. Add a test target with the "
        + "product FirstFrame to Package.swift"
    case .noDrawing(let program):
      "\(program): this program of tests cannot draw previews, because no test target uses the product FirstFrame. Add "
        + ".product(name: \"FirstFrame\", package: \"FirstFrame\") to the dependencies of a test target; if it is there, "
        + "update the package FirstFrame"
    case .program(let message): "the program of the tests could not draw the previews: \(message)"
    case .noPreviews(let path, let modules):
      "\(path): \(modules.isEmpty ? "no library that a test target uses" : modules.joined(separator: ", ")) has no "
        + "previews; declare some: extension BadgeView { static var previews: [ComponentPreview] { … } }"
    case .unknownComponent(let name, let known):
      "there is no component \"\(name)\"; the package has \(known.joined(separator: ", "))"
    case .onlyForUIKit(let option):
      "\(option) is for UIKit packages, and this package uses FirstFrame; remove the option"
    case .onlyForFirstFrame:
      "components and --build-arguments are for packages that use FirstFrame, and this one is ported; remove them"
    }
  }
}
