public import FirstFrameTypesetting

extension PreparedScene {
  /// The typefaces whose glyphs stand in the picture, each once, in the order of drawing.
  public var typefaces: [any Typeface] {
    var typefaces: [any Typeface] = []
    root.forEachDrawnText { text, _ in
      for run in text.lines.lazy.flatMap(\.glyphRuns) where !run.glyphs.isEmpty {
        if !typefaces.contains(where: { $0 === run.typeface }) { typefaces.append(run.typeface) }
      }
    }
    return typefaces
  }

  /// The texts with characters that no typeface has, in the order of drawing.
  public var missingCharacters: [MissingCharacters] {
    var missing: [MissingCharacters] = []
    root.forEachDrawnText { text, path in
      guard !text.missingCharacters.isEmpty else { return }
      missing.append(MissingCharacters(node: path, characters: text.missingCharacters))
    }
    return missing
  }
}
