public import Foundation
public import HeadlessUIKit
public import XCTest

/// A file that belongs to a test's result. XCTest has this type only on Apple's systems.
open class XCTAttachment: NSObject {
  /// When attachments are deleted. Ignored.
  public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }

  /// The quality of images. Ignored, because all images are stored as PNG.
  public enum ImageQuality: Int, Sendable {
    case original, medium, low
  }

  open var name: String?
  open var lifetime = Lifetime.deleteOnSuccess
  open var userInfo: [AnyHashable: Any]?
  /// The extension of the file, without a dot.
  @_spi(Porting) public let pathExtension: String
  @_spi(Porting) public let data: Data

  public init(data: Data) {
    self.data = data
    pathExtension = "dat"
  }

  public convenience init(data: Data, uniformTypeIdentifier: String) {
    self.init(data: data, pathExtension: uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "dat")
  }

  public convenience init(string: String) {
    self.init(data: Data(string.utf8), pathExtension: "txt")
  }

  public convenience init(image: UIImage) {
    self.init(data: image.pngData() ?? Data(), pathExtension: "png")
  }

  public convenience init(image: UIImage, quality: ImageQuality) {
    self.init(image: image)
  }

  private init(data: Data, pathExtension: String) {
    self.data = data
    self.pathExtension = pathExtension
  }
}

extension XCTestCase {
  /// Has no effect: test results have no attachments on Linux, and reports contain only the files of snapshots.
  public func add(_ attachment: XCTAttachment) {}
}
