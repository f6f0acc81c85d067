import FirstFrame
import Foundation

/// How a format is stored in a file, and how two values of it are compared.
// `@unchecked Sendable`: only assertions call the functions, one at a time.
public struct Diffing<Value>: @unchecked Sendable {
  /// Returns the bytes of a value's file.
  public var toData: (Value) -> Data
  /// Returns the value in a file.
  public var fromData: (Data) -> Value
  /// Returns a message and files about the difference of two values, or `nil` if they are the same.
  public var diff: (Value, Value) -> (String, [XCTAttachment])?
  /// FirstFrame's equivalent comparison, which has more detailed reports; `nil` for functions of tests.
  var comparison: Comparison?

  /// The comparisons that FirstFrame provides.
  enum Comparison {
    case lines
    case pictures(ImageTolerance)
  }

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - toData: Returns the bytes of a value's file.
  ///   - fromData: Reads a file.
  ///   - diff: Compares a reference with an actual value. Returns `nil` if they are the same.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

extension Diffing where Value == String {
  /// Text, compared line by line.
  public static var lines: Diffing {
    var diffing = Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }) { old, new in
      guard let difference = try? FirstFrame.Diffing<String>.lines.difference(old, new) else { return nil }
      let attachments = difference.files.map { file in
        let attachment = XCTAttachment(data: file.data)
        attachment.name = "\(file.name).\(file.pathExtension)"
        return attachment
      }
      return (difference.excerpt ?? difference.summary, attachments)
    }
    diffing.comparison = .lines
    return diffing
  }
}

extension Diffing where Value == Data {
  /// Bytes.
  static var data: Diffing {
    Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
      guard let difference = try? FirstFrame.Diffing<Data>.data.difference(old, new) else { return nil }
      return (difference.summary, [])
    }
  }
}
