import FirstFrameTextEscaping
import FirstFrameWebPages
import Foundation

/// The page of a report: one HTML file that needs no other files than the pictures beside it.
///
/// Texts from tests are data in it, never markup or code: they are in blocks of JSON with `<` escaped, the script
/// inserts them as text nodes, and the content security policy allows only the page's own script and style.
struct ReportPage {
  private let report: Report
  /// The sections above the snapshots.
  private let sections: [ReportSection]

  /// - Parameter section: A section before that of the warnings; `nil` for none.
  init(_ report: Report, section: ReportSection? = nil) {
    self.report = report
    sections = [section, ReportSection(report.outcome.warnings)].compactMap { $0 }
  }

  func html() throws -> Data {
    let nonce = Self.nonce()
    let details = PageDetails(of: report)
    var page = Data(head(nonce: nonce).utf8)
    page += body
    page += Self.block(try PageData(report, details: details).json(), id: "data")
    for (index, block) in details.blocks { page += Self.block(block, id: "details-\(index)") }
    page += Data("<script nonce=\"\(nonce)\">\n\(Self.script)</script>\n</body>\n</html>\n".utf8)
    return page
  }

  private var body: Data {
    let body = Data(Self.files.text("body.html").utf8)
    guard !sections.isEmpty, let main = body.firstRange(of: Data("<main>".utf8)) else { return body }
    let html = sections.map(\.html).joined()
    return body[..<main.lowerBound] + Data(html.utf8) + body[main.lowerBound...]
  }

  private func head(nonce: String) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(Self.policy(nonce: nonce))">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <link rel="icon" href="data:,">
    <title>Snapshots: \(report.counts.sentence)</title>
    <style nonce="\(nonce)">
    \(Self.style)</style>
    </head>

    """
  }

  /// A block of data, which browsers do not run.
  private static func block(_ json: Data, id: String) -> Data {
    Data("<script type=\"application/json\" id=\"\(id)\">".utf8) + EscapedJSON.data(json) + Data("</script>\n".utf8)
  }

  private static func policy(nonce: String) -> String {
    "default-src 'none'; img-src 'self' file: data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  /// A random value that marks the page's own script and style.
  private static func nonce() -> String {
    (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
  }

  private static let files = PageFiles.report
  private static let script = files.script(main: "main.js")
  private static let style = files.style(
    "colors.css", "frame.css", "list.css", "viewer.css", "inspector.css", "texts.css", "narrow.css")
}
