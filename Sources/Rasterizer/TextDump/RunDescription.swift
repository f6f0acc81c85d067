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
