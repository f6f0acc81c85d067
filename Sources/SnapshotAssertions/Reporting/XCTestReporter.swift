import Foundation
import XCTest

/// Fails tests of XCTest.
enum XCTestReporter {
  static func report(_ message: String, at place: SourcePlace) {
    XCTFail(message, file: place.filePath, line: place.line)
  }

  /// XCTest has no warnings: a line on standard error, as compilers write them.
  static func warn(_ warning: String, at place: SourcePlace) {
    FileHandle.standardError.write(Data("\(place.filePath):\(place.line): warning: \(warning)\n".utf8))
  }
}
