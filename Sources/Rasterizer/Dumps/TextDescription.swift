import FirstFrameGeometry
import FirstFrameImaging
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

/// A run of text in words.
struct RunDescription {
  private let run: TextContent.Run

  init(_ run: TextContent.Run) {
    self.run = run
  }

  var words: String {
    var words = [run.string.quoted, font, run.color.hexadecimal]
    if let background = run.background { words.append("on \(background.hexadecimal)") }
    if run.underline { words.append("underline") }
    if run.strikethrough { words.append("strikethrough") }
    if run.kern != 0 { words.append("kern \(run.kern.hundredths)") }
    if run.baselineOffset != 0 { words.append("raised \(run.baselineOffset.hundredths)") }
    if let room = run.attachment { words.append("attachment \(room.width.hundredths)x\(room.height.hundredths)") }
    if let language = run.language { words.append("language \(language)") }
    return words.joined(separator: " ")
  }

  private var font: String {
    let font = run.font
    var words = [font.family?.quoted, font.isMonospaced ? "mono" : nil, "\(font.size.hundredths)pt"]
    words.append(font.weight == .regular ? nil : "\(font.weight.rawValue)")
    words.append(font.isItalic ? "italic" : nil)
    words += font.features.map { "\($0.tag)=\($0.value)" }
    return words.compactMap { $0 }.joined(separator: " ")
  }
}

/// What a paragraph's style changes, in words.
struct ParagraphDescription {
  private let style: ParagraphStyle
  /// Where the style has none, and the text runs another way than most.
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
  /// The text between quotation marks, with what would break the line or hide in it escaped.
  var quoted: String {
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
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
