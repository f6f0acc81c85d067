import FirstFrameLayoutTree
import Foundation

/// A reader of simple HTML.
struct HTMLReader {
  private let base: [NSAttributedString.Key: Any]
  private var open: [(name: String, link: String?)] = []
  private let result = NSMutableAttributedString(string: "")

  /// - Parameter attributes: Those of plain text; UIKit's are a serif font of 12 points.
  init(attributes: [NSAttributedString.Key: Any]?) {
    base =
      [.font: UIFont(name: "TimesNewRomanPSMT", size: 12) ?? UIFont.systemFont(ofSize: 12)]
      .merging(attributes ?? [:]) { $1 }
  }

  mutating func text(of html: String) -> NSAttributedString {
    if html.range(of: "<style|style=|<img", options: [.regularExpression, .caseInsensitive]) != nil {
      UsageWarnings.warnOfNoEffect("styles and images in HTML", "set attributes of the text")
    }
    var rest = Self.withoutHiddenParts(html)[...]
    while let start = rest.firstIndex(of: "<") {
      append(rest[..<start])
      guard let end = rest[start...].firstIndex(of: ">") else { return result }
      read(tag: rest[rest.index(after: start)..<end])
      rest = rest[rest.index(after: end)...]
    }
    append(rest)
    return result
  }

  private static func withoutHiddenParts(_ html: String) -> String {
    html.replacingOccurrences(
      of: "(?is)<!--.*?-->|<(head|style|script|title)\\b.*?</\\1>", with: "", options: .regularExpression)
  }

  private mutating func read(tag: Substring) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    switch name {
    case "br": append(newline: "\n")
    case "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr":
      if result.length > 0, !result.string.hasSuffix("\n") { append(newline: "\n") }
      if name == "li", !isEnd { append(newline: "\u{2022} ") }
    default: break
    }
    if isEnd {
      if let index = open.lastIndex(where: { $0.name == name }) { open.remove(at: index) }
    } else if !tag.hasSuffix("/"), name != "br" {
      let link = tag.firstMatch(of: #/(?i)href\s*=\s*["\']?([^"\'\s>]+)/#).map { String($0.1) }
      open.append((name, link))
    }
  }

  private func append(newline text: String) {
    result.append(NSAttributedString(string: text, attributes: base))
  }

  private func append(_ source: Substring) {
    let words = Self.decoded(String(source)).replacingOccurrences(
      of: "[ \\t\\r\\n]+", with: " ", options: .regularExpression)
    let isFirst = result.length == 0 || result.string.hasSuffix("\n")
    let text = isFirst && words.hasPrefix(" ") ? String(words.dropFirst()) : words
    guard !text.isEmpty else { return }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private var attributes: [NSAttributedString.Key: Any] {
    var attributes = base
    var traits: UIFontDescriptor.SymbolicTraits = []
    for (name, link) in open {
      switch name {
      case "b", "strong", "h1", "h2", "h3", "h4", "h5", "h6": traits.insert(.traitBold)
      case "i", "em": traits.insert(.traitItalic)
      case "u": attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      case "s", "strike", "del": attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      case "a": if let link { attributes[.link] = URL(string: link) }
      default: break
      }
    }
    if !traits.isEmpty, let font = attributes[.font] as? UIFont,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    {
      attributes[.font] = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    return attributes
  }

  private static let references = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "\'", "nbsp": "\u{A0}", "copy": "\u{A9}",
    "ndash": "\u{2013}", "mdash": "\u{2014}", "hellip": "\u{2026}", "bull": "\u{2022}", "euro": "\u{20AC}",
  ]

  private static func decoded(_ text: String) -> String {
    text.replacing(#/&(#x[0-9A-Fa-f]+|#\d+|\w+);/#) { match in
      let name = match.1
      if let known = references[String(name)] { return known }
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? String(match.0)
    }
  }
}
