import HeadlessUIKit

/// Characters of a text with the same attributes.
struct TextRun {
  var string: String
  var style: TextStyle
  var image: Image?

  /// Whether the run draws something in other colors than that of its glyphs: a background, or a picture.
  var hasOwnColors: Bool { style.background != nil || image?.isSymbol == false }
}

extension TextRun: Equatable {
  /// Compares what a text shows; the colors are compared in the default environment.
  static func == (left: Self, right: Self) -> Bool {
    let environment = EnvironmentValues()
    let (first, second) = (left.style, right.style)
    return left.string == right.string && left.image == right.image && first.font == second.font
      && first.weight == second.weight && first.scale == second.scale && first.background == second.background
      && first.hasMonospacedDigits == second.hasMonospacedDigits && first.label == second.label
      && first.width == second.width && first.design == second.design && first.isBold == second.isBold
      && first.isItalic == second.isItalic && first.underline == second.underline
      && first.strikethrough == second.strikethrough && first.kerning == second.kerning
      && first.tracking == second.tracking && first.baselineOffset == second.baselineOffset
      && first.link == second.link && first.foreground?(environment).color == second.foreground?(environment).color
  }
}

extension Text {
  /// The characters in an environment, with their attributes.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    parts.flatMap { part in
      part.runs(in: environment).map { run in
        var run = run
        run.style = run.style.merged(over: part.style)
        return run
      }
    }
  }

  /// The characters in an environment.
  func string(in environment: EnvironmentValues) -> String {
    runs(in: environment).map(\.string).joined()
  }
}

extension Text.Part {
  fileprivate func runs(in environment: EnvironmentValues) -> [TextRun] {
    switch source {
    case .string(let string): [TextRun(string: string, style: TextStyle())]
    case .key(let key, let table, let bundle): key.runs(in: environment, table: table, bundle: bundle)
    case .attributed(let string): string.textRuns
    case .formatted(let format): [TextRun(string: format(environment), style: TextStyle())]
    case .image(let image): [TextRun(string: "\u{FFFC}", style: TextStyle(), image: image)]
    }
  }
}

extension LocalizedStringKey {
  /// The localized text, with its Markdown as attributes. Texts and images among the arguments keep their attributes.
  fileprivate func runs(in environment: EnvironmentValues, table: String?, bundle: Bundle?) -> [TextRun] {
    let text = localized(tableName: table, bundle: bundle)
    let runs = MarkdownText(text).runs
    guard !texts.isEmpty else { return runs }
    return runs.flatMap { run in insertTexts(in: run, environment) }
  }

  private func insertTexts(in run: TextRun, _ environment: EnvironmentValues) -> [TextRun] {
    var result: [TextRun] = []
    var plain = run
    plain.string = ""
    for character in run.string {
      guard let index = Self.placeholderIndex(of: character), texts.indices.contains(index) else {
        plain.string.append(character)
        continue
      }
      if !plain.string.isEmpty { result.append(plain) }
      plain.string = ""
      for inner in texts[index].runs(in: environment) {
        result.append(TextRun(string: inner.string, style: inner.style.merged(over: run.style), image: inner.image))
      }
    }
    if !plain.string.isEmpty { result.append(plain) }
    return result
  }
}
