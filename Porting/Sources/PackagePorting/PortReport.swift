package import FirstFrameSourceRewriting
import FirstFrameTextEscaping
package import Foundation

/// The report of a port: the targets that it wrote, and the code that it could not port.
package struct PortReport: Codable, Sendable {
  package struct Target: Codable, Sendable {
    package let name: String
    package let isTest: Bool
    package let fileCount: Int
    package var previews: [SourceRewriter.PreviewDeclaration]
  }

  /// The path of the generated package.
  package let package: String
  package var targets: [Target] = []
  package var findings: [SourceFinding] = []
  /// The number of files that are new or differ from an earlier port.
  package var writtenCount = 0

  /// The names that exist only on Apple's systems, if they were looked up.
  package var missingNames: [SourceFinding] = []
  /// The sources with the names of images and colors, which are not part of the report.
  var resourceNames: [String] = []

  private enum CodingKeys: String, CodingKey {
    case package, targets, findings, writtenCount
  }

  package init(package: String) {
    self.package = package
  }

  /// The report as JSON with sorted keys.
  package var json: Data {
    (try? JSONEncoder.sortedAndIndented.encode(self)) ?? Data()
  }

  /// The report as lines.
  package var text: String {
    let counts = targets.map { "\($0.name): \($0.fileCount) files" }
    return (counts + findings.map(\.description) + ["\(writtenCount) files written to \(package)"])
      .joined(separator: "\n")
  }
}
