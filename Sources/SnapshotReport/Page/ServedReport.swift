import Foundation

/// The page of a server that shows folders of artifacts as one, such as that of `firstframe review --web`.
package enum ServedReport {
  package static func html(of outcome: RunOutcome, in folders: ReportFolders) throws -> String {
    String(decoding: try ReportPage(Report(outcome, servedFrom: folders)).html(), as: UTF8.self)
  }
}
