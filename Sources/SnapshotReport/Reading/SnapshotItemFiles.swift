/// The files that a failure left to look at, as far as they are there.
package struct SnapshotItemFiles: Hashable, Sendable {
  /// The folder of the files, as an absolute path; nil where there is none.
  package let folder: String?
  /// Their names: `reference.png`, `actual.png`, and what shows how these differ.
  package let names: [String]

  package static let none = SnapshotItemFiles(folder: nil, names: [])

  /// The reference as it was compared with, as an absolute path.
  package var reference: String? { path { $0.hasPrefix("reference.") || $0 == "reference" } }

  /// What was drawn, as an absolute path.
  package var actual: String? { path { $0.hasPrefix("actual.") || $0 == "actual" } }

  /// The picture or text that shows the difference, as an absolute path.
  package var difference: String? { path { $0.hasPrefix("difference.") } }

  /// The layout trees and what differs between them, as an absolute path.
  package var nodes: String? { path { $0 == "nodes.json" } }

  private func path(_ isMeant: (String) -> Bool) -> String? {
    guard let folder, let name = names.first(where: isMeant) else { return nil }
    return folder + "/" + name
  }
}
