import FirstFrameImageComparison
public import FirstFrameImaging
public import Foundation

/// Functions that store values of a format in files, and compare two values.
public struct Diffing<Format>: Sendable {
  public let toData: @Sendable (Format) throws -> Data
  public let fromData: @Sendable (Data) throws -> Format
  /// The difference between a reference and an actual value; `nil` if they are the same.
  public let difference: @Sendable (_ reference: Format, _ actual: Format) throws -> Difference?
  /// Returns the file of a value, with its provenance if files of the format can contain one.
  package let encode: @Sendable (Format, Provenance, PNGCompression) throws -> Data
  /// Reads the file of a reference, once for the value and its provenance.
  package let decode: @Sendable (Data) throws -> Decoded
  /// Compares like ``difference``, with the evidence about the actual value, and also returns warnings.
  let compare: @Sendable (_ reference: Format, _ actual: Format, CaptureEvidence) throws -> ComparisonResult
  /// Whether values are pictures that count as the same only if all their pixels are equal.
  let comparesEachPixel: Bool

  /// A reference that was read from its file.
  package struct Decoded {
    package let value: Format
    /// Reads the provenance, which is needed only if the values differ; returns `nil` if the file contains none.
    let provenance: () -> Provenance?
    /// Warnings about the file that also count if the values are the same; one sentence each.
    var warnings: [String] = []
  }

  public init(
    toData: @escaping @Sendable (Format) throws -> Data,
    fromData: @escaping @Sendable (Data) throws -> Format,
    difference: @escaping @Sendable (_ reference: Format, _ actual: Format) throws -> Difference?
  ) {
    self.init(
      toData: toData, encode: { format, _, _ in try toData(format) },
      decode: { Decoded(value: try fromData($0), provenance: { nil }) },
      compare: { reference, actual, _ in ComparisonResult(difference: try difference(reference, actual)) })
  }

  init(
    toData: @escaping @Sendable (Format) throws -> Data,
    encode: @escaping @Sendable (Format, Provenance, PNGCompression) throws -> Data,
    decode: @escaping @Sendable (Data) throws -> Decoded,
    compare: @escaping @Sendable (Format, Format, CaptureEvidence) throws -> ComparisonResult,
    comparesEachPixel: Bool = false
  ) {
    self.toData = toData
    self.encode = encode
    self.decode = decode
    self.compare = compare
    self.comparesEachPixel = comparesEachPixel
    fromData = { try decode($0).value }
    difference = { try compare($0, $1, .none).difference }
  }

  /// The difference between two reference files, with explanations if both files contain their provenance.
  package func difference(ofFiles reference: Data, _ actual: Data) throws -> Difference? {
    let (old, new) = (try decode(reference), try decode(actual))
    guard var difference = try difference(old.value, new.value) else { return nil }
    if let old = old.provenance(), let new = new.provenance() { difference.explain(from: old, to: new) }
    return difference
  }
}

/// The result of comparing a value with its reference.
struct ComparisonResult: Sendable {
  /// The difference; `nil` if the two count as the same.
  let difference: Difference?
  /// Warnings, one sentence each. There can be warnings without a difference.
  var warnings: [String] = []
}

extension Diffing where Format == Bitmap {
  /// Pictures stored as PNG and compared pixel by pixel, without tolerance. Metadata in a file is not compared.
  public static var image: Diffing {
    .image(PictureComparison(tolerance: .exact, ignoredNodes: []))
  }

  static func image(_ comparison: PictureComparison) -> Diffing {
    Diffing(
      toData: { try $0.pngData() },
      encode: { try PNGFile(bitmap: $0, metadata: PNGMetadata($1)).data(compression: $2) },
      decode: { data in
        // A file with texts that exceed the limits was written by another program. Its pixels can still be compared.
        guard let file = try? PNGFile(data: data) else {
          let file = try PNGFile(pixelsOf: data)
          return Decoded(value: file.bitmap, provenance: { nil }, warnings: file.samples.referenceWarnings)
        }
        return Decoded(
          value: file.bitmap, provenance: { Provenance(file.metadata) }, warnings: file.samples.referenceWarnings)
      },
      compare: { try comparison.compare($0, $1, evidence: $2) },
      comparesEachPixel: comparison.tolerance == .exact && comparison.ignoredNodes.isEmpty)
  }
}

extension PNGSampleFormat {
  /// Warnings about the file of a reference.
  fileprivate var referenceWarnings: [String] {
    warnings.map { "The reference was compared as it was read. \($0)" }
      + (isWide ? ["The reference has samples of 16 bits. Pictures are compared after rounding to 8 bits."] : [])
  }
}

extension Diffing where Format == String {
  /// Text stored as UTF-8 and compared byte by byte; the difference is a list of lines.
  public static var lines: Diffing {
    .lines(pathExtension: "txt")
  }

  static func lines(pathExtension: String) -> Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(validating: data, as: UTF8.self) else {
          throw TextFormatError.notUTF8(byteCount: data.count)
        }
        return text
      },
      difference: { reference, actual in
        LineDifference(reference: reference, actual: actual).map { lines in
          Difference(
            summary: lines.summary, excerpt: lines.excerpt(),
            files: [.init(name: "difference", pathExtension: pathExtension, data: Data(lines.text.utf8))])
        }
      })
  }
}

extension Diffing where Format == Data {
  /// Bytes, compared one by one.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      difference: { reference, actual in
        guard reference != actual else { return nil }
        let shared = zip(reference, actual)
        let first =
          shared.enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(reference.count, actual.count)
        let differing = shared.count { $0 != $1 } + abs(reference.count - actual.count)
        let sizes =
          reference.count == actual.count
          ? "\(reference.count) bytes" : "\(reference.count) bytes became \(actual.count)"
        return Difference(summary: "\(sizes), of which \(differing) differ, the first at offset \(first)")
      })
  }
}

/// Why a file cannot be read as text.
package enum TextFormatError: Error, Hashable, Sendable {
  case notUTF8(byteCount: Int)
}

extension TextFormatError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8(let byteCount): "its \(byteCount) bytes are not text in UTF-8"
    }
  }
}
