internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting

/// Splits text where its script changes.
///
/// Characters that many scripts share take the script of what stands before them, or, where nothing does, of what
/// follows. A closing bracket takes the script of the bracket that it closes. Source: Unicode Standard Annex #24,
/// sections 5.1 and 5.2.
struct ScriptScanner {
  /// How far back the script of what stands before a range is looked for.
  private static let longestLookBack = 256
  /// How many open brackets are remembered.
  private static let deepestNesting = 64

  private let text: UnsafeBufferPointer<Unicode.Scalar>
  private var runs: [ScriptRun] = []
  private var openBrackets: [(closing: Unicode.Scalar, script: hb_script_t)] = []

  /// The runs of a range, in the order of the text.
  static func runs(of text: UnsafeBufferPointer<Unicode.Scalar>, range: Range<Int>) -> [ScriptRun] {
    var scanner = ScriptScanner(text: text)
    scanner.scan(range)
    return scanner.runs
  }

  private init(text: UnsafeBufferPointer<Unicode.Scalar>) {
    self.text = text
  }

  private mutating func scan(_ range: Range<Int>) {
    var current = script(before: range.lowerBound)
    for index in range {
      let character = text[index]
      var own = Self.script(of: character)
      let isShared = own == HB_SCRIPT_COMMON
      if isShared { own = closed(by: character) ?? current ?? HB_SCRIPT_COMMON }
      append(index, script: own)
      if own != HB_SCRIPT_COMMON { current = own }
      if isShared { open(character, script: own) }
    }
  }

  private mutating func append(_ index: Int, script: hb_script_t) {
    guard let last = runs.indices.last else {
      runs.append(ScriptRun(script: script, range: index..<index + 1))
      return
    }
    // What came first and has no script of its own takes that of what follows.
    if runs[last].script == HB_SCRIPT_COMMON { runs[last].script = script }
    if runs[last].script == script {
      runs[last].range = runs[last].range.lowerBound..<index + 1
    } else {
      runs.append(ScriptRun(script: script, range: index..<index + 1))
    }
  }

  private func script(before index: Int) -> hb_script_t? {
    for place in stride(from: index - 1, through: max(index - Self.longestLookBack, 0), by: -1) {
      let script = Self.script(of: text[place])
      if script != HB_SCRIPT_COMMON { return script }
    }
    return nil
  }

  /// Common for all that is shared by scripts, marks included.
  private static func script(of character: Unicode.Scalar) -> hb_script_t {
    // Most text is ASCII, where the letters are Latin and all else is shared.
    if character.value < 0x80 {
      let letter = character.value | 0x20
      return letter >= 0x61 && letter <= 0x7A ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
    return script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? HB_SCRIPT_COMMON : script
  }

  private mutating func open(_ character: Unicode.Scalar, script: hb_script_t) {
    // Neither a space nor any sign before the first bracket of ASCII.
    guard character.value >= 0x28, character.properties.generalCategory == .openPunctuation else { return }
    if openBrackets.count == Self.deepestNesting { openBrackets.removeFirst() }
    openBrackets.append((character.mirrored, script))
  }

  private mutating func closed(by character: Unicode.Scalar) -> hb_script_t? {
    guard !openBrackets.isEmpty, let index = openBrackets.lastIndex(where: { $0.closing == character }) else {
      return nil
    }
    let script = openBrackets[index].script
    openBrackets.removeSubrange(index...)
    return script
  }
}

/// Neighbouring characters of one script.
struct ScriptRun {
  var script: hb_script_t
  var range: Range<Int>
}
