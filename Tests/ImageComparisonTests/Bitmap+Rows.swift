import FirstFrameImaging

extension Bitmap {
  /// A picture from rows of letters: `k` black, `w` white, `r` red, `.` clear.
  init(rows: String...) throws {
    try self.init(size: PixelSize(width: rows[0].count, height: rows.count))
    let colors: [Character: Color] = [
      "k": .black, "w": .white, "r": Color(red: 255, green: 0, blue: 0), ".": .clear,
    ]
    for (y, row) in rows.enumerated() {
      for (x, letter) in row.enumerated() {
        self[x, y] = PremultipliedColor(colors[letter] ?? .clear)
      }
    }
  }
}
