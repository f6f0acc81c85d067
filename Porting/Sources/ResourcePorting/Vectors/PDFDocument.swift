import FirstFrameImaging
import Foundation

/// The reason why a vector file cannot be converted.
struct VectorProblem: Error {
  var reason: String
}

/// An object of a PDF file.
///
/// Source: ISO 32000-1, section 7.3.
indirect enum PDFObject {
  case null
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case reference(Int)
  case stream([String: PDFObject], Range<Int>)
  /// An operator of a content stream, or another keyword.
  case keyword(String)

  /// The number of the object that a reference points to.
  var referenceID: Int? {
    if case .reference(let id) = self { return id }
    return nil
  }
}

/// The objects of a PDF file.
///
/// The file's cross-reference table is not used: all objects are found by scanning the file, so files with a damaged
/// table can be read, too.
struct PDFDocument {
  private let bytes: [UInt8]
  private var objects: [Int: PDFObject] = [:]
  private var trailer: [String: PDFObject] = [:]

  /// The largest number of bytes of the object streams, and of the content of a page.
  static let maximumByteCount = 1 << 21
  /// The largest number of bytes of an inflated stream.
  private static let maximumInflatedByteCount = 1 << 24
  /// The largest number of filters of a stream. Each can have a long result for the next one.
  private static let maximumFilterCount = 8

  init(_ data: Data) throws(VectorProblem) {
    bytes = [UInt8](data)
    guard bytes.starts(with: Array("%PDF-".utf8)) else { throw VectorProblem(reason: "it is not a PDF file") }
    scan()
    var byteCount = 0
    for (_, object) in objects.sorted(by: { $0.key < $1.key }) {
      if case .stream(let dictionary, _) = object, case .name("ObjStm") = dictionary["Type"] {
        try readObjects(in: object, byteCount: &byteCount)
      }
    }
    if trailer["Encrypt"] != nil { throw VectorProblem(reason: "it is encrypted") }
  }

  private mutating func scan() {
    var lexer = PDFLexer(bytes)
    var numbers: [Int] = []
    while let object = lexer.next() {
      switch object {
      case .number(let number): numbers.append(Int(exactly: number) ?? 0)
      case .keyword("obj"):
        if numbers.count >= 2 { objects[numbers[numbers.count - 2]] = readObject(&lexer) }
        numbers = []
      case .keyword("trailer"):
        if case .dictionary(let dictionary)? = lexer.next() { trailer.merge(dictionary) { $1 } }
        numbers = []
      default: numbers = []
      }
    }
  }

  private mutating func readObject(_ lexer: inout PDFLexer) -> PDFObject {
    let object = lexer.next() ?? .null
    guard case .dictionary(let dictionary) = object else { return object }
    if case .name("XRef") = dictionary["Type"] { trailer.merge(dictionary) { $1 } }
    let end = lexer.position
    guard case .keyword("stream")? = lexer.next() else {
      lexer.position = end
      return object
    }
    if lexer.position < bytes.count, bytes[lexer.position] == 13 { lexer.position += 1 }
    if lexer.position < bytes.count, bytes[lexer.position] == 10 { lexer.position += 1 }
    let start = lexer.position
    let mark = Array("endstream".utf8)
    var stop = start
    if case .number(let length) = dictionary["Length"], length >= 0, length <= Double(bytes.count - start) {
      stop = start + Int(length)
    }
    while stop < bytes.count, bytes[stop] != mark[0] || !bytes[stop...].starts(with: mark) { stop += 1 }
    lexer.position = min(bytes.count, stop + mark.count)
    return .stream(dictionary, start..<stop)
  }

  /// Reads the objects in an object stream (section 7.5.7).
  ///
  /// - Parameter totalCount: The number of bytes of all object streams so far.
  private mutating func readObjects(in stream: PDFObject, byteCount totalCount: inout Int) throws(VectorProblem) {
    guard let content = try? content(of: stream), let dictionary = dictionary(stream),
      let count = number(dictionary["N"]), let first = number(dictionary["First"])
    else { return }
    totalCount += content.count
    guard totalCount <= Self.maximumByteCount else {
      throw VectorProblem(reason: "its object streams have more than \(Self.maximumByteCount) bytes")
    }
    var header = PDFLexer(content)
    // Objects that overlap are an error of the file, which could otherwise contain its longest object thousands of times.
    var unreadCount = content.count
    for _ in 0..<Int(min(max(count.isNaN ? 0 : count, 0), 100_000)) {
      guard case .number(let id)? = header.next(), case .number(let offset)? = header.next() else { return }
      var lexer = PDFLexer(content)
      guard let position = Int(exactly: first + offset), content.indices.contains(position),
        let id = Int(exactly: id)
      else { return }
      lexer.position = position
      if let object = lexer.next() { objects[id] = object }
      unreadCount -= lexer.position - position
      guard unreadCount >= 0 else { return }
    }
  }

