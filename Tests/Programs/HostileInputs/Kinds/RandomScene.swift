import FirstFrameSeededRandomness
import Foundation

/// Random scenes with all features of the format, and with numbers from tiny to huge.
struct RandomScene {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns the JSON of a scene of at most 64 x 64 points.
  mutating func json() -> String {
    let (width, height) = (Int.random(in: 1...64, using: &random), Int.random(in: 1...64, using: &random))
    return node(frame: "[0,0,\(width),\(height)]", level: 0)
  }

  private mutating func node(frame: String? = nil, level: Int) -> String {
    var keys = ["\"frame\":\(frame ?? "[\(number()),\(number()),\(length()),\(length())]")"]
    if chance(0.6) { keys.append("\"background\":\(paint())") }
    if chance(0.4) { keys.append("\"cornerRadius\":\(cornerRadius())") }
    if chance(0.2) { keys.append("\"cornerCurve\":\"continuous\"") }
    if chance(0.3) { keys.append("\"border\":{\"width\":\(length()),\"color\":\(color())}") }
    if chance(0.2) { keys.append("\"shadow\":\(shadow())") }
    if chance(0.2) { keys.append("\"opacity\":\(Double.random(in: 0...1, using: &random))") }
    if chance(0.3) { keys.append("\"clips\":true") }
    if chance(0.1) { keys.append("\"clipPath\":{\"d\":\"\(pathData())\"}") }
    if chance(0.1) { keys.append("\"blend\":\"\(pick(["multiply", "screen", "normal"]))\"") }
    if chance(0.2) {
      keys.append("\"transform\":[\(factor()),\(factor()),\(factor()),\(factor()),\(number()),\(number())]")
    }
    if chance(0.3) { keys.append("\"text\":\(text())") }
    if chance(0.3) { keys.append("\"path\":\(path())") }
    if level < 3, chance(0.6) { keys.append("\"children\":[\(children(level: level + 1))]") }
    return "{" + keys.joined(separator: ",") + "}"
  }

  private mutating func children(level: Int) -> String {
    let count = Int.random(in: 0...4, using: &random)
    var nodes: [String] = []
    for _ in 0..<count { nodes.append(node(level: level)) }
    return nodes.joined(separator: ",")
  }

  private mutating func paint() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: "{\"linear\":{\"from\":[\(factor()),\(factor())],\"to\":[\(factor()),\(factor())],\"stops\":\(stops())}}"
    case 1: "{\"radial\":{\"center\":[\(factor()),\(factor())],\"radius\":\(length()),\"stops\":\(stops())}}"
    case 2: "{\"conic\":{\"center\":[\(factor()),\(factor())],\"angle\":\(number()),\"stops\":\(stops())}}"
    default: color()
    }
  }

  private mutating func stops() -> String {
    let count = Int.random(in: 2...5, using: &random)
    var positions: [Double] = []
    for _ in 0..<count { positions.append(chance(0.2) ? 0.5 : Double.random(in: 0...1, using: &random)) }
    var stops: [String] = []
    for position in positions.sorted() { stops.append("[\(position),\(color())]") }
    return "[" + stops.joined(separator: ",") + "]"
  }

  private mutating func shadow() -> String {
    "{\"color\":\(color()),\"offset\":[\(number()),\(number())],\"blur\":\(length()),\"spread\":\(number())}"
  }

  private mutating func text() -> String {
    let string = pick([
      "", "a", "Real Madrid 2–1", "The quick brown fox jumps", "\\n\\n", "\u{4E00}\u{1F600}e\u{301}", "אבג abc", "  ",
    ])
    let size = pick(["0", "0.01", "11", "17", "40", "300", "9999"])
    return """
      {"string":"\(string)","font":{"size":\(size),"weight":\(Int.random(in: 100...900, using: &random))},\
      "color":\(color()),"lines":\(Int.random(in: 0...3, using: &random)),"kern":\(pick(["0", "0", "0", "2", "-3", "10000", "-10000"])),\
      "truncation":"\(pick(["tail", "head", "middle", "clip"]))","alignment":"\(pick(["leading", "center", "trailing"]))",\
      "underline":\(chance(0.3))}
      """
  }

  private mutating func path() -> String {
    let stroke = """
      {"width":\(length()),"color":\(color()),"cap":"\(pick(["butt", "round", "square"]))",\
      "join":"\(pick(["miter", "round", "bevel"]))","miterLimit":\(pick(["1", "4", "100"]))\
      \(chance(0.3) ? ",\"dash\":[\(length()),\(length())]" : "")}
      """
    return
      "{\"d\":\"\(pathData())\",\"fill\":\(paint()),\"rule\":\"\(pick(["nonzero", "evenodd"]))\",\"stroke\":\(stroke)}"
  }

  private mutating func pathData() -> String {
    var data = "M\(number()) \(number())"
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      switch Int.random(in: 0..<7, using: &random) {
      case 0: data += "L\(number()) \(number())"
      case 1: data += "Q\(number()) \(number()) \(number()) \(number())"
      case 2: data += "C\(number()) \(number()) \(number()) \(number()) \(number()) \(number())"
      case 3:
        data += "A\(number()) \(number()) \(number()) \(pick(["0", "1"])) \(pick(["0", "1"])) \(number()) \(number())"
      case 4: data += "Z"
      case 5: data += "M\(number()) \(number())"
      default: data += "h\(number())v\(number())"
      }
    }
    return data
  }

  private mutating func cornerRadius() -> String {
    chance(0.5) ? length() : "[\(length()),\(length()),\(length()),\(length())]"
  }

  private mutating func color() -> String {
    let code = String(UInt32.random(in: 0 ... .max, using: &random), radix: 16, uppercase: true)
    let digits = String(repeating: "0", count: 8 - code.count) + code
    return "\"#\(chance(0.5) ? digits : String(digits.prefix(6)))\""
  }

  /// Returns a number: usually a coordinate in or near the picture, and sometimes an extreme value.
  private mutating func number() -> String {
    if chance(0.06) {
      return pick(["0", "-0.0", "1e9", "-1e9", "1e-9", "0.5", "16777216", "1048576.000244140625", "-1048577", "5e8"])
    }
    return String(Double.random(in: -40...130, using: &random))
  }

  private mutating func length() -> String {
    if chance(0.06) { return pick(["0", "1e9", "1e-9", "0.000244140625", "16777216", "1048576"]) }
    return String(Double.random(in: 0...90, using: &random))
  }

  private mutating func factor() -> String {
    if chance(0.1) { return pick(["0", "-1", "1", "1e-6", "1e6", "1e-300"]) }
    return String(Double.random(in: -1.5...1.5, using: &random))
  }

  private mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  private mutating func pick(_ choices: [String]) -> String {
    choices[Int.random(in: 0..<choices.count, using: &random)]
  }
}
