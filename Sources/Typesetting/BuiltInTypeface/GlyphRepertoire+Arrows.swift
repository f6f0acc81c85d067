/// Arrows and stars, and other signs that interfaces use for directions and ratings.
extension GlyphRepertoire {
  mutating func addArrowsAndStars() {
    let side = SideBearing(60)
    add("→", width: 700, growth: 0.2, left: side, right: side) { $0.arrow() }
    add("←", width: 700, growth: 0.2, left: side, right: side) { $0.mirrored { $0.arrow() } }
    add("↑", width: 470, growth: 0.2, left: side, right: side) { $0.uprightArrow() }
    add("↓", width: 470, growth: 0.2, left: side, right: side) {
      $0.turned(height: 2 * Skeleton.arrowAxis) { $0.uprightArrow() }
    }
    let tight = SideBearing(54)
    add("›", width: 190, growth: 0.6, left: tight, right: tight) { $0.angle(left: 0) }
    add("‹", width: 190, growth: 0.6, left: tight, right: tight) { $0.mirrored { $0.angle(left: 0) } }
    add("»", width: 370, growth: 1.1, left: tight, right: tight) { $0.anglePair() }
    add("«", width: 370, growth: 1.1, left: tight, right: tight) { $0.mirrored { $0.anglePair() } }
    add("★", width: 760, growth: 0, left: side, right: side) { $0.star() }
    add("●", width: 560, growth: 0, left: side, right: side) { $0.disc($0.width / 2, 350, diameter: $0.width) }
    add("°", width: 280, growth: 0.4, left: side, right: side) {
      $0.pen = $0.pen.scaled(by: 0.84)
      $0.ring(0, 725 - $0.width, $0.width, 725, squareness: 0.56)
    }
    add("¡", width: 106.4, growth: 1.1, left: SideBearing(84, loss: 0.2), right: SideBearing(84, loss: 0.2)) {
      $0.turned(height: 520) { $0.exclamation() }
    }
  }
}