  /// Returns the object that a reference points to; other objects are returned unchanged.
  func resolve(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<32 {
      guard case .reference(let id) = object else { return object }
      object = objects[id] ?? .null
    }
    return .null
  }

  func dictionary(_ object: PDFObject?) -> [String: PDFObject]? {
    switch resolve(object) {
    case .dictionary(let dictionary), .stream(let dictionary, _): dictionary
    default: nil
    }
  }

  func number(_ object: PDFObject?) -> Double? {
    if case .number(let number) = resolve(object) { return number }
    return nil
  }

  func name(_ object: PDFObject?) -> String? {
    if case .name(let name) = resolve(object) { return name }
    return nil
  }

  func array(_ object: PDFObject?) -> [PDFObject]? {
    if case .array(let array) = resolve(object) { return array }
    return nil
  }

  /// Returns the numbers of an array; `nil` if it is longer than the limit, because a file can use it any number of
  /// times.
  func numbers(_ object: PDFObject?, limit: Int = 64) -> [Double]? {
    guard let array = array(object), array.count <= limit else { return nil }
    return array.compactMap { number($0) }
  }

  /// Returns the number of bytes of a stream in the file.
  func encodedByteCount(of object: PDFObject?) -> Int {
    if case .stream(_, let range) = resolve(object) { return range.count }
    return 0
  }

  /// Returns the decoded bytes of a stream.
  func content(of object: PDFObject?) throws(VectorProblem) -> [UInt8] {
    guard case .stream(let dictionary, let range) = resolve(object) else {
      throw VectorProblem(reason: "a content stream is missing")
    }
    if dictionary["DecodeParms"] != nil, dictionary["Type"] == nil {
      throw VectorProblem(reason: "it uses a predictor in a content stream")
    }
    return try decoded(Array(bytes[range]), by: try filters(of: dictionary))
  }

  /// Returns the bytes of a bitmap: a JPEG file, or samples to which a predictor may have been applied.
  func samples(of object: PDFObject?) throws(VectorProblem) -> (bytes: [UInt8], isJPEG: Bool) {
    guard case .stream(let dictionary, let range) = resolve(object) else {
      throw VectorProblem(reason: "a bitmap is missing")
    }
    var filters = try filters(of: dictionary)
    let isJPEG = filters.last == "DCTDecode" || filters.last == "DCT"
    if isJPEG { filters.removeLast() }
    return (try decoded(Array(bytes[range]), by: filters), isJPEG)
  }

  private func filters(of dictionary: [String: PDFObject]) throws(VectorProblem) -> [String] {
    let filter = resolve(dictionary["Filter"])
    let filters: [PDFObject] =
      if case .array(let filters) = filter { filters } else if case .null = filter { [] } else { [filter] }
    guard filters.count <= Self.maximumFilterCount else {
      throw VectorProblem(reason: "a stream has more than \(Self.maximumFilterCount) filters")
    }
    return filters.map { name($0) ?? "?" }
  }

  private func decoded(_ bytes: [UInt8], by filters: [String]) throws(VectorProblem) -> [UInt8] {
    var content = bytes
    for filter in filters {
      guard filter == "FlateDecode" || filter == "Fl" else {
        throw VectorProblem(reason: "it uses the filter \(filter)")
      }
      // Writers of PDF files leave out the checksum, or add bytes to the stream.
      do {
        content = try Inflation.content(of: content, limit: Self.maximumInflatedByteCount, checksum: .ignored)
      } catch {
        throw VectorProblem(reason: error.description)
      }
    }
    return content
  }

  /// The first page with its inherited attributes.
  func firstPage() throws(VectorProblem) -> [String: PDFObject] {
    let root =
      dictionary(trailer["Root"])
      ?? objects.sorted { $0.key < $1.key }.lazy.compactMap { dictionary($0.value) }
      .first { name($0["Type"]) == "Catalog" }
    var node = dictionary(root?["Pages"])
    var inherited: [String: PDFObject] = [:]
    // The limit stops the search if the nodes of the page tree form a cycle.
    for _ in 0..<64 {
      guard let current = node else { break }
      for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
        if let value = current[key] { inherited[key] = value }
      }
      guard let kids = array(current["Kids"]) else { return current.merging(inherited) { own, _ in own } }
      node = dictionary(kids.first)
    }
    throw VectorProblem(reason: "it has no page")
  }
}
