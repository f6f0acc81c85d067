public import Foundation
public import XCTest

/// A place in the sources of a test.
public final class XCTSourceCodeLocation: NSObject, Sendable {
  public let fileURL: URL
  public let lineNumber: Int

  public init(fileURL: URL, lineNumber: Int) {
    self.fileURL = fileURL
    self.lineNumber = lineNumber
  }

  public convenience init(filePath: String, lineNumber: Int) {
    self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
  }

  public convenience init(filePath: StaticString, lineNumber: UInt) {
    self.init(filePath: "\(filePath)", lineNumber: Int(lineNumber))
  }
}

/// The code that found an issue.
public struct XCTSourceCodeContext: Sendable {
  public let location: XCTSourceCodeLocation?

  public init(location: XCTSourceCodeLocation? = nil) { self.location = location }
}

/// A failure of a test.
public struct XCTIssue {
  public enum IssueType: Int, Sendable {
    case assertionFailure
    case thrownError
    case uncaughtException
    case performanceRegression
    case system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String
  public var detailedDescription: String?
  public var sourceCodeContext: XCTSourceCodeContext
  public var associatedError: (any Error)?
  public var attachments: [XCTAttachment]

  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(), associatedError: (any Error)? = nil,
    attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }
}

extension XCTestCase {
  /// Fails the test at the place of an issue.
  public func record(_ issue: XCTIssue) {
    let location = issue.sourceCodeContext.location
    recordFailure(
      withDescription: [issue.compactDescription, issue.detailedDescription].compactMap { $0 }.joined(separator: "\n"),
      inFile: location?.fileURL.path ?? "", atLine: location?.lineNumber ?? 0,
      expected: issue.type == .assertionFailure)
  }
}
