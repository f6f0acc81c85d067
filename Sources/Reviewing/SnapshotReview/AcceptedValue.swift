import FirstFrameImaging
import FirstFrameSnapshots
import Foundation

/// An actual value in the form in which it becomes a reference.
///
/// Artifacts may come from another machine. So a picture is written again unless its file has only what FirstFrame writes:
/// in other chunks, a browser may find another picture than the one that was compared, as in an animated PNG. A text
/// must be one in its format.
struct AcceptedValue {
  let data: Data

  /// Why a value cannot become a reference.
  struct Refusal: Error {
    let reason: String
  }

  /// - Parameter fileName: The name of the reference, whose extension tells the format.
  init(_ actual: Data, named fileName: String) throws(Refusal) {
    let type = (fileName as NSString).pathExtension.lowercased()
    if type == "png" {
      data = try Self.picture(actual)
    } else {
      if Self.textTypes.contains(type) { try Self.check(actual, isJSON: type == "json") }
      data = actual
    }
    guard UnmergedReference(file: actual) == nil else {
      throw Refusal(reason: "it is an unmerged reference, not a value of a test")
    }
  }

  /// The extensions of formats that are text in UTF-8.
  private static let textTypes: Set = ["txt", "json", "md", "html", "css", "js", "csv", "xml", "svg", "yaml", "yml"]

  /// Whether the file of a picture becomes the reference as it is, if it is a picture at all.
  static func isKept(picture: Data) -> Bool { PNGChunks(picture)?.areOwn == true }

  private static func picture(_ actual: Data) throws(Refusal) -> Data {
    do {
      let bitmap = try Bitmap(pngData: actual)
      if isKept(picture: actual) { return actual }
      // Metadata that exceeds its limits is not FirstFrame's.
      var metadata = (try? PNGFile(data: actual))?.metadata ?? PNGMetadata()
      metadata.texts.removeAll { !PNGChunks.ownKeywords.contains($0.keyword) }
      return try PNGFile(bitmap: bitmap, metadata: metadata).data(compression: .small)
    } catch {
      throw Refusal(reason: "\(error)")
    }
  }

  private static func check(_ text: Data, isJSON: Bool) throws(Refusal) {
    guard String(validating: text, as: UTF8.self) != nil else {
      throw Refusal(reason: "its \(text.count) bytes are not text in UTF-8")
    }
    guard isJSON else { return }
    do {
      _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed)
    } catch {
      throw Refusal(reason: "it is not JSON")
    }
  }
}
