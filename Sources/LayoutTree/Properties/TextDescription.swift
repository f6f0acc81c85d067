import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameTypesetting
import Foundation

extension TextContent {
  /// The text in a layout dump: its runs, and whatever differs from the defaults.
  func words(typesetter: Typesetter) -> String {
    var words = runs.map(\.words)
    if alignment != .leading { words.append(alignment.rawValue) }
    if verticalAlignment == .bottom { words.append("bottom") }
    if lines != 1 { words.append(lines == 0 ? "lines any" : "lines \(lines)") }
    if truncation != .tail { words.append("truncates \(truncation.rawValue)") }
    if minimumScale != 1 { words.append("shrinks to \(minimumScale.hundredths)") }
    words += ParagraphDescription(self).words
    let missing = typesetter.missingCharacters(in: paragraph)
    if !missing.isEmpty { words.append("missing " + missing.map(\.codePoint).joined(separator: ",")) }
    return words.joined(separator: " ")
  }
}

extension TextContent.Run {
  fileprivate var words: String {
    var words = [string.quoted, font.words, color.hexadecimal]
    if let background { words.append("on \(background.hexadecimal)") }
    if underline { words.append("underline") }
    if strikethrough { words.append("strikethrough") }
    if kern != 0 { words.append("kern \(kern.hundredths)") }
    if baselineOffset != 0 { words.append("raised \(baselineOffset.hundredths)") }
    if let attachment { words.append("attachment \(attachment.width.hundredths)x\(attachment.height.hundredths)") }
    if let language { words.append("language \(language)") }
    return words.joined(separator: " ")
  }
}

extension Font {
  fileprivate var words: String {
    var words = [family?.quoted, isMonospaced ? "mono" : nil, "\(size.hundredths)pt"]
    words.append(weight == .regular ? nil : "\(weight.rawValue)")
    words.append(isItalic ? "italic" : nil)
    words += features.map { "\($0.tag)=\($0.value)" }
    return words.compactMap { $0 }.joined(separator: " ")
  }

  /// The font in a message about a change.
  var shortWords: String {
    let names = [family, isMonospaced ? "mono" : nil, "\(size.hundredths)pt", "\(weight.rawValue)"]
    return (names + [isItalic ? "italic" : nil]).compactMap { $0 }.joined(separator: " ")
  }
}

/// The parts of a paragraph's style that differ from the defaults.
private struct ParagraphDescription {
  private let style: ParagraphStyle
  /// Right to left if a paragraph runs that way by its characters; else `nil`.
  private let textDirection: TextDirection?

  init(_ text: TextContent) {
    style = text.style
    let characters = text.runs.map(\.string).joined().unicodeScalars
    let paragraphs = characters.split { BidiClass(of: $0) == .paragraphSeparator }
    let runsRightToLeft = paragraphs.contains { TextDirection(firstStrongIn: $0) == .rightToLeft }
    textDirection = runsRightToLeft ? .rightToLeft : nil
  }

  var words: [String] {
    var words: [String] = []
    let standard = ParagraphStyle()
    func mention(_ name: String, _ path: KeyPath<ParagraphStyle, CGFloat>) {
      if style[keyPath: path] != standard[keyPath: path] { words.append("\(name) \(style[keyPath: path].hundredths)") }
    }
    if let direction = style.direction ?? textDirection { words.append(direction == .leftToRight ? "ltr" : "rtl") }
    if style.wrapping == .character { words.append("wraps characters") }
    mention("line height times", \.lineHeightMultiple)
    mention("line height from", \.minimumLineHeight)
    mention("line height to", \.maximumLineHeight)
    mention("line spacing", \.lineSpacing)
    mention("paragraph spacing", \.paragraphSpacing)
    mention("paragraph spacing before", \.paragraphSpacingBefore)
    mention("first indent", \.firstLineIndent)
    mention("indent", \.headIndent)
    mention("tail indent", \.tailIndent)
    if !style.tabStops.isEmpty { words.append("tabs " + style.tabStops.map(describe).joined(separator: ",")) }
    mention("tab interval", \.defaultTabInterval)
    return words
  }

  private func describe(_ stop: TabStop) -> String {
    stop.location.hundredths + (stop.alignment == .left ? "" : " \(stop.alignment.rawValue)")
  }
}

extension String {
  /// A node's name in a layout dump: quoted unless it is a plain word.
  var nodeName: String {
    let isPlain =
      !isEmpty && self != "-"
      && unicodeScalars.allSatisfy { $0.properties.isIDContinue || "-.#[]".unicodeScalars.contains($0) }
    return isPlain ? self : quoted
  }

  /// The text between quotation marks, with escapes for line breaks and for characters that do not show.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.isHiddenInText {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}

extension Unicode.Scalar {
  /// Whether the character would not show, or would change how its neighbours show.
  fileprivate var isHiddenInText: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: true
    case .spaceSeparator: self != " "
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// The code point as the Unicode Standard writes it, such as `U+0E01` (version 15, appendix A).
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
