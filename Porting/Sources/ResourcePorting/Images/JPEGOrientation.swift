import FirstFrameImaging

/// The orientation in the EXIF data of a JPEG file.
///
/// Sources: JEITA CP-3451 (EXIF), section 4.5.2; TIFF 6.0, "Image File Directory".
enum JPEGOrientation {
  /// Returns the orientation in a segment of the kind APP1; `nil` if it has none, or is damaged.
  static func orientation(inSegment segment: [UInt8]) -> PictureOrientation? {
    guard segment.starts(with: Array("Exif".utf8) + [0, 0]) else { return nil }
    let tiff = Array(segment[6...])
    guard tiff.count >= 8, tiff[0] == tiff[1], tiff[0] == 0x49 || tiff[0] == 0x4D else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ offset: Int, bytes count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let bytes = tiff[offset..<offset + count]
      return (isLittle ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, bytes: 2) == 42, let directory = number(4, bytes: 4), let count = number(directory, bytes: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = number(entry, bytes: 2) else { return nil }
      // The tag Orientation is a number of 16 bits.
      if tag == 0x0112, number(entry + 2, bytes: 2) == 3, let value = number(entry + 8, bytes: 2) {
        return PictureOrientation(rawValue: value)
      }
    }
    return nil
  }
}
