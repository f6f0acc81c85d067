import CoreGraphics
import Foundation

/// The glyphs of a run in memory, for functions that return addresses.
final class GlyphMemory {
  let numbers: UnsafeMutableBufferPointer<CGGlyph>
  let positions: UnsafeMutableBufferPointer<CGPoint>
  let advances: UnsafeMutableBufferPointer<CGSize>
  let indices: UnsafeMutableBufferPointer<CFIndex>

  init(_ glyphs: [CTRun.Glyph]) {
    numbers = .copy(of: glyphs.map(\.number))
    positions = .copy(of: glyphs.map(\.position))
    advances = .copy(of: glyphs.map { CGSize(width: $0.advance, height: 0) })
    indices = .copy(of: glyphs.map(\.index))
  }

  deinit {
    numbers.deallocate()
    positions.deallocate()
    advances.deallocate()
    indices.deallocate()
  }
}

extension UnsafeMutableBufferPointer {
  fileprivate static func copy(of elements: [Element]) -> Self {
    let memory = Self.allocate(capacity: elements.count)
    _ = memory.initialize(from: elements)
    return memory
  }
}
