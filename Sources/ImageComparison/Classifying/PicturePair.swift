/// The pixels that two pictures share, their top left corners together.
///
/// Unchecked: read only, and used only while both bitmaps lend their pixels.
struct PicturePair: @unchecked Sendable {
  let reference: UnsafePointer<UInt32>
  let referenceStride: Int
  let actual: UnsafePointer<UInt32>
  let actualStride: Int
  let width: Int
  let height: Int

  @inline(__always)
  func referenceRow(_ y: Int) -> UnsafePointer<UInt32> { reference + y &* referenceStride }

  @inline(__always)
  func actualRow(_ y: Int) -> UnsafePointer<UInt32> { actual + y &* actualStride }
}
