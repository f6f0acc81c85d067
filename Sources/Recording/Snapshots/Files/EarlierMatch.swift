import FirstFrameLayoutTree
import FirstFrameLocalFiles
import FirstFrameRasterizer
import FirstFrameTextEscaping
import Foundation

/// The last time that a picture was drawn and equaled its reference, so that it need not be drawn again.
///
/// A picture is a function of its layout tree, the scale, the typefaces and the renderer. A file below `.build` keeps what
/// was drawn and the reference, byte by byte. If both are the same again, the pixels are equal.
struct EarlierMatch: Sendable {
  private let file: String
  private let reference: String

  /// Returns `nil` unless the reference is a picture in a file of its own, in a package.
  init?(of snapshot: SnapshotIdentity, in folders: SnapshotFolders) {
    guard case .file(let path) = snapshot.reference, snapshot.name.pathExtension == "png",
      let root = folders.packageRoot
    else { return nil }
    reference = path
    file = "\(root)/.build/snapshot-matches/\(snapshot.name.path)"
  }

  /// Whether the same was drawn before, and equaled the reference as it is now.
  func contains(_ input: DrawingInput) -> Bool {
    guard let known = try? LocalFile.read(file), let reference = try? LocalFile.read(reference) else { return false }
    return known == input.data + reference
  }

  /// Keeps what was drawn, and the reference that it equals. It is drawn again if that fails.
  func keep(_ input: DrawingInput, equalTo reference: Data) {
    try? FileManager.default.createDirectory(atPath: file.parentFolder, withIntermediateDirectories: true)
    try? LocalFile.write(input.data + reference, to: file)
  }
}

/// Everything that a picture is a function of, as bytes: the renderer, the scale, and the layout tree.
struct DrawingInput: Sendable {
  fileprivate let data: Data

  /// Returns `nil` if typefaces are registered, which are not part of the bytes, or if the tree has a number that is not
  /// finite.
  init?(_ tree: LayoutNode, in environment: RenderingEnvironment) {
    let typesetter = environment.typesetter
    guard typesetter.library.families.isEmpty, let tree = try? JSONEncoder.sorted.encode(tree.withoutPixels) else {
      return nil
    }
    let header = "FirstFrame \(Rasterizer.version), \(environment.scale), \(type(of: typesetter.bidi)), \(tree.count)\n"
    data = Data(header.utf8) + tree
  }
}
