public import Foundation

#if !canImport(Darwin)
extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks are read, and follow each other without a line break: a label draws no blocks.
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }

    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    public var failurePolicy: FailurePolicy
    public var languageCode: String?
    public var appliesSourcePositionAttributes: Bool

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
      appliesSourcePositionAttributes: Bool = false
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
      self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
    }
  }

  /// Creates a text from Markdown: emphasis, code, strikethrough and links. Every text is correct Markdown, so no error is
  /// thrown.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self = MarkdownBlocks(markdown, options.interpretedSyntax).text(baseURL: baseURL)
  }

  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}

extension NSAttributedString {
  /// Creates a text from Markdown.
  public convenience init(
    markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
  }
}

/// The paragraphs of a Markdown text, as inline Markdown.
private struct MarkdownBlocks {
  private let paragraphs: [String]

  init(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
    switch syntax {
    case .inlineOnlyPreservingWhitespace: paragraphs = [text]
    case .inlineOnly: paragraphs = [Self.joined(text.split(whereSeparator: \.isNewline))]
    case .full:
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      paragraphs = lines.reduce(into: [[]]) { (blocks: inout [[Substring]], line) in
        let content = Self.content(of: line)
        if content != line.trimmed || line.trimmed.isEmpty { blocks.append([]) }
        if !content.isEmpty { blocks[blocks.count - 1].append(content) }
        // A heading ends with its line.
        if content != line.trimmed, line.trimmed.hasPrefix("#") { blocks.append([]) }
      }.filter { !$0.isEmpty }.map(Self.joined)
    }
  }

  /// A line without the mark of its block: a heading, a quote, or an item of a list.
  private static func content(of line: Substring) -> Substring {
    line.trimmed.trimmingPrefix(#/(?:#{1,6}|>|[-*+]|\d{1,9}[.)])[ \t]+/#)
  }

  private static func joined(_ lines: [Substring]) -> String { lines.map(\.trimmed).joined(separator: " ") }

  func text(baseURL: URL?) -> AttributedString {
    paragraphs.flatMap { InlineMarkdown($0).runs }.reduce(into: AttributedString()) { result, run in
      var part = AttributedString(run.string)
      if !run.intents.isEmpty {
        part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = run.intents
      }
      if let link = run.link { part.link = URL(string: link.absoluteString, relativeTo: baseURL) ?? link }
      result += part
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring { Substring(trimmingCharacters(in: .whitespaces)) }
}
#endif
