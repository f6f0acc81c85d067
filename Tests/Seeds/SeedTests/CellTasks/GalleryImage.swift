import Foundation

struct GalleryImage: Hashable, Sendable {
  let title: String
  let url: URL
}
