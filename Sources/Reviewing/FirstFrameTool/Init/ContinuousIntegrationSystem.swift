import ArgumentParser
import FirstFrameTextEscaping
import Foundation

/// A system that runs the tests of each change: the value of `--ci`.
enum ContinuousIntegrationSystem: String, ExpressibleByArgument, CaseIterable {
  case github
  case gitlab
  case none

  /// The system of a repository's remote; GitHub if it has none.
  static func system(ofRemote url: String?) -> Self {
    url?.lowercased().contains("gitlab") == true ? .gitlab : .github
  }

  /// The path of its file from the root of the repository; `nil` if none is written.
  var path: String? {
    switch self {
    case .github: ".github/workflows/snapshots.yml"
    case .gitlab: ".gitlab-ci.yml"
    case .none: nil
    }
  }

  /// The file that runs the snapshot tests.
  ///
  /// - Parameters:
  ///   - packagePath: The folder of the package from the root of the repository; empty for the root.
  ///   - image: The name of an image with Swift.
  ///   - place: Where FirstFrame is.
  func file(packagePath: String, image: String, place: FirstFramePlace) -> String {
    switch self {
    case .github:
      """
      # Runs the snapshot tests, and shows the changes in a comment on the pull request.
      name: Snapshots
      on:
        push:
          branches: [main]
        pull_request:
      permissions:
        contents: write
        pull-requests: write
      jobs:
        snapshots:
          runs-on: ubuntu-latest
          container: \(image)
          steps:
            - uses: actions/checkout@v4
            - uses: \(place.owner ?? "OWNER")/FirstFrame@\(place.revision)

      """ + (packagePath.isEmpty ? "" : "        with: {package-path: \(Self.quoted(packagePath))}\n")
    case .gitlab:
      """
      # Runs the snapshot tests, and shows the failures in the merge request.
      include: {project: \(place.owner ?? "GROUP")/FirstFrame, ref: \(place.revision), file: /.gitlab/snapshots.yml}
      snapshots:
        extends: .firstframe
        image: \(image)

      """ + (packagePath.isEmpty ? "" : "  variables: {PACKAGE: \(Self.quoted(packagePath))}\n")
    case .none: ""
    }
  }

  /// A text of YAML between double quotes, which has the escapes of JSON.
  private static func quoted(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "."
  }
}

/// The repository of FirstFrame that a CI system reads.
struct FirstFramePlace: Hashable {
  /// The account or group; `nil` if unknown.
  let owner: String?
  /// A branch or a tag.
  let revision: String

  /// - Parameter dependency: The dependency of the package.
  init(_ dependency: FirstFrameDependency?) {
    switch dependency {
    case .branch(let name, let url): self.init(url: url, revision: name)
    case .from(let version, let url): self.init(url: url, revision: "v" + version)
    case .path, nil: self.init(url: nil, revision: "main")
    }
  }

  private init(url: String?, revision: String) {
    // `https://github.com/OWNER/FirstFrame.git` or `git@github.com:OWNER/FirstFrame.git`; groups of GitLab can be nested.
    let path = url?.firstMatch(of: #/^(?:\w+:\/\/[^\/]+\/|[^\/]+@[^\/:]+:)(.+)\/[^\/]+$/#)?.1
    let isPlain = path?.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "-_./".unicodeScalars.contains($0)
    }
    owner = isPlain == true ? path.map(String.init) : nil
    self.revision = revision
  }
}
