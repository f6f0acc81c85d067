/// Filters rows by all five filters in turn (PNG Third Edition, 9.2).
struct PNGRowFilter {
  let bytesPerPixel: Int
  private var above: [UInt8] = []
  private var kind: UInt8 = 0

  init(bytesPerPixel: Int) {
    self.bytesPerPixel = bytesPerPixel
  }

  mutating func next(_ row: [UInt8]) -> [UInt8] {
    if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
    let filtered = row.indices.map { row[$0] &- prediction($0, row) }
    defer {
      above = row
      kind = (kind + 1) % 5
    }
    return [kind] + filtered
  }

  private func prediction(_ index: Int, _ row: [UInt8]) -> UInt8 {
    let left = index < bytesPerPixel ? 0 : Int(row[index - bytesPerPixel])
    let up = Int(above[index])
    let corner = index < bytesPerPixel ? 0 : Int(above[index - bytesPerPixel])
    switch kind {
    case 0: return 0
    case 1: return UInt8(left)
    case 2: return UInt8(up)
    case 3: return UInt8((left + up) / 2)
    default:
      let guess = left + up - corner
      let distances = [abs(guess - left), abs(guess - up), abs(guess - corner)]
      if distances[0] <= distances[1] && distances[0] <= distances[2] { return UInt8(left) }
      return UInt8(distances[1] <= distances[2] ? up : corner)
    }
  }
}
