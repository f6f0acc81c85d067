import CReferencePNG

/// Reads and writes a file with libpng's simplified interface, for comparison.
final class ReferencePNG {
  /// Allocated separately, since libpng stores its address.
  private let image: UnsafeMutablePointer<png_image>
  /// Straight RGBA, 8 bits per channel.
  private let samples: UnsafeMutableRawPointer
  private let sampleCount: Int

  /// Decodes a file; returns `nil` if libpng cannot decode it.
  init?(reading file: UnsafeRawBufferPointer) {
    image = .allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = png_uint_32(PNG_IMAGE_VERSION)
    let hasBegun = png_image_begin_read_from_memory(image, file.baseAddress, file.count) != 0
    sampleCount = Int(image.pointee.width) * Int(image.pointee.height) * 4
    samples = .allocate(byteCount: sampleCount, alignment: 16)
    image.pointee.format = png_uint_32(REFERENCE_PNG_FORMAT_RGBA)
    guard hasBegun, png_image_finish_read(image, nil, samples, 0, nil) != 0 else { return nil }
  }

  deinit {
    png_image_free(image)
    image.deallocate()
    samples.deallocate()
  }

  /// Returns the size of the file that libpng writes with its defaults, in bytes; `nil` if libpng fails.
  func write() -> Int? {
    var byteCount = sampleCount + sampleCount / 100 + 65_536
    let file = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: 16)
    defer { file.deallocate() }
    return png_image_write_to_memory(image, file, &byteCount, 0, samples, 0, nil) == 0 ? nil : byteCount
  }
}
