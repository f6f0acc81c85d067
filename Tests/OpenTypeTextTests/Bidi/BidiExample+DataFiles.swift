import FirstFrameTypesetting

extension BidiExample {
  /// A line of BidiCharacterTest.txt; nil if it does not have the five fields that the file's head describes.
  init?(characterTest line: Substring) {
    let fields = line.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace) }
    guard fields.count == 5 || fields.count == 4 && line.last == ";" else { return nil }
    guard let choice = fields[1].first.flatMap({ Int($0) }), (0...2).contains(choice) else { return nil }
    text = fields[0].compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
    direction = choice == 2 ? nil : TextDirection.allCases[choice]
    base = fields[2].first.flatMap { UInt8($0) }
    levels = fields[3].map { UInt8($0) }
    order = fields.count > 4 ? fields[4].compactMap { Int($0) } : []
    guard text.count == fields[0].count, levels.count == text.count, base != nil else { return nil }
  }

  /// The examples of BidiTest.txt on lines that share what is expected of them.
  static func classTests(in lines: [UnicodeDataFile.Line]) -> [(line: Int, example: BidiExample)] {
    let directions: [TextDirection?] = [nil, .leftToRight, .rightToLeft]
    var levels: [UInt8?] = []
    var order: [Int] = []
    var examples: [(line: Int, example: BidiExample)] = []
    for line in lines {
      let words = line.text.split(whereSeparator: \.isWhitespace)
      switch words[0] {
      case "@Levels:": levels = words.dropFirst().map { UInt8($0) }
      case "@Reorder:": order = words.dropFirst().compactMap { Int($0) }
      default:
        let fields = line.text.split(separator: ";")
        let text = fields[0].split(whereSeparator: \.isWhitespace).compactMap { sampleCharacters[String($0)] }
        let choices = fields[1].split(whereSeparator: \.isWhitespace).first.flatMap { Int($0, radix: 16) } ?? 0
        for (bit, direction) in directions.enumerated() where choices & (1 << bit) != 0 {
          examples.append(
            (line.number, BidiExample(text: text, direction: direction, base: nil, levels: levels, order: order)))
        }
      }
    }
    return examples
  }

  /// A character of every class; none of them is a bracket.
  private static let sampleCharacters: [String: Unicode.Scalar] = [
    "L": "a", "R": "\u{5D0}", "AL": "\u{627}", "EN": "1", "ES": "+", "ET": "%", "AN": "\u{660}", "CS": ",",
    "NSM": "\u{300}", "BN": "\u{AD}", "B": "\u{2029}", "S": "\t", "WS": " ", "ON": "!", "LRE": "\u{202A}",
    "RLE": "\u{202B}", "PDF": "\u{202C}", "LRO": "\u{202D}", "RLO": "\u{202E}", "LRI": "\u{2066}", "RLI": "\u{2067}",
    "FSI": "\u{2068}", "PDI": "\u{2069}",
  ]
}
