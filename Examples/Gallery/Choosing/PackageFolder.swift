import Foundation

/// The package that the tool was built from.
enum PackageFolder {
  /// As an absolute path; Sources/CatalogGallery/Choosing/<this file> lies in it.
  static let root = NSString.path(withComponents: Array(URL(fileURLWithPath: #filePath).pathComponents.dropLast(4)))

  static func path(_ parts: String...) -> String {
    ([root] + parts).joined(separator: "/")
  }
}
