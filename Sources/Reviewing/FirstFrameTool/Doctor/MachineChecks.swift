import FirstFrameLocalFiles
import FirstFrameSnapshots
import FirstFrameTerminalOutput
import FirstFrameTextEscaping
import Foundation

/// Checks the version of Swift.
struct ToolchainCheck: DoctorCheck {
  private static let needed = (major: 6, minor: 2)
  private static let remedy = "install Swift 6.2 or later from https://www.swift.org/install"

  func findings() -> [Finding] {
    guard let swift = ChildProcess.run("swift", ["--version"]), swift.status == 0 else {
      return [.problem("Swift", "there is no `swift` in `PATH`", remedy: Self.remedy)]
    }
    guard let match = swift.text.firstMatch(of: #/Swift version (\d+)\.(\d+)(\.\d+)?/#), let major = Int(match.1),
      let minor = Int(match.2)
    else {
      return [.note("Swift", "the output of `swift --version` has no version")]
    }
    let version = String(match.0.dropFirst("Swift version ".count))
    return (major, minor) >= Self.needed
      ? [.fine("Swift", version)] : [.problem("Swift", "version \(version) is too old", remedy: Self.remedy)]
  }
}

/// Checks that the C libraries and their headers are installed.
struct LibrariesCheck: DoctorCheck {
  private struct Library {
    let name: String
    let debian: String
    let brew: String
    let purpose: String
    let isAlwaysNeeded: Bool
  }

  private static let libraries = [
    Library(name: "libpng", debian: "libpng-dev", brew: "libpng", purpose: "every picture", isAlwaysNeeded: true),
    Library(
      name: "harfbuzz", debian: "libharfbuzz-dev", brew: "harfbuzz", purpose: "font files, and this tool",
      isAlwaysNeeded: false),
    Library(
      name: "fribidi", debian: "libfribidi-dev", brew: "fribidi", purpose: "font files, and this tool",
      isAlwaysNeeded: false),
    Library(
      name: "libjpeg", debian: "libjpeg-dev", brew: "jpeg-turbo", purpose: "porting UIKit packages",
      isAlwaysNeeded: false),
  ]

  func findings() -> [Finding] {
    guard ChildProcess.run("pkg-config", ["--version"]) != nil else {
      return [
        .note(
          "libraries", "there is no `pkg-config`, so they are not checked", remedy: "sudo apt-get install -y pkg-config"
        )
      ]
    }
    return Self.libraries.map(finding)
  }

  private func finding(about library: Library) -> Finding {
    if let found = ChildProcess.run("pkg-config", ["--modversion", library.name]), found.status == 0 {
      return .fine(library.name, found.text)
    }
    let message = "is not installed, or its headers are missing; \(library.purpose) needs it"
    let remedy = "sudo apt-get install -y \(library.debian)   (macOS: brew install \(library.brew))"
    return library.isAlwaysNeeded
      ? .problem(library.name, message, remedy: remedy) : .note(library.name, message, remedy: remedy)
  }
}

/// Checks the environment variables.
struct EnvironmentCheck: DoctorCheck {
  let variables: [String: String]

  func findings() -> [Finding] {
    [recording, shard, pictures].compactMap { $0 }
  }

  private var recording: Finding? {
    guard let value = EnvironmentVariable.record.value(in: variables), value != "never" else { return nil }
    let isKnown = SnapshotTestingConfiguration.Record(rawValue: value) != nil
    return isKnown
      ? .note(
        "environment", "SNAPSHOT_TESTING_RECORD is \(value): tests write references",
        remedy: "unset SNAPSHOT_TESTING_RECORD")
      : .problem(
        "environment", "SNAPSHOT_TESTING_RECORD is \"\(value.escapedForTerminalLine)\", which is not a mode",
        remedy: "unset SNAPSHOT_TESTING_RECORD")
  }

  private var shard: Finding? {
    guard let value = EnvironmentVariable.shard.value(in: variables), TestShard(value) == nil else { return nil }
    return .problem(
      "environment", "SNAPSHOT_SHARD is \"\(value.escapedForTerminalLine)\", which is not K/N, such as 1/4",
      remedy: "unset SNAPSHOT_SHARD")
  }

  private var pictures: Finding {
    let traits = TerminalTraits(environment: variables, isTerminal: isatty(STDOUT_FILENO) == 1)
    let shown = traits.pictures == .none ? "no pictures" : "pictures as \(traits.pictures.rawValue)"
    return .fine("terminal", "`firstframe review` shows \(shown)")
  }
}
