/// Whether Swift is new enough.
struct ToolchainCheck: DoctorCheck {
  private static let needed = (major: 6, minor: 2)
  private static let cure = "install Swift 6.2 or later from https://www.swift.org/install"

  func findings() -> [Finding] {
    guard let swift = ChildProcess.run("swift", ["--version"]), swift.status == 0 else {
      return [.problem("Swift", "there is no `swift` on the path", cure: Self.cure)]
    }
    guard let match = swift.text.firstMatch(of: #/Swift version (\d+)\.(\d+)(\.\d+)?/#), let major = Int(match.1),
      let minor = Int(match.2)
    else {
      return [.note("Swift", "`swift --version` does not say which version it is")]
    }
    let version = String(match.0.dropFirst("Swift version ".count))
    return (major, minor) >= Self.needed
      ? [.fine("Swift", version)] : [.problem("Swift", "version \(version) is too old", cure: Self.cure)]
  }
}
