import FirstFrameGeometry
public import FirstFrameLayoutTree
import Foundation

extension LayoutNode {
  /// Returns what VoiceOver says, in reading order: a line for each element, followed by indented lines with what is
  /// not spoken, such as its identifier and the names of its actions.
  ///
  /// A node that specifies its accessibility is read as specified. Other nodes with text are read as static text.
  /// Elements are read in the order that they specify, or otherwise line by line by their positions on the screen
  /// (Documentation/HeadlessUIKit.md, "The reading order" and "What is read").
  ///
  /// - Parameter isRightToLeft: Whether lines are read from right to left.
  public func accessibilityDump(isRightToLeft: Bool = false) -> String {
    ReadingOrder(of: self, isRightToLeft: isRightToLeft).elements
      .flatMap { ElementLines($0).lines }
      .map { $0 + "\n" }.joined()
  }
}

/// The lines of one element: what is spoken, and the details.
struct ElementLines {
  private let element: ReadElement
  private let sentence: SpokenSentence

  init(_ element: ReadElement) {
    self.element = element
    sentence = SpokenSentence(element)
  }

  var lines: [String] {
    let spoken = sentence.text
    // An invisible character is written as an escape, so that a difference can be seen.
    return [spoken.isEmpty ? "(nothing is spoken)" : String(spoken.quoted.dropFirst().dropLast()).unescapedQuotes]
      + details.map { "  " + $0 }
  }

  private var details: [String] {
    let details = element.accessibility.details
    var lines: [String] = []
    if sentence.isUnlabeled { lines.append("without a label") }
    if let identifier = details.identifier { lines.append("identifier \(identifier.quoted)") }
    if let language = details.language { lines.append("language \(language.quoted)") }
    lines += details.speech.map(\.line)
    if !details.actions.isEmpty { lines.append("actions " + details.actions.map(\.quoted).joined(separator: ", ")) }
    lines += details.content.map { content in
      "content \(content.label.quoted) \(content.value.quoted)" + (content.isImportant ? " important" : "")
    }
    let traits = element.accessibility.traits.compactMap(\.unspokenText)
    if !traits.isEmpty { lines.append("traits " + traits.joined(separator: ", ")) }
    if details.outline != nil, let box = element.outline.controlPointBounds {
      let (origin, size) = ([box.minX, box.minY], [box.width, box.height])
      lines.append(
        "frame \(origin.map(\.hundredths).joined(separator: ",")) \(size.map(\.hundredths).joined(separator: "x"))")
    }
    return lines
  }
}

extension String {
  /// The text with plain quotation marks and backslashes in place of escaped ones.
  fileprivate var unescapedQuotes: String {
    replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}

extension Accessibility.Speech {
  /// The way in which the text is spoken, such as `spoken "Bonjour" language "fr" pitch 1.5`.
  fileprivate var line: String {
    var parts = ["spoken \(text.quoted)"]
    if let language { parts.append("language \(language.quoted)") }
    if let pitch { parts.append("pitch \(CGFloat(pitch).hundredths)") }
    if let pronunciation { parts.append("pronunciation \(pronunciation.quoted)") }
    if spellsOut { parts.append("letter by letter") }
    if includesPunctuation { parts.append("with punctuation") }
    return parts.joined(separator: " ")
  }
}

extension Accessibility.Trait {
  /// The text of a trait that changes how an element behaves, but not what is spoken; `nil` for other traits.
  fileprivate var unspokenText: String? {
    switch self {
    case .keyboardKey: "keyboard key"
    case .summaryElement: "summary"
    case .updatesFrequently: "updates frequently"
    case .playsSound: "plays sound"
    case .startsMediaSession: "starts media session"
    case .allowsDirectInteraction: "allows direct interaction"
    case .causesPageTurn: "causes page turn"
    default: nil
    }
  }
}
