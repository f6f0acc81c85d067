import FirstFrameGeometry
import FirstFrameLayoutTree
import FirstFrameTypesetting
import Foundation

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
