import Foundation

extension Diffing where Format == String {
  /// Text kept as UTF-8 and compared byte by byte; the difference is told by lines.
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
