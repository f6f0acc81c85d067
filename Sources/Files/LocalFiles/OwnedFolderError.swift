import Foundation

/// Why a folder is not used. Nothing was changed in it.
package enum OwnedFolderError: Error, Sendable {
  /// It has an item that FirstFrame did not write.
  case foreign(path: String, item: String, OwnedFolder.Kind)
  case isLink(path: String, OwnedFolder.Kind)
  /// FirstFrame made it for something else.
  case otherKind(path: String, found: OwnedFolder.Kind, expected: OwnedFolder.Kind)
  /// It lies in a folder that FirstFrame made for something else.
  case inside(path: String, parent: String, OwnedFolder.Kind)
  /// It is among the sources or references of a package.
  case isProtected(path: String, obstacle: String, OwnedFolder.Kind)
  case system(path: String, FileFailure)

  /// Whether the folder cannot be used for its purpose; false if only the system failed.
  package var isRefusal: Bool { if case .system = self { false } else { true } }
}

extension OwnedFolderError: CustomStringConvertible {
  /// One line without a full stop, that says what to do.
  package var description: String { text.onOneLine }

  private var text: String {
    switch self {
    case .foreign(let path, let item, let kind):
      "\(path) cannot be the \(kind.label): it has \(item), which FirstFrame did not write; nothing was changed. "
        + "Move it away, or \(kind.remedy)"
    case .isLink(let path, let kind):
      "\(path) cannot be the \(kind.label): it is a link; nothing was changed. Remove the link, or \(kind.remedy)"
    case .otherKind(let path, let found, let expected):
      "\(path) cannot be the \(expected.label): it is a \(found.label); nothing was changed. "
        + "\(expected.remedy.firstUppercased)"
    case .inside(let path, let parent, let kind):
      "\(path) cannot be used: it lies in \(parent), which is a \(kind.label); nothing was changed. Name another folder"
    case .isProtected(let path, let obstacle, let kind):
      "\(path) cannot be the \(kind.label): it \(obstacle); nothing was changed. \(kind.remedy.firstUppercased)"
    case .system(let path, let failure): "\(path) cannot be used: \(failure)"
    }
  }
}

extension OwnedFolder.Kind {
  /// What to do if a folder cannot be used.
  fileprivate var remedy: String {
    switch self {
    case .artifacts: "name a new or empty folder with SNAPSHOT_ARTIFACTS"
    case .port: "name a new or empty folder with --scratch-path"
    case .report, .previews, .gallery, .diff: "name a new or empty folder with --output"
    case .waits, .hunt, .pruned: "rename the folder"
    }
  }
}

extension String {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
