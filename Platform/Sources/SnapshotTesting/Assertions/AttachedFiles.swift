@_spi(Porting) import DarwinXCTest
import FirstFrame

extension [XCTAttachment] {
  /// The attachments, as files of a difference.
  var files: [Difference.File] {
    enumerated().map { index, attachment in
      Difference.File(
        name: attachment.name ?? "attachment-\(index + 1)", pathExtension: attachment.pathExtension,
        data: attachment.data)
    }
  }
}
