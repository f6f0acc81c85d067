import Foundation
import Synchronization

/// Finds out in which class an assertion of XCTest stands, which XCTest on Linux tells nobody.
final class TestClassFinder: Sendable {
  static let process = TestClassFinder()

  /// The files that were read, since a file mostly has many assertions; nil for those that could not be.
  private let files = Mutex<[String: SourceOutline?]>([:])

  /// The class that is declared around a place and has a test of that name; nil where none is found.
  func testClass(around testName: String, at place: SourcePlace) -> String? {
    let path = "\(place.filePath)"
    let outline = files.withLock { files in
      if let known = files[path] { return known }
      let outline = Self.outline(of: path)
      files[path] = .some(outline)
      return outline
    }
    return outline?.className(around: Int(place.line), declaring: testName)
  }

  private static func outline(of path: String) -> SourceOutline? {
    do {
      return SourceOutline(try String(contentsOfFile: path, encoding: .utf8))
    } catch {
      // Tests may run where their sources are not; commands are then less precise.
      return nil
    }
  }
}
