import FirstFrameImaging
import Foundation

/// A PNG on disk.
struct PictureFile {
  let path: String

  func read() throws(CompareError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: reason)
    }
  }

  func decode(_ data: Data) throws(CompareError) -> Bitmap {
    do {
      return try Bitmap(pngData: data)
    } catch {
      throw .notDecoded(file: path, error)
    }
  }

  private var reason: String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such file" }
    return isFolder.boolValue ? "is a folder; name a PNG file in it" : "cannot be read; may you read it?"
  }
}
