import FirstFrameTextEscaping
import Foundation

/// A preview on the page: its pictures side by side, and what is wrong with it.
struct PreviewCard {
  private let preview: PreviewResult
  private let path: (String) -> String

  /// - Parameter path: Shortens the path of a file.
  init(_ preview: PreviewResult, path: @escaping (String) -> String) {
    self.preview = preview
    self.path = path
  }

  /// What is wrong: crashes, findings of the first frame, and differences.
  var problems: [String] {
    [preview.crash.map { "Crashed: \($0)" }].compactMap { $0 } + preview.findings.map(\.firstUppercased)
      + preview.comparisons.filter { !$0.isPassed }.map {
        "\($0.appearance.firstUppercased): \($0.message ?? $0.verdict)"
      }
  }

  var html: String {
    let title = preview.name.escapedForHTML
    let size = preview.pictures.first.map { "\($0.width) × \($0.height)" } ?? "No picture"
    let words = [preview.name, preview.component, preview.target, path(preview.file)].joined(separator: " ")
    return """
      <article class="card"\(problems.isEmpty ? "" : " data-problem") data-words="\(words.escapedForHTML)" \
      style="--width: \(width)px">
      <div class="stages">\(stages)</div>
      <footer><h4>\(title)</h4>\(component)<span class="facts">\(size)</span>\
      <code class="place">\(path(preview.file).escapedForHTML):\(preview.line)</code></footer>
      \(notes)</article>
      """
  }

  /// The width of both pictures with their margins, in CSS pixels, within limits.
  private var width: Int {
    max(preview.pictures.map { min(shownSize(of: $0).width, 430) + 48 }.reduce(0, +), 380)
  }

  /// The size of a picture on the page, in CSS pixels. Tall ones, such as screens, are shown smaller.
  private func shownSize(of picture: PreviewResult.Picture) -> (width: Int, height: Int) {
    guard picture.height > 560 else { return (picture.width, picture.height) }
    return (picture.width * 560 / picture.height, 560)
  }

  private var component: String {
    let isNew = !preview.component.isEmpty && preview.component != preview.name
    return isNew ? "<span class=\"component\">\(preview.component.escapedForHTML)</span>" : ""
  }

  private var stages: String {
    guard !preview.pictures.isEmpty else {
      return "<div class=\"stage empty\">\(preview.crash == nil ? "Nothing to draw" : "Crashed")</div>"
    }
    return preview.pictures.map { picture in
      let label = "\(preview.name), \(picture.appearance)\(picture.isSettled ? ", settled" : "")".escapedForHTML
      let size = shownSize(of: picture)
      let kind = picture.isScreen ? " screen" : ""
      let state = picture.isSettled ? "<span class=\"state\">Settled</span>" : ""
      return "<div class=\"stage \(picture.appearance)\(kind)\"><img loading=\"lazy\" decoding=\"async\" "
        + "src=\"\(picture.file.escapedForHTML)\" width=\"\(size.width)\" height=\"\(size.height)\" "
        + "alt=\"\(label)\">\(state)</div>"
    }.joined()
  }

  private var notes: String {
    let omissions = preview.omissions.sorted { ($0.file, $0.line) < ($1.file, $1.line) }.map { omission in
      note("omission", "\(omission.name) is not drawn", detail: "\(path(omission.file)):\(omission.line)")
    }
    let recorded = preview.comparisons.filter { $0.isPassed && $0.verdict == "recorded" }.map(\.appearance)
    let recording = recorded.isEmpty ? [] : [note("recorded", "Recorded: \(recorded.joined(separator: ", "))")]
    let notes =
      problems.map { note("problem", $0) } + preview.warnings.map { note("warning", $0) } + omissions + recording
    return notes.isEmpty ? "" : "<ul class=\"notes\">\(notes.joined())</ul>\n"
  }

  /// The first line of a message, with the other lines folded.
  private func note(_ kind: String, _ message: String, detail: String = "") -> String {
    let lines = message.split(separator: "\n", maxSplits: 1).map(String.init)
    let first = (lines.first ?? "").escapedForHTML
    let place = detail.isEmpty ? "" : " <code>\(detail.escapedForHTML)</code>"
    guard lines.count > 1 else { return "<li class=\"\(kind)\">\(first)\(place)</li>" }
    return
      "<li class=\"\(kind)\"><details><summary>\(first)</summary><pre>\(lines[1].escapedForHTML)</pre></details></li>"
  }
}

extension String {
  /// The text with its first letter in upper case.
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
