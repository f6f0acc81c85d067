import FirstFrameCJPEG
import FirstFrameImaging
import Foundation

/// The reason why a JPEG file cannot be decoded.
enum JPEGError: Error, Hashable, CustomStringConvertible {
  case damaged(String)
  case unsupported(String)

  var description: String {
    switch self {
    case .damaged(let reason): "the JPEG data is damaged (\(reason))"
    case .unsupported(let feature): "the JPEG data uses \(feature)"
    }
  }
}

/// A decoder of one JPEG file, which calls libjpeg-turbo. The C shims return its errors as values.
///
/// Files are baseline, extended or progressive with Huffman codes, and have eight bits per sample. A file results in the
/// same pixels with every version of the library. A file that ends early is an error.
final class JPEGDecoder {
  /// The size of the stored pixels, which may be larger than a bitmap can be.
  let width: Int
  let height: Int
  /// The orientation of the stored pixels.
  let orientation: PictureOrientation
  /// The ICC profile of the file, or why it cannot be read.
  private let profile: Result<[UInt8]?, ICCProfileError>

  private let bytes: UnsafeMutableBufferPointer<UInt8>
  /// The state of the C shims, which is allocated separately because the library stores its address.
  private let state: UnsafeMutablePointer<firstframe_jpeg_reader>

  /// Reads the header.
  init(_ data: Data) throws(JPEGError) {
    bytes = .allocate(capacity: data.count)
    _ = bytes.initialize(from: data)
    state = .allocate(capacity: 1)
    state.initialize(to: firstframe_jpeg_reader())
    let isRead = firstframe_jpeg_read_header(state, bytes.baseAddress, UInt(bytes.count)) != 0
    let info = state.pointee.info
    (width, height) = (Int(info.image_width), Int(info.image_height))
    orientation = isRead ? Self.orientation(in: info) : .up
    // The library forgets the markers when all pixels are read.
    profile = isRead ? Self.profile(in: state) : .success(nil)
    guard isRead else { throw Self.error(of: state) }
  }

  deinit {
    firstframe_jpeg_close(state)
    state.deallocate()
    bytes.deallocate()
  }

  private static func error(of state: UnsafeMutablePointer<firstframe_jpeg_reader>) -> JPEGError {
    if state.pointee.has_too_many_scans != 0 {
      return .unsupported("more than \(FIRSTFRAME_JPEG_MAXIMUM_SCAN_COUNT) scans")
    }
    return .damaged(
      withUnsafeBytes(of: &state.pointee.error) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
  }

  private static func orientation(in info: jpeg_decompress_struct) -> PictureOrientation {
    var marker = info.marker_list
    while let current = marker?.pointee {
      if Int(current.marker) == FIRSTFRAME_JPEG_EXIF_MARKER {
        let segment = UnsafeBufferPointer(start: current.data, count: Int(current.data_length))
        if let orientation = JPEGOrientation.orientation(inSegment: Array(segment)) { return orientation }
      }
      marker = current.next
    }
    return .up
  }

  // MARK: Pixels

  /// Returns the stored pixels. It can be called once.
  func storedBitmap() throws(JPEGError) -> Bitmap {
    let size = try checkedSize()
    var bitmap = Bitmap(size: size)
    let isRead = bitmap.withMutablePixels { pixels in
      firstframe_jpeg_read_pixels(state, UnsafeMutableRawPointer(pixels).assumingMemoryBound(to: UInt8.self)) != 0
    }
    guard isRead else { throw Self.error(of: state) }
    if isCMYK { bitmap.withMutablePixels { Self.convertInks($0, count: size.area) } }
    return bitmap
  }

  private var isCMYK: Bool { state.pointee.info.num_components == 4 }

  /// The size of the pixels, if the file can contain them.
  ///
  /// A scan has at least one bit for each block of 64 samples, or for a run of blocks that are all zero. Without this
  /// limit, a file of a few bytes could require all memory, and minutes.
  private func checkedSize() throws(JPEGError) -> PixelSize {
    let info = state.pointee.info
    guard info.data_precision == 8 else { throw .unsupported("\(info.data_precision) bits per sample") }
    guard [1, 3, 4].contains(info.num_components) else { throw .unsupported("\(info.num_components) components") }
    // Not every build of the library has arithmetic codes.
    guard info.arith_code == 0 else { throw .unsupported("arithmetic coding") }
    guard let size = try? PixelSize(width: width, height: height) else {
      throw .unsupported("a size of \(width) x \(height)")
    }
    guard state.pointee.block_count <= bytes.count * 8 else {
      throw .damaged("its header specifies \(width) x \(height) pixels, more than \(bytes.count) bytes can contain")
    }
    return size
  }

  /// Replaces inks by colors. Adobe, which defined such files, writes them inverted.
  private static func convertInks(_ pixels: UnsafeMutablePointer<UInt32>, count: Int) {
    var index = 0
    while index < count {
      let inks = pixels[index]
      let black = inks &>> 24
      let red = (inks & 255) &* black / 255
      let green = (inks &>> 8 & 255) &* black / 255
      let blue = (inks &>> 16 & 255) &* black / 255
      pixels[index] = red | green &<< 8 | blue &<< 16 | 0xFF00_0000
      index &+= 1
    }
  }

  // MARK: Colors

  /// Converts the stored pixels from the colors of the file's ICC profile to sRGB.
  ///
  /// - Throws: A reason why the profile was ignored.
  func convertToSRGB(_ bitmap: inout Bitmap) throws(ICCProfileError) {
    guard let profile = try profile.get() else { return }
    guard !isCMYK else { throw .unsupported("it describes inks") }
    try bitmap.convertToSRGB(from: profile, isGray: state.pointee.info.num_components == 1)
  }

  private static func profile(
    in state: UnsafeMutablePointer<firstframe_jpeg_reader>
  ) -> Result<[UInt8]?, ICCProfileError> {
    var (profile, count): (UnsafeMutablePointer<UInt8>?, UInt32) = (nil, 0)
    guard firstframe_jpeg_copy_profile(state, &profile, &count) != 0 else {
      return .failure(.damaged("a part of it is missing"))
    }
    guard let profile else { return .success(nil) }
    defer { free(profile) }
    return .success(Array(UnsafeBufferPointer(start: profile, count: Int(count))))
  }
}
