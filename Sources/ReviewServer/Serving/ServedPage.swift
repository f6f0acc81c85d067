/// A page that is told that it is served, and by which token it may ask to accept.
struct ServedPage {
  let html: String

  func html(with token: SessionToken) -> String {
    let meta = #"<meta name="firstframe-token" content="\#(token.text)">"#
    for mark in ["<head>", "<HEAD>"] {
      if let range = html.firstRange(of: mark) {
        return html[..<range.upperBound] + meta + html[range.upperBound...]
      }
    }
    return meta + html
  }
}
