import XCTest

/// Fails tests of XCTest.
enum XCTestReporter {
  static func report(_ message: String, at place: SourcePlace) {
    XCTFail(message, file: place.filePath, line: place.line)
  }
}
