import CoreFoundation

/// One picture of a preview; several cells that look the same share a file.
struct GalleryPicture: Encodable, Sendable {
  /// As ``Cell/name`` has it.
  let cell: String
  /// Relative to the page.
  let file: String
  /// In points.
  let width: Int
  let height: Int
}
