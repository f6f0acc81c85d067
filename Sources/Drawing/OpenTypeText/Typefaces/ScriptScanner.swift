internal import FirstFrameCHarfBuzz
import FirstFrameTypesetting

/// A scanner that splits text into runs of one script.
///
/// Common and inherited characters are assigned the script of the preceding character or, at the start of the text, the
/// script of the following character. A closing bracket is assigned the script of its opening bracket.
///
/// Source: Unicode Standard Annex #24, sections 5.1 and 5.2.
struct ScriptScanner {
  /// The largest number of characters before a range that are searched for a script.
  private static let maximumLookBack = 256
  /// The largest number of open brackets that are tracked.
  private static let maximumNesting = 64

  private let text: UnsafeBufferPointer<Unicode.Scalar>
  private var runs: [ScriptRun] = []
  private var openBrackets: [(closing: Unicode.Scalar, script: hb_script_t)] = []

  /// Returns the script runs of a range, in logical order.
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
      var script = Self.script(of: character)
      let isShared = script == HB_SCRIPT_COMMON
      if isShared { script = popBracket(closedBy: character) ?? current ?? HB_SCRIPT_COMMON }
      append(index, script: script)
      if script != HB_SCRIPT_COMMON { current = script }
      if isShared { pushBracket(character, script: script) }
    }
  }

  private mutating func append(_ index: Int, script: hb_script_t) {
    guard let last = runs.indices.last else {
      runs.append(ScriptRun(script: script, range: index..<index + 1))
      return
    }
    // Common characters at the start are assigned the script of the characters that follow.
    if runs[last].script == HB_SCRIPT_COMMON { runs[last].script = script }
    if runs[last].script == script {
      runs[last].range = runs[last].range.lowerBound..<index + 1
    } else {
      runs.append(ScriptRun(script: script, range: index..<index + 1))
    }
  }

  private func script(before index: Int) -> hb_script_t? {
    for position in stride(from: index - 1, through: max(index - Self.maximumLookBack, 0), by: -1) {
      let script = Self.script(of: text[position])
      if script != HB_SCRIPT_COMMON { return script }
    }
    return nil
  }

  /// Returns the script of a character; `HB_SCRIPT_COMMON` for inherited and unknown scripts too.
  private static func script(of character: Unicode.Scalar) -> hb_script_t {
    // Fast path for ASCII, where letters are Latin and everything else is common.
    if character.value < 0x80 {
      let letter = character.value | 0x20
      return letter >= 0x61 && letter <= 0x7A ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
    }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), character.value)
    return script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN ? HB_SCRIPT_COMMON : script
  }

  /// Records a character if it is an opening bracket.
  private mutating func pushBracket(_ character: Unicode.Scalar, script: hb_script_t) {
    // Fast path for characters before the first bracket of ASCII.
    guard character.value >= 0x28, PairedBracket(character)?.isOpening == true else { return }
    if openBrackets.count == Self.maximumNesting { openBrackets.removeFirst() }
    openBrackets.append((character.mirrored, script))
  }

  /// Returns the script of the bracket that a character closes, and removes the bracket; `nil` if there is none.
  private mutating func popBracket(closedBy character: Unicode.Scalar) -> hb_script_t? {
    guard !openBrackets.isEmpty, let index = openBrackets.lastIndex(where: { $0.closing == character }) else {
      return nil
    }
    let script = openBrackets[index].script
    openBrackets.removeSubrange(index...)
    return script
  }
}

/// Adjacent characters of one script.
struct ScriptRun {
  var script: hb_script_t
  var range: Range<Int>
}
