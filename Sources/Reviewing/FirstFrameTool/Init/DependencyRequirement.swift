import ArgumentParser

/// The value of `--dependency`: which version of FirstFrame a package depends on.
enum DependencyRequirement: Hashable, ExpressibleByArgument {
  /// A folder, relative to the package's.
  case path(String)
  case branch(String)
  /// A version, up to the next major one.
  case from(String)

  init?(argument: String) {
    guard let colon = argument.firstIndex(of: ":") else { return nil }
    let value = String(argument[argument.index(after: colon)...])
    guard !value.isEmpty else { return nil }
    switch argument[..<colon] {
    case "path": self = .path(value)
    case "branch": self = .branch(value)
    case "from":
      guard value.wholeMatch(of: #/\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?/#) != nil else { return nil }
      self = .from(value)
    default: return nil
    }
  }
}
