import FirstFrameImageComparison
import FirstFrameImaging
import FirstFrameSnapshots
import Foundation

/// A snapshot in two revisions.
struct RevisedSnapshot {
  /// The path below the folder of references.
  let path: String
  let status: GitRepository.Status
  let before: Data?
  let after: Data?

  /// A summary of the difference, and a file that shows it, if any.
  func comparison() throws -> (summary: String, difference: (name: String, data: Data)?) {
    guard let before, let after else { return (status == .added ? "is new" : "was removed", nil) }
    if path.hasSuffix(".png") { return try pictureComparison(before, after) }
    guard let old = String(validating: before, as: UTF8.self), let new = String(validating: after, as: UTF8.self) else {
      return ("\(before.count) bytes became \(after.count)", nil)
    }
    guard let difference = try Diffing.lines.difference(old, new) else { return ("is the same", nil) }
    let file = difference.files.first.map { (name: "difference.txt", data: $0.data) }
    return (difference.summary, file)
  }

  private func pictureComparison(
    _ before: Data, _ after: Data
  ) throws -> (summary: String, difference: (name: String, data: Data)?) {
    let pictures: (Bitmap, Bitmap)
    do {
      pictures = (try Bitmap(pngData: before), try Bitmap(pngData: after))
    } catch {
      return ("cannot be compared: \(error)", nil)
    }
    let comparison = Comparison(reference: pictures.0, actual: pictures.1, tolerance: .exact)
    guard let pixels = comparison.differingPixels, let difference = try Diffing.image.difference(ofFiles: before, after)
    else {
      return ("has the same pixels, but different bytes", nil)
    }
    let summary = [difference.changedNodes, self.summary(of: comparison, pixels)].compactMap { $0 }.joined(
      separator: "; ")
    return (summary, difference.files.first.map { ("difference.png", $0.data) })
  }

  private func summary(of comparison: Comparison, _ pixels: DifferingPixels) -> String {
    let box = pixels.boundingBox
    let description =
      "\(pixels.count) of \(pixels.total) pixels differ, inside the box of \(box.width) x \(box.height) pixels at "
      + "(\(box.x), \(box.y))"
    guard case .differentSizes(let old, let new, _) = comparison else { return description }
    return "\(old.width) x \(old.height) pixels became \(new.width) x \(new.height); \(description)"
  }
}
