import FirstFrameImaging
import Foundation

/// A PDF document whose pages are pictures on white, in RGB without compression.
struct PictureDocument {
  let pages: [UIImage]

  var data: Data {
    var writer = Writer()
    let pageNumbers = pages.indices.map { 3 + $0 * 3 }
    let kids = pageNumbers.map { "\($0) 0 R" }.joined(separator: " ")
    writer.add("<< /Type /Catalog /Pages 2 0 R >>")
    writer.add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    for (page, number) in zip(pages, pageNumbers) {
      let (width, height) = (page.size.width, page.size.height)
      writer.add(
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(width) \(height)] /Contents \(number + 1) 0 R "
          + "/Resources << /XObject << /Picture \(number + 2) 0 R >> >> >>")
      writer.add("<< ", stream: Data("\(width) 0 0 \(height) 0 0 cm /Picture Do".utf8))
      let picture = Self.pixels(of: page)
      writer.add(
        "<< /Type /XObject /Subtype /Image /Width \(picture.width) /Height \(picture.height) "
          + "/ColorSpace /DeviceRGB /BitsPerComponent 8 ",
        stream: picture.bytes)
    }
    return writer.finished
  }

  /// Returns the colors of a picture on white, row by row from the top. A picture without an area is one white pixel.
  private static func pixels(of image: UIImage) -> (width: Int, height: Int, bytes: Data) {
    guard let source = image.cgImage, let data = source.dataProvider?.data else {
      return (1, 1, Data([255, 255, 255]))
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.width * source.height * 3)
    data.withUnsafeBytes { pixels in
      for start in stride(from: 0, to: pixels.count - 3, by: 4) {
        let white = 255 - Int(pixels[start + 3])
        for channel in start..<start + 3 { bytes.append(UInt8(min(Int(pixels[channel]) + white, 255))) }
      }
    }
    return (source.width, source.height, Data(bytes))
  }

  /// Writes numbered objects, then the table of their positions.
  private struct Writer {
    private var data = Data("%PDF-1.4\n".utf8)
    private var positions: [Int] = []

    mutating func add(_ dictionary: String, stream: Data? = nil) {
      positions.append(data.count)
      data.append(Data("\(positions.count) 0 obj\n\(dictionary)".utf8))
      if let stream {
        data.append(Data("/Length \(stream.count) >>\nstream\n".utf8))
        data.append(stream)
        data.append(Data("\nendstream".utf8))
      }
      data.append(Data("\nendobj\n".utf8))
    }

    var finished: Data {
      var text = "xref\n0 \(positions.count + 1)\n0000000000 65535 f \n"
      for position in positions {
        let digits = "\(position)"
        text += String(repeating: "0", count: max(10 - digits.count, 0)) + digits + " 00000 n \n"
      }
      text += "trailer\n<< /Size \(positions.count + 1) /Root 1 0 R >>\nstartxref\n\(data.count)\n%%EOF\n"
      return data + Data(text.utf8)
    }
  }
}
