/// Prints names and times in columns.
enum Report {
  static func line(_ name: String, _ milliseconds: Double, target: Double? = nil, note: String = "") {
    let goal = target.map { " (at most \($0))" } ?? ""
    print(padded(name, to: 44) + rounded(milliseconds) + " ms" + goal + note)
  }

  static func rounded(_ value: Double) -> String { String((value * 1000).rounded() / 1000) }

  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
