public import Foundation

extension UIPasteboard {
  /// What a text may contain.
  public struct DetectionPattern: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let probableWebURL = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.url")
    public static let probableWebSearch = DetectionPattern(
      rawValue: "com.apple.uikit.pasteboard-detection-pattern.search")
    public static let number = DetectionPattern(rawValue: "com.apple.uikit.pasteboard-detection-pattern.number")

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Returns the value of the pattern in a text; `nil` if the text has none.
    fileprivate func value(in text: String) -> Any? {
      let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
      let isURL = text.hasPrefix("http://") || text.hasPrefix("https://") || text.hasPrefix("www.")
      // Words such as `infinity` are no numbers.
      let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
      switch self {
      case .number: return number
      case .probableWebURL: return isURL && !text.contains(" ") ? text : nil
      case .probableWebSearch: return isURL || text.isEmpty || number != nil ? nil : text
      default: return nil
      }
    }
  }

  /// Calls the handler with the patterns that the first text contains, before it returns.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor (Result<Set<DetectionPattern>, any Error>) -> Void
  ) {
    completionHandler(.success(patterns.filter { $0.value(in: string ?? "") != nil }))
  }

  /// Calls the handler with the patterns of each text, before it returns.
  public func detectPatterns(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @MainActor (Result<[Set<DetectionPattern>], any Error>) -> Void
  ) {
    completionHandler(.success(texts(itemSet).map { text in patterns.filter { $0.value(in: text) != nil } }))
  }

  /// Calls the handler with the values that the first text contains, before it returns.
  public func detectValues(
    for patterns: Set<DetectionPattern>,
    completionHandler: @escaping @MainActor (Result<[DetectionPattern: Any], any Error>) -> Void
  ) {
    completionHandler(.success(Self.values(of: patterns, in: string ?? "")))
  }

  /// Calls the handler with the values of each text, before it returns.
  public func detectValues(
    for patterns: Set<DetectionPattern>, inItemSet itemSet: IndexSet?,
    completionHandler: @escaping @MainActor (Result<[[DetectionPattern: Any]], any Error>) -> Void
  ) {
    completionHandler(.success(texts(itemSet).map { Self.values(of: patterns, in: $0) }))
  }

  private func texts(_ indices: IndexSet?) -> [String] {
    (strings ?? []).enumerated().filter { indices?.contains($0.offset) ?? true }.map(\.element)
  }

  private static func values(of patterns: Set<DetectionPattern>, in text: String) -> [DetectionPattern: Any] {
    Dictionary(uniqueKeysWithValues: patterns.compactMap { pattern in pattern.value(in: text).map { (pattern, $0) } })
  }
}

extension UIPasteboard {
  /// The values of a text, as key paths name them.
  public struct DetectedValues {
    public internal(set) var patterns: Set<PartialKeyPath<DetectedValues>> = []
    public internal(set) var probableWebURL = ""
    public internal(set) var probableWebSearch = ""
    public internal(set) var number: Double?
    public internal(set) var links: [String] = []
    public internal(set) var phoneNumbers: [String] = []
    public internal(set) var emailAddresses: [String] = []
    public internal(set) var postalAddresses: [String] = []
    public internal(set) var calendarEvents: [String] = []
    public internal(set) var shipmentTrackingNumbers: [String] = []
    public internal(set) var flightNumbers: [String] = []
    public internal(set) var moneyAmounts: [String] = []
  }

  /// Returns the properties that the first text has a value for: an address, a search or a number.
  public func detectedPatterns(
    for keyPaths: Set<PartialKeyPath<DetectedValues>>
  ) async throws -> Set<PartialKeyPath<DetectedValues>> { detected.patterns.intersection(keyPaths) }

  public func detectedValues(for keyPaths: Set<PartialKeyPath<DetectedValues>>) async throws -> DetectedValues {
    detected
  }

  private var detected: DetectedValues {
    var values = DetectedValues()
    let text = string ?? ""
    if let url = DetectionPattern.probableWebURL.value(in: text) as? String {
      values.probableWebURL = url
      values.patterns.insert(\DetectedValues.probableWebURL)
    }
    if let search = DetectionPattern.probableWebSearch.value(in: text) as? String {
      values.probableWebSearch = search
      values.patterns.insert(\DetectedValues.probableWebSearch)
    }
    if let number = DetectionPattern.number.value(in: text) as? Double {
      values.number = number
      values.patterns.insert(\DetectedValues.number)
    }
    return values
  }
}
