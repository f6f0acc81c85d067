/// Whether the C libraries are there, with their headers.
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
  ]

  func findings() -> [Finding] {
    guard ChildProcess.run("pkg-config", ["--version"]) != nil else {
      return [.note("libraries", "there is no `pkg-config` to ask", cure: "sudo apt-get install -y pkg-config")]
    }
    return Self.libraries.map(finding)
  }

  private func finding(about library: Library) -> Finding {
    if let found = ChildProcess.run("pkg-config", ["--modversion", library.name]), found.status == 0 {
      return .fine(library.name, found.text)
    }
    let words = "is not installed, or without headers; \(library.purpose) needs it"
    let cure = "sudo apt-get install -y \(library.debian)   (macOS: brew install \(library.brew))"
    return library.isAlwaysNeeded
      ? .problem(library.name, words, cure: cure) : .note(library.name, words, cure: cure)
  }
}
