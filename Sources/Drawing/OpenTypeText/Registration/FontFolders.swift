import FirstFrameLocalFiles
import Foundation

/// The folders of a machine in which fonts are installed.
///
/// Their order and the order of the files in them are always the same: first those of the user, then those of the machine;
/// in a folder by path. Links are followed if they lead to one of the folders.
package struct FontFolders: Sendable {
  /// Absolute paths. A folder need not exist.
  package let paths: [String]

  package init(_ paths: [String]) {
    self.paths = paths
  }

  /// The usual folders of the system, without those of Apple's own fonts: their licenses do not allow other uses.
  package static var standard: FontFolders {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    #if os(macOS)
    return FontFolders([
      home + "/Library/Fonts", "/Library/Fonts", "/opt/homebrew/share/fonts", "/usr/local/share/fonts",
    ])
    #else
    return FontFolders([home + "/.local/share/fonts", home + "/.fonts", "/usr/local/share/fonts", "/usr/share/fonts"])
    #endif
  }

  private static let extensions = [".ttf", ".otf", ".ttc", ".otc"]

  static func isFontFile(_ name: String) -> Bool {
    let name = name.lowercased()
    return extensions.contains { name.hasSuffix($0) }
  }

  /// The names of the installed families, sorted.
  package func families() -> [String] {
    Set(files().flatMap { FamilyNameReader.names(inFileAt: $0) }).sorted()
  }

  /// The font files, as absolute paths with links resolved.
  func files() -> [String] {
    let readable = ReadableFolders(paths)
    var found: [String] = []
    var seen: Set<String> = []
    for folder in paths {
      // A folder that does not exist or may not be opened has no fonts.
      guard let opened = try? OpenFolder(folder), let names = try? opened.files(skipsClosedFolders: true) else {
        continue
      }
      for name in names where Self.isFontFile(name) {
        guard let path = SymbolicLink.resolved(folder + "/" + name), readable.containsResolved(path),
          seen.insert(path).inserted
        else { continue }
        found.append(path)
      }
    }
    return found
  }
}
