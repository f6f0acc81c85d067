import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameTextEscaping
import FirstFrameTypesetting
import Foundation

extension TextContent {
  /// Returns the text in a layout dump: its runs, and the settings that differ from the defaults.
  func dumpText(typesetter: Typesetter) -> String {
    var parts = runs.map(\.dumpText)
    if alignment != .leading { parts.append(alignment.rawValue) }
    if verticalAlignment == .bottom { parts.append("bottom") }
    if lines != 1 { parts.append(lines == 0 ? "lines any" : "lines \(lines)") }
    if truncation != .tail { parts.append("truncates \(truncation.rawValue)") }
    if minimumScale != 1 { parts.append("shrinks to \(minimumScale.hundredths)") }
    switch baselineAdjustment {
    case .alignBaselines: parts.append("keeps baseline")
    case .alignCenters: break
    case .none: parts.append("keeps top")
    }
    parts += ParagraphDescription(self).dumpParts
    let missing = typesetter.missingCharacters(in: paragraph)
    if !missing.isEmpty { parts.append("missing " + missing.map(\.codePoint).joined(separator: ",")) }
    return parts.joined(separator: " ")
  }
}

extension TextContent.Run {
  fileprivate var dumpText: String {
    var parts = [string.quoted, font.dumpText, color.hexadecimal]
    if let background { parts.append("on \(background.hexadecimal)") }
    if underline { parts.append("underline" + (underlineColor.map { " " + $0.hexadecimal } ?? "")) }
    if strikethrough { parts.append("strikethrough" + (strikethroughColor.map { " " + $0.hexadecimal } ?? "")) }
    if kern != 0 { parts.append("kern \(kern.hundredths)") }
    if !hasPairKerning { parts.append("no pair kerning") }
    if leading != 0 { parts.append("leading \(leading.hundredths)") }
    if baselineOffset != 0 { parts.append("raised \(baselineOffset.hundredths)") }
    if let attachment { parts.append("attachment \(attachment.width.hundredths)x\(attachment.height.hundredths)") }
    if let language { parts.append("language \(language)") }
    return parts.joined(separator: " ")
  }
}

extension Font {
  fileprivate var dumpText: String {
    var parts = [family?.quoted, isMonospaced ? "mono" : nil, "\(size.hundredths)pt"]
    parts.append(weight == .regular ? nil : "\(weight.rawValue)")
    parts.append(isItalic ? "italic" : nil)
    parts += features.map { "\($0.tag)=\($0.value)" }
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// The font in a message about a change.
  var summary: String {
    let names = [family, isMonospaced ? "mono" : nil, "\(size.hundredths)pt", "\(weight.rawValue)"]
    return (names + [isItalic ? "italic" : nil]).compactMap { $0 }.joined(separator: " ")
  }
}

/// The parts of a paragraph's style that differ from the defaults.
private struct ParagraphDescription {
  private let style: ParagraphStyle
  /// Right to left if the first strong character of any paragraph is right to left; otherwise `nil`.
  private let textDirection: TextDirection?
  private let hasHangul: Bool

  init(_ text: TextContent) {
    style = text.style
    let characters = text.runs.map(\.string).joined().unicodeScalars
    hasHangul = characters.contains(where: \.isHangul)
    let paragraphs = characters.split { BidiClass(of: $0) == .paragraphSeparator }
    let runsRightToLeft = paragraphs.contains { TextDirection(firstStrongIn: $0) == .rightToLeft }
    textDirection = runsRightToLeft ? .rightToLeft : nil
  }

  var dumpParts: [String] {
    var parts: [String] = []
    let standard = ParagraphStyle()
    func mention(_ name: String, _ path: KeyPath<ParagraphStyle, CGFloat>) {
      if style[keyPath: path] != standard[keyPath: path] { parts.append("\(name) \(style[keyPath: path].hundredths)") }
    }
    if let direction = style.direction ?? textDirection { parts.append(direction == .leftToRight ? "ltr" : "rtl") }
    if style.wrapping == .character { parts.append("wraps characters") }
    mention("line height times", \.lineHeightMultiple)
    mention("line height from", \.minimumLineHeight)
    mention("line height to", \.maximumLineHeight)
    mention("line spacing", \.lineSpacing)
    mention("paragraph spacing", \.paragraphSpacing)
    mention("paragraph spacing before", \.paragraphSpacingBefore)
    mention("first indent", \.firstLineIndent)
    mention("indent", \.headIndent)
    mention("tail indent", \.tailIndent)
    if !style.tabStops.isEmpty { parts.append("tabs " + style.tabStops.map(describe).joined(separator: ",")) }
    mention("tab interval", \.defaultTabInterval)
    if style.avoidsLoneWord { parts.append("avoids lone word") }
    if style.keepsHangulWords, hasHangul { parts.append("keeps Hangul words") }
    if style.tightensBeforeTruncation { parts.append("tightens") }
    return parts
  }

  private func describe(_ stop: TabStop) -> String {
    stop.location.hundredths + (stop.alignment == .left ? "" : " \(stop.alignment.rawValue)")
  }
}

extension String {
  /// The text as a node's name in a layout dump: quoted unless it is a plain word.
  var quotedUnlessPlain: String {
    let isPlain =
      !isEmpty && self != "-"
      && unicodeScalars.allSatisfy { $0.has(.continuesIdentifier) || "-.#[]".unicodeScalars.contains($0) }
    return isPlain ? self : quoted
  }

  /// The text between quotation marks, with escapes for line breaks and invisible characters.
  package var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.has(.isUnclear) {
          result += "\\u{\(Hexadecimal.digits(UInt64(scalar.value), uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
