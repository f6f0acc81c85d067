/// Why it is not known which folders a command is about.
enum FolderError: Error, CustomStringConvertible {
  case noPackage(String)
  case emptyOption(String)

  var description: String {
    switch self {
    case .noPackage(let folder):
      "no folder above \(folder) has a Package.swift; go to your package, or name its references with "
        + "`--references DIR`"
    case .emptyOption(let option): "\(option): expected the name of a folder, found none"
    }
  }
}
