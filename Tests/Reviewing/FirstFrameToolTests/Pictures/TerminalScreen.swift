/// The cells of a terminal, as far as the tool's output uses the control functions of ECMA-48.
struct TerminalScreen {
  struct Style: Hashable {
    /// `#RRGGBB`; `nil` for the color of the terminal.
    var color: String?
    var background: String?
    var isBold = false
    var isFaint = false
  }

  struct Cell: Hashable {
    var character: Character = " "
    var style = Style()
  }

  private(set) var rows: [[Cell]]
  private var position = (row: 0, column: 0)
  private var style = Style()

  init(columns: Int, rows: Int) {
    self.rows = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  /// Writes text with escape sequences.
  mutating func write(_ text: String) {
    var rest = Substring(text)
    while let character = rest.first {
      if let match = rest.prefixMatch(of: #/\u{1B}\[([?0-9;]*)([A-Za-z])/#) {
        carryOut(String(match.2), match.1.split(separator: ";").map { Int($0) ?? 0 })
        rest = rest[match.range.upperBound...]
      } else {
        put(character)
        rest.removeFirst()
      }
    }
  }

  private mutating func put(_ character: Character) {
    switch character {
    case "\n", "\r\n": position = (position.row + 1, 0)
    case "\r": position.column = 0
    default:
      guard rows.indices.contains(position.row), rows[position.row].indices.contains(position.column) else { return }
      rows[position.row][position.column] = Cell(character: character, style: style)
      position.column += 1
    }
  }

  private mutating func carryOut(_ function: String, _ parameters: [Int]) {
    switch function {
    case "H": position = ((parameters.first ?? 1) - 1, (parameters.dropFirst().first ?? 1) - 1)
    case "J": rows = rows.map { $0.map { _ in Cell() } }
    case "m": setStyle(parameters.isEmpty ? [0] : parameters)
    default: break
    }
  }

  private mutating func setStyle(_ parameters: [Int]) {
    switch parameters.first {
    case 0: style = Style()
    case 1: style.isBold = true
    case 2: style.isFaint = true
    case 31: style.color = "#FF7B72"
    case 32: style.color = "#7EE787"
    case 33: style.color = "#E3B341"
    case 34: style.color = "#79C0FF"
    case 38 where parameters.count == 5: style.color = Self.hexadecimal(parameters)
    case 48 where parameters.count == 5: style.background = Self.hexadecimal(parameters)
    default: break
    }
  }

  /// The color of the parameters `38;2;R;G;B` or `48;2;R;G;B`.
  private static func hexadecimal(_ parameters: [Int]) -> String {
    "#" + parameters.suffix(3).map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
  }
}
