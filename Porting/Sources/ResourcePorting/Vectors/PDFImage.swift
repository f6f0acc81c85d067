import FirstFrameImaging
import Foundation

/// A reader of the bitmaps of a PDF file: gray or RGB samples of 8 bits, or a JPEG file, with a soft mask.
///
/// Source: ISO 32000-1, sections 7.4.4.4, 8.9 and 11.6.5.3. The profiles of color spaces are not applied, as for paths.
struct PDFImage {
  private let document: PDFDocument
  private let dictionary: [String: PDFObject]
  private let object: PDFObject?
  let size: PixelSize

  /// - Returns: `nil` if the kind of the bitmap is not supported.
  init?(_ object: PDFObject?, in document: PDFDocument) {
    guard let dictionary = document.dictionary(object), let width = document.number(dictionary["Width"]),
      let height = document.number(dictionary["Height"]), let width = Int(exactly: width),
      let height = Int(exactly: height), let size = try? PixelSize(width: width, height: height),
      dictionary["ImageMask"] == nil, dictionary["Mask"] == nil, dictionary["Decode"] == nil
    else { return nil }
    (self.document, self.dictionary, self.object, self.size) = (document, dictionary, object, size)
  }

  /// The color space of the samples.
  var colorSpace: PDFObject? { dictionary["ColorSpace"] }

  /// Returns the pixels; `nil` if they are damaged, or if their format is not supported.
  ///
  /// - Parameter channelCount: The number of samples per pixel, 1 or 3.
  func bitmap(channelCount: Int) throws(VectorProblem) -> Bitmap? {
    let (bytes, isJPEG) = try document.samples(of: object)
    let opaque =
      if isJPEG { try? JPEGDecoder(Data(bytes)).storedBitmap() } else {
        bitmap(of: bytes, channelCount: channelCount)
      }
    guard let opaque, opaque.size == size else { return nil }
    guard let mask = dictionary["SMask"] else { return opaque }
    guard let image = PDFImage(mask, in: document), let alpha = try image.samples(channelCount: 1) else { return nil }
    return masked(opaque, by: alpha, of: image.size, matte: image.matte)
  }

  private func bitmap(of bytes: [UInt8], channelCount: Int) -> Bitmap? {
    guard let samples = unpredicted(bytes, channelCount: channelCount) else { return nil }
    var bitmap = Bitmap(size: size)
    bitmap.withMutablePixels { pixels in
      var index = 0
      while index < size.area {
        let start = index &* channelCount
        let red = UInt32(samples[start])
        let green = channelCount == 3 ? UInt32(samples[start &+ 1]) : red
        let blue = channelCount == 3 ? UInt32(samples[start &+ 2]) : red
        pixels[index] = red | green &<< 8 | blue &<< 16 | 0xFF00_0000
        index &+= 1
      }
    }
    return bitmap
  }

  private func samples(channelCount: Int) throws(VectorProblem) -> [UInt8]? {
    let (bytes, isJPEG) = try document.samples(of: object)
    return isJPEG ? nil : unpredicted(bytes, channelCount: channelCount)
  }

  /// Returns samples without the predictor of the stream; `nil` if there are too few.
  private func unpredicted(_ bytes: [UInt8], channelCount: Int) -> [UInt8]? {
    guard document.number(dictionary["BitsPerComponent"]) == 8 else { return nil }
    let rowLength = size.width * channelCount
    let parameters = document.array(dictionary["DecodeParms"])?.last ?? dictionary["DecodeParms"]
    let predictor = document.dictionary(parameters).flatMap { document.number($0["Predictor"]) } ?? 1
    let isPNG = predictor >= 10
    let stored = (rowLength + (isPNG ? 1 : 0)) * size.height
    guard bytes.count >= stored, predictor == 1 || predictor == 2 || isPNG else { return nil }
    if predictor == 1 { return bytes }
    var samples = [UInt8](repeating: 0, count: rowLength * size.height)
    for row in 0..<size.height {
      let source = row * (rowLength + (isPNG ? 1 : 0)) + (isPNG ? 1 : 0)
      let filter = isPNG ? Int(bytes[source - 1]) : 1
      for column in 0..<rowLength {
        let index = row * rowLength + column
        let left = column < channelCount ? 0 : samples[index - channelCount]
        let up = row == 0 ? 0 : samples[index - rowLength]
        let corner = row == 0 || column < channelCount ? 0 : samples[index - rowLength - channelCount]
        guard let prediction = Self.prediction(filter, left: left, up: up, corner: corner) else { return nil }
        samples[index] = bytes[source + column] &+ prediction
      }
    }
    return samples
  }

  /// The filters of PNG (PNG Third Edition, section 9). The predictor of TIFF is the first one.
  private static func prediction(_ filter: Int, left: UInt8, up: UInt8, corner: UInt8) -> UInt8? {
    switch filter {
    case 0: return 0
    case 1: return left
    case 2: return up
    case 3: return UInt8((Int(left) + Int(up)) / 2)
    case 4:
      let estimate = Int(left) + Int(up) - Int(corner)
      let distances = [left, up, corner].map { abs(estimate - Int($0)) }
      if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
      return distances[1] <= distances[2] ? up : corner
    default: return nil
    }
  }

  /// The color with which the colors of a bitmap with this mask are blended already; `nil` if they are not.
  private var matte: [UInt32]? {
    guard let numbers = document.numbers(dictionary["Matte"]), !numbers.isEmpty else { return nil }
    let levels = numbers.map { UInt32((min(max($0, 0), 1) * 255).rounded()) }
    return levels.count == 3 ? levels : [levels[0], levels[0], levels[0]]
  }

  /// Applies a mask, which is scaled to the bitmap.
  private func masked(_ opaque: Bitmap, by alpha: [UInt8], of mask: PixelSize, matte: [UInt32]?) -> Bitmap {
    var bitmap = opaque
    let size = bitmap.size
    bitmap.withMutablePixels { pixels in
      var y = 0
      while y < size.height {
        let row = y * mask.height / size.height * mask.width
        var x = 0
        while x < size.width {
          let index = y &* size.width &+ x
          let (pixel, opacity) = (pixels[index], UInt32(alpha[row &+ x &* mask.width / size.width]))
          func channel(_ shift: UInt32, _ number: Int) -> UInt32 {
            let level = pixel &>> shift & 255
            guard let matte else { return (level &* opacity &+ 127) / 255 }
            let added = (matte[number] &* (255 &- opacity) &+ 127) / 255
            return level > added ? min(level &- added, opacity) : 0
          }
          pixels[index] = channel(0, 0) | channel(8, 1) &<< 8 | channel(16, 2) &<< 16 | opacity &<< 24
          x &+= 1
        }
        y &+= 1
      }
    }
    return bitmap
  }
}
