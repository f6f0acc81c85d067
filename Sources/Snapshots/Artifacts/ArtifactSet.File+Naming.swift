import Foundation

extension ArtifactSet.File {
  /// A file named after its role.
  init(role: ArtifactSet.Role, pathExtension: String?, data: Data) {
    let parts = ["\(role)", pathExtension].compactMap { $0 }
    self.init(role: role, name: parts.joined(separator: "."), data: data)
  }

  /// A file that a format made to show a difference.
  init(difference file: Difference.File) {
    self.init(role: .difference, name: "\(file.name).\(file.pathExtension)", data: file.data)
  }
}
