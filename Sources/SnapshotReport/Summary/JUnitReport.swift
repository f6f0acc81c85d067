/// The report as JUnit's XML, which continuous integrations read: a test case for each snapshot.
struct JUnitReport {
  let text: String

  init(_ report: Report) {
    let counts = report.counts
    let totals =
      #"tests="\#(counts.asserted)" failures="\#(counts.toLookAt)" skipped="\#(counts.known)""#
    let cases = report.outcome.items.map(Self.failure) + report.outcome.passed.map(Self.pass)
    let properties = counts.named.map { #"      <property name="\#($0.name)" value="\#($0.count)"/>"# }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="Snapshots" \#(totals)>"#,
        #"  <testsuite name="Snapshots" \#(totals)>"#,
        "    <properties>",
      ] + properties + ["    </properties>"] + cases + ["  </testsuite>", "</testsuites>", ""]
    text = lines.joined(separator: "\n")
  }

  private static func pass(_ snapshot: String) -> String {
    "    <testcase \(names(of: snapshot))/>"
  }

  private static func failure(_ item: SnapshotItem) -> String {
    let place = #"file="\#(XMLText.escaped(item.test.file))" line="\#(item.test.line)""#
    let first = item.message.prefix { !$0.isNewline }
    // What its test knows of fails no run.
    let outcome = item.isKnownIssue ? "skipped" : "failure"
    return """
          <testcase \(names(of: item.identifier)) \(place)>
            <\(outcome) type="\(item.kind.rawValue)" message="\(XMLText.escaped(String(first)))">\
      \(XMLText.escaped(item.message))</\(outcome)>
          </testcase>
      """
  }

  /// The class is the folder of the reference, with dots as classes have them.
  private static func names(of snapshot: String) -> String {
    let parts = snapshot.split(separator: "/")
    let suite = parts.dropLast().joined(separator: ".")
    return #"classname="\#(XMLText.escaped(suite))" name="\#(XMLText.escaped(String(parts.last ?? "")))""#
  }
}
