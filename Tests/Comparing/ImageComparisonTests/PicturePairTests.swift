import FirstFrameImaging
import FirstFrameSeededRandomness
import Testing

@testable import FirstFrameImageComparison

/// Compares the results with those of loops over single pixels.
@Suite struct PicturePairTests {
  @Test(arguments: 1...100 as ClosedRange<UInt64>) func equalRowsAndUnequalColumns(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (reference, actual) = try pictures(&generator)
    let (width, height) = (min(reference.width, actual.width), min(reference.height, actual.height))
    let unequal = (0..<height).map { y in (0..<width).filter { reference[$0, y] != actual[$0, y] } }
    PicturePair.with(reference, actual) { pair in
      for first in 0..<height {
        let end = Int.random(in: first...height, using: &generator)
        let isEqual = unequal[first..<end].allSatisfy(\.isEmpty)
        #expect(pair.areEqual(rows: first..<end) == isEqual, "seed \(seed), rows \(first)..<\(end)")
      }
      for y in 0..<height {
        let expected = unequal[y].first.map { $0..<(unequal[y].last ?? $0) + 1 }
        #expect(pair.unequalColumns(row: y) == expected, "seed \(seed), row \(y)")
      }
    }
  }

  /// Returns two pictures, most of different sizes, with a few unequal pixels in some rows. Some differ by one step,
  /// the smallest difference that a comparison of bytes can find.
  private func pictures(_ generator: inout SeededGenerator) throws -> (Bitmap, Bitmap) {
    func random(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let (width, height) = (random(1...100), random(1...6))
    // Widths are often equal, and then the heights differ, or nothing.
    let more = [0, 0, random(1...4)]
    var pictures: [Bitmap] = []
    for _ in 0..<2 {
      let size = try PixelSize(width: width + more[random(0...2)], height: height + more[random(0...2)])
      pictures.append(Bitmap(size: size, color: PremultipliedColor(.black)))
    }
    for _ in 0..<random(0...4) {
      let level = UInt8([1, 255][random(0...1)])
      let color = PremultipliedColor(Color(red: level, green: level, blue: level))
      let index = random(0...1)
      // Also beside and below the area that both pictures have.
      pictures[index][random(0...pictures[index].width - 1), random(0...pictures[index].height - 1)] = color
    }
    return (pictures[0], pictures[1])
  }
}
