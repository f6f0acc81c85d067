import Foundation

/// The page: one file of HTML that needs nothing but the pictures beside it.
///
/// What tests say is data in it, never markup or code: it stands in blocks of JSON in which `<` is escaped, scripts put
/// it into the page as text, and the policy lets nothing run or load that is not the page's own.
struct ReportPage {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  func html() throws -> Data {
    let nonce = Self.nonce()
    let details = PageDetails(of: report)
    var page = Data(head(nonce: nonce).utf8)
    page += Data(PageMarkup.body.utf8)
    page += Self.block(try PageData(report, details: details).json(), id: "data")
    for (index, block) in details.blocks { page += Self.block(block, id: "details-\(index)") }
    page += Data("<script nonce=\"\(nonce)\">\n\(PageScript.all)</script>\n</body>\n</html>\n".utf8)
    return page
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
    \(PageStyle.all)</style>
    </head>

    """
  }

  /// A block of data that no browser runs.
  private static func block(_ json: Data, id: String) -> Data {
    Data("<script type=\"application/json\" id=\"\(id)\">".utf8) + EscapedJSON.data(json) + Data("</script>\n".utf8)
  }

  private static func policy(nonce: String) -> String {
    "default-src 'none'; img-src 'self' file: data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; "
      + "connect-src 'self'; base-uri 'none'; form-action 'none'"
  }

  /// What only this page's own blocks know.
  private static func nonce() -> String {
    (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
  }
}
