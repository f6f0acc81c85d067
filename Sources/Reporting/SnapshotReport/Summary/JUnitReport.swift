import FirstFrameSnapshots
import FirstFrameTextEscaping

/// The report as JUnit XML, for continuous integration systems: a test case for each snapshot.
struct JUnitReport {
  let text: String

  init(_ report: Report) {
    let counts = report.counts
    let totals =
      #"tests="\#(counts.asserted)" failures="\#(counts.unresolved)" skipped="\#(counts.known)""#
    let cases = report.outcome.items.map(Self.failure) + report.outcome.passed.map(Self.pass)
    let warnings = report.outcome.warnings
    let warningCounts = [("warnings", warnings.count), ("kinds of warnings", warnings.groups.count)]
    let numbers = counts.named + (warnings.groups.isEmpty ? [] : warningCounts)
    let properties = numbers.map { #"      <property name="\#($0.name)" value="\#($0.count)"/>"# }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="Snapshots" \#(totals)>"#,
        #"  <testsuite name="Snapshots" \#(totals)>"#,
        "    <properties>",
      ] + properties + ["    </properties>"] + cases + Self.output(warnings) + ["  </testsuite>", "</testsuites>", ""]
    text = lines.joined(separator: "\n")
  }

  /// The warnings as the output of the suite; empty if there are none.
  private static func output(_ warnings: RunWarnings) -> [String] {
    guard !warnings.groups.isEmpty else { return [] }
    let lines =
      ["\(RunWarnings.title): \(warnings.sentence)"] + warnings.groups.map { "\($0.extent): \($0.kind)" }
    return ["    <system-out>" + lines.map(\.escapedForXML).joined(separator: "\n") + "</system-out>"]
  }

  private static func pass(_ snapshot: String) -> String {
    "    <testcase \(names(of: snapshot))/>"
  }

  private static func failure(_ item: SnapshotItem) -> String {
    let file = item.test.path ?? item.test.file
    let attributes = #"file="\#(file.escapedForXML)" line="\#(item.test.line)""#
    let first = item.message.firstLine
    // A known issue does not fail the run.
    let outcome = item.isKnownIssue ? "skipped" : "failure"
    return """
          <testcase \(names(of: item.identifier)) \(attributes)>
            <\(outcome) type="\(item.kind.reportName)" message="\(first.escapedForXML)">\
      \(item.message.escapedForXML)</\(outcome)>
          </testcase>
      """
  }

  /// The attributes for a snapshot's name. The class is the folder of the reference, with dots instead of slashes.
  private static func names(of snapshot: String) -> String {
    let parts = snapshot.split(separator: "/")
    let suite = parts.dropLast().joined(separator: ".")
    return #"classname="\#(suite.escapedForXML)" name="\#(String(parts.last ?? "").escapedForXML)""#
  }
}
