import Foundation

/// The page of a server that shows folders of artifacts as one, such as that of `firstframe review --web`.
public enum ServedReport {
  /// - Parameter folders: The folders of artifacts, as absolute paths; files are looked for in their order.
  public static func html(of outcome: RunOutcome, in folders: [String]) throws -> String {
    String(decoding: try ReportPage(Report(outcome, servedFrom: folders)).html(), as: UTF8.self)
  }
}
