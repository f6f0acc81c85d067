package import OpenTypeText

/// Why a package could not be ported at all.
package enum PortError: Error, Equatable {
  case noPackage(path: String)
  case manifest(path: String, output: String)
  case configuration(path: String, reason: String)
  /// A font of the configuration cannot be used.
  case fonts(FontRegistrationError)
  case noTargets(path: String)
  case missingFolder(target: String, path: String)
  case noPlatform(searched: [String])
  case resources(description: String)
  /// The tests were built or run without a journal of snapshots.
  case noSnapshots(status: Int32)
  /// No target of the package declares a preview.
  case noPreviews(path: String)
  /// The port does not compile.
  case build(output: String)
  /// The program that draws the previews cannot run.
  case previews(message: String)
  case file(path: String, reason: String)
  /// The folder of the port cannot be used.
  case folder(description: String)
  /// Swift that the compiler would not parse either. Lines and columns start at 1.
  case syntax(path: String, line: Int, column: Int, message: String)
}

extension PortError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noPackage(let path):
      "\(path): there is no package here; expected Package.swift or firstframe.json. Name another --package-path."
    case .manifest(let path, let output):
      "\(path): the manifest cannot be read. `swift package dump-package` says: \(output)"
    case .configuration(let path, let reason):
      "\(path): \(reason)"
    case .fonts(let error): "\(error)"
    case .noTargets(let path):
      "\(path): the package has no library or test target; name one under \"targets\" in firstframe.json."
    case .missingFolder(let target, let path):
      "\(path): the sources of the target \(target) are expected here, but there is no such folder."
    case .noPlatform(let searched):
      "The platform modules are not installed; looked in \(searched.joined(separator: ", ")). Type `make install`, or set FIRSTFRAME_HOME to a checkout of FirstFrame."
    case .noSnapshots(let status):
      "`swift test` ended with status \(status), and no test took a snapshot. Correct the errors above first; "
        + "--without-waits needs tests that assert snapshots."
    case .noPreviews(let path):
      "\(path): no library target declares a `#Preview` or a `PreviewProvider`."
    case .build(let output):
      "the port does not compile; correct the errors, or leave files out with \"exclude\" in firstframe.json.\n\(output)"
    case .previews(let message):
      message
    case .resources(let description):
      description
    case .folder(let description):
      "\(description)."
    case .file(let path, let reason):
      "\(path): \(reason)"
    case .syntax(let path, let line, let column, let message):
      "\(path):\(line):\(column): \(message). Correct it, or leave the file out with \"exclude\" in firstframe.json."
    }
  }
}
