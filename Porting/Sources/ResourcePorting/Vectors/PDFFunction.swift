/// A function of one variable: an interpolation, or a sequence of functions.
///
/// Source: ISO 32000-1, sections 7.10.3 and 7.10.4.
struct PDFFunction {
  private indirect enum Kind {
    case interpolation(from: [Double], to: [Double])
    case stitching([PDFFunction], bounds: [Double], encode: [Double])
    /// One function for each component.
    case components([PDFFunction])
  }

  private let kind: Kind
  private let domain: [Double]
  /// The largest number of functions that a value needs.
  let callCount: Int

  /// The largest number of functions that a function consists of. Functions that contain each other have no end.
  private static let maximumCount = 1000

  /// - Parameter count: Counts the functions that are read.
  init?(_ object: PDFObject?, _ document: PDFDocument, count: inout Int) {
    self.init(object, document, depth: 0, count: &count)
  }

  private init?(_ object: PDFObject?, _ document: PDFDocument, depth: Int, count: inout Int) {
    count += 1
    guard depth < 8, count <= Self.maximumCount else { return nil }
    if let functions = document.array(object) {
      guard let parts = Self.parts(functions, document, depth: depth, count: &count) else { return nil }
      kind = .components(parts)
      callCount = parts.reduce(1) { $0 + $1.callCount }
      domain = [0, 1]
      return
    }
    guard let dictionary = document.dictionary(object) else { return nil }
    let numbers = document.numbers(dictionary["Domain"]) ?? []
    domain = numbers.count >= 2 ? numbers : [0, 1]
    switch document.number(dictionary["FunctionType"]) {
    case 2:
      let from = document.numbers(dictionary["C0"]) ?? [0]
      let to = document.numbers(dictionary["C1"]) ?? [1]
      guard from.count == to.count else { return nil }
      kind = .interpolation(from: from, to: to)
      callCount = 1
    case 3:
      let functions = document.array(dictionary["Functions"]) ?? []
      guard let parts = Self.parts(functions, document, depth: depth, count: &count) else { return nil }
      let bounds = document.numbers(dictionary["Bounds"], limit: Self.maximumCount) ?? []
      let encode = document.numbers(dictionary["Encode"], limit: 2 * Self.maximumCount) ?? []
      guard bounds.count == parts.count - 1, encode.count == parts.count * 2 else { return nil }
      kind = .stitching(parts, bounds: bounds, encode: encode)
      callCount = (parts.map(\.callCount).max() ?? 0) + 1
    default: return nil
    }
  }

  /// Returns the parts of a function; `nil` if there is none, or if one is not supported.
  private static func parts(
    _ functions: [PDFObject], _ document: PDFDocument, depth: Int, count: inout Int
  ) -> [PDFFunction]? {
    var parts: [PDFFunction] = []
    for function in functions {
      guard let part = PDFFunction(function, document, depth: depth + 1, count: &count) else { return nil }
      parts.append(part)
    }
    return parts.isEmpty ? nil : parts
  }

  /// Returns the components for an input value. Exponents other than 1 are treated as 1.
  func values(at input: Double) -> [Double] {
    let x = min(max(input, domain[0]), domain[1])
    switch kind {
    case .interpolation(let from, let to): return zip(from, to).map { $0 + ($1 - $0) * x }
    case .components(let parts): return parts.map { $0.values(at: x).first ?? 0 }
    case .stitching(let parts, let bounds, let encode):
      let index = bounds.firstIndex { x < $0 } ?? bounds.count
      let low = index == 0 ? domain[0] : bounds[index - 1]
      let high = index == bounds.count ? domain[1] : bounds[index]
      let fraction = high > low ? (x - low) / (high - low) : 0
      let (start, end) = (encode[2 * index], encode[2 * index + 1])
      return parts[index].values(at: start + (end - start) * fraction)
    }
  }
}
