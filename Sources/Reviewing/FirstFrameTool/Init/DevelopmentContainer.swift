import FirstFrameLocalFiles
import Foundation

/// A container for development on Macs, as editors start it from `.devcontainer/devcontainer.json`
/// (containers.dev, "Development Container Specification").
struct DevelopmentContainer: Encodable {
  static let path = ".devcontainer/devcontainer.json"

  private struct Customizations: Encodable {
    struct Editor: Encodable {
      let extensions = ["swiftlang.swift-vscode"]
    }

    let vscode = Editor()
  }

  private let name: String
  private let image: String
  private let onCreateCommand =
    "apt-get update -qq && apt-get install -y -qq --no-install-recommends libpng-dev libharfbuzz-dev libfribidi-dev"
  // Debuggers need both.
  private let capAdd = ["SYS_PTRACE"]
  private let securityOpt = ["seccomp=unconfined"]
  private let customizations = Customizations()
  private let mounts: [String]?

  /// - Parameters:
  ///   - name: The name of the package.
  ///   - image: The name of an image with Swift.
  ///   - sources: The path of FirstFrame's sources in the manifest; `nil` if SwiftPM downloads them.
  init(name: String, image: String, sources: String?) {
    self.name = name
    self.image = image
    mounts = sources.map { path in
      // A folder beside the package is also beside it in the container.
      let source = path.hasPrefix("/") ? path : "${localWorkspaceFolder}/" + path
      let target = path.hasPrefix("/") ? path : "${containerWorkspaceFolder}/" + path
      return ["source=\(source),target=\(target),type=bind,readonly"]
    }
  }

  func file() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// The images of Swift on Docker Hub.
enum SwiftImage {
  /// The image of the installed version, with which the package is built here; at least that of 6.2.
  static func name(versionOutput: String?) -> String {
    guard let match = versionOutput?.firstMatch(of: #/Swift version (\d+)\.(\d+)/#), let major = Int(match.1),
      let minor = Int(match.2), (major, minor) > (6, 2)
    else { return "swift:6.2-bookworm" }
    return "swift:\(major).\(minor)-bookworm"
  }
}
