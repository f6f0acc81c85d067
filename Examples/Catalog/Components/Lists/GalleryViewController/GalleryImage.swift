public import Foundation

/// A picture of a gallery.
public struct GalleryImage: Hashable, Identifiable, Sendable {
  public let id: UUID
  public let title: String
  public let url: URL

  public init(id: UUID, title: String, url: URL) {
    self.id = id
    self.title = title
    self.url = url
  }
}
