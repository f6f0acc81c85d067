import FirstFrameImageComparison
import FirstFrameImaging
import Foundation

/// Decodes and compares two files several times, and measures the time.
struct CompareRounds {
  let expected: Bitmap
  let actual: Bitmap
  let comparison: Comparison
  let timing: CompareTiming
  /// Whether the pictures are equal only because samples of 16 bits were rounded to 8.
  let isEqualByRounding: Bool
  /// What the decoder did with the colors of the files; one sentence each.
  let notes: [String]

  init(expected: PictureFile, actual: PictureFile, tolerance: ImageTolerance, count: Int) throws(CompareError) {
    let (expectedData, actualData) = (try expected.read(), try actual.read())
    var (decode, compare): ([Double], [Double]) = ([], [])
    var start = ContinuousClock.now
    func lap() -> Double {
      defer { start = .now }
      return (.now - start) / .milliseconds(1)
    }
    var pictures = (try expected.decode(expectedData), try actual.decode(actualData))
    decode.append(lap())
    for _ in 1..<count {
      pictures = (try expected.decode(expectedData), try actual.decode(actualData))
      decode.append(lap())
    }
    (self.expected, self.actual) = (pictures.0.bitmap, pictures.1.bitmap)
    notes = expected.notes(on: pictures.0) + actual.notes(on: pictures.1)
    // Comparisons come after all decoding, because decoding would evict the pictures from the caches.
    var last = Comparison(reference: self.expected, actual: self.actual, tolerance: tolerance)
    compare.append(lap())
    for _ in 1..<count {
      last = Comparison(reference: self.expected, actual: self.actual, tolerance: tolerance)
      compare.append(lap())
    }
    comparison = last
    timing = CompareTiming(decode: decode, compare: compare)
    if case .identical = last, pictures.0.samples.isWide || pictures.1.samples.isWide {
      isEqualByRounding = try expected.wideSamples(expectedData) != actual.wideSamples(actualData)
    } else {
      isEqualByRounding = false
    }
  }

  /// The number of pixels that are in either picture.
  var total: Int {
    comparison.differingPixels?.total ?? expected.size.area
  }
}

/// A PNG file.
struct PictureFile {
  let path: String

  func read() throws(CompareError) -> Data {
    do {
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(file: path, reason: reason)
    }
  }

  func decode(_ data: Data) throws(CompareError) -> PNGFile {
    do {
      return try PNGFile(pixelsOf: data)
    } catch {
      throw .notDecoded(file: path, error)
    }
  }

  /// Returns the pixels with all bits of their samples.
  func wideSamples(_ data: Data) throws(CompareError) -> PNGWideSamples {
    do {
      return try PNGWideSamples(data: data)
    } catch {
      throw .notDecoded(file: path, error)
    }
  }

  func notes(on file: PNGFile) -> [String] {
    let converted = file.samples.convertedColors.map { ["\(path): its colors were converted to sRGB from \($0)."] }
    return (converted ?? []) + file.samples.warnings.map { "\(path): \($0)" }
  }

  private var reason: String {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return "there is no such file" }
    return isFolder.boolValue ? "is a folder; name a PNG file in it" : "cannot be read; check its permissions"
  }
}

/// A reason why two pictures could not be compared. Descriptions name the file.
enum CompareError: Error, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case notDecoded(file: String, PNGError)
  case notDrawn(file: String, reason: String)

  var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file): \(reason)"
    case .notDecoded(let file, .notPNG(let byteCount)):
      "\(file): \(PNGError.notPNG(byteCount: byteCount)); expected a PNG, "
        + "such as `firstframe render SCENE.json -o OUT.png` writes"
    case .notDecoded(let file, let error): "\(file): \(error)"
    case .notDrawn(let file, let reason): "\(file): \(reason)"
    }
  }
}
