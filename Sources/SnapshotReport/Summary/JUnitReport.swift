import FirstFrameSnapshots

/// The report as JUnit XML, for continuous integration systems: a test case for each snapshot.
struct JUnitReport {
  let text: String

  init(_ report: Report) {
    let counts = report.counts
    let totals =
      #"tests="\#(counts.asserted)" failures="\#(counts.unresolved)" skipped="\#(counts.known)""#
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
    let attributes = #"file="\#(XMLText.escaped(item.test.file))" line="\#(item.test.line)""#
    let first = item.message.prefix { !$0.isNewline }
    // A known issue does not fail the run.
    let outcome = item.isKnownIssue ? "skipped" : "failure"
    return """
          <testcase \(names(of: item.identifier)) \(attributes)>
            <\(outcome) type="\(item.kind.reportName)" message="\(XMLText.escaped(String(first)))">\
      \(XMLText.escaped(item.message))</\(outcome)>
          </testcase>
      """
  }

  /// The attributes for a snapshot's name. The class is the folder of the reference, with dots instead of slashes.
  private static func names(of snapshot: String) -> String {
    let parts = snapshot.split(separator: "/")
    let suite = parts.dropLast().joined(separator: ".")
    return #"classname="\#(XMLText.escaped(suite))" name="\#(XMLText.escaped(String(parts.last ?? "")))""#
  }
}

/// Escaping for text in XML.
enum XMLText {
  /// The text with character references for the special characters of XML. Characters that XML 1.0 forbids are replaced
  /// by U+FFFD.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: needsEscape) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t", "\r": escaped += "&#\(scalar.value);"
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// Whether a byte needs an escape; 0xEF is the first byte of U+FFFE.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xEF || "&<>\"".utf8.contains(byte)
  }
}
