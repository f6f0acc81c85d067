import FirstFrameImaging
import FirstFrameLocalFiles
import FirstFrameProgramTesting
import Foundation
import Testing

/// A picture of a page in `Documentation/Pictures`. `scripts/generators/make-pictures` makes it with a browser.
///
/// The pixels depend on the version of the browser, so the tests compare the pages instead: a picture is up to date if
/// its page has the digest that was recorded with it.
struct PagePicture {
  private let name: String
  private let folder = Repository.file("Documentation/Pictures")

  init(_ name: String) {
    self.name = name
  }

  private struct Record: Decodable {
    let width: Int
    let height: Int
    /// The digests of the picture's file and of its page.
    let file: String
    let page: String
  }

  private func digest(_ data: Data) -> String {
    data.withUnsafeBytes { SHA256.hexadecimal(of: $0) }
  }

  /// Checks the picture, or only writes the page and its digest, if the script requests this.
  ///
  /// - Parameter files: A folder with files that the page shows.
  func check(page: String, files: String? = nil) throws {
    let page = Data(page.utf8)
    if let output = ProcessInfo.processInfo.environment["PICTURES_OF_PAGES"], !output.isEmpty {
      let folder = URL(fileURLWithPath: output).appendingPathComponent(name)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if let files { try FileManager.default.copyContents(of: files, to: folder.path) }
      try page.write(to: folder.appendingPathComponent("index.html"))
      try Data(digest(page).utf8).write(to: folder.appendingPathComponent("digest"))
      return
    }
    let records = try JSONDecoder().decode(
      [String: Record].self, from: Data(contentsOf: folder.appendingPathComponent("pictures.json")))
    let record = try #require(records[name])
    let file = try Data(contentsOf: folder.appendingPathComponent(name + ".png"))
    let picture = try Bitmap(pngData: file)
    #expect(picture.width == record.width)
    #expect(picture.height == record.height)
    #expect(digest(file) == record.file, "\(name).png was not made by scripts/generators/make-pictures")
    #expect(
      digest(page) == record.page,
      "the page has changed since its picture was made; run scripts/generators/make-pictures \(name), and look at the picture"
    )
  }
}

extension FileManager {
  /// Copies everything in a folder to another folder, which exists.
  fileprivate func copyContents(of folder: String, to target: String) throws {
    for name in try contentsOfDirectory(atPath: folder) where !fileExists(atPath: target + "/" + name) {
      try copyItem(atPath: folder + "/" + name, toPath: target + "/" + name)
    }
  }
}
