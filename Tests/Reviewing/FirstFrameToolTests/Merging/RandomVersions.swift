import FirstFrameImaging
import FirstFrameSeededRandomness
import Foundation

/// A reference in three versions, chosen at random, and the outcome that a merge must have.
struct RandomVersions {
  let path: String
  let base: Version?
  let ours: Version?
  let theirs: Version?

  /// A version of a reference. Pictures with the same value have the same pixels, whatever their encoding is.
  struct Version: Hashable {
    let value: Int
    let encoding: Int

    func data(isPicture: Bool) throws -> Data {
      guard isPicture else { return Data("Card 0,0 \(value)x44\n  title \"\(value)\"\n  footer\n".utf8) }
      let color = Color(red: UInt8(value & 255), green: UInt8(value >> 8), blue: 90)
      let bitmap = Bitmap(size: try PixelSize(width: 8, height: 8), color: PremultipliedColor(color))
      var file = PNGFile(bitmap: bitmap)
      try file.metadata.append("encoding \(encoding)", under: "Comment")
      return try file.data()
    }
  }

  enum Outcome: Hashable {
    /// The value of the resolved reference; `nil` if it is removed.
    case resolved(Int?)
    /// Both sides have different versions, so git calls the merge driver.
    case unmerged
    /// One side removed the reference, and the other one changed it. Git calls no driver.
    case removedOrChanged
    /// One side removed the reference, and the other one only encoded the same picture again. Git calls no driver.
    case removedOrEncodedAgain
  }

  init(_ index: Int, using generator: inout SeededGenerator) {
    let type = ["png", "png", "layout.txt", "json"].randomElement(using: &generator) ?? "png"
    path = "T/F\(index % 7)/case\(index).\(type)"
    let isPicture = type == "png"
    let base = Int.random(in: 0..<5, using: &generator) > 0 ? Version(value: 3 * index, encoding: 0) : nil
    let shared = Version(value: 3 * index + 1, encoding: 0)
    func side(_ number: Int) -> Version? {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: return base
      case 1: return nil
      case 2: return shared
      case 3 where isPicture: return base.map { Version(value: $0.value, encoding: number) }
      case 4 where isPicture: return Version(value: shared.value, encoding: number)
      default: return Version(value: 3 * index + number, encoding: 0)
      }
    }
    self.base = base
    (ours, theirs) = (side(1), side(2))
  }

  var isPicture: Bool { path.hasSuffix(".png") }

  /// What must become of the reference, determined from the values alone.
  var outcome: Outcome {
    let (old, our, their) = (base?.value, ours?.value, theirs?.value)
    if ours == theirs || base == theirs { return .resolved(our) }
    if base == ours { return .resolved(their) }
    if ours == nil || theirs == nil {
      let other = our ?? their
      return other == old ? .removedOrEncodedAgain : .removedOrChanged
    }
    if our == their || old == their { return .resolved(our) }
    return old == our ? .resolved(their) : .unmerged
  }
}
