/// The page `Documentation/Conformance.md`.
struct ConformancePage {
  let outcomes: [ConformanceOutcome]
  let differences: [KnownDifference]
  let notBuildable: [NotBuildable]

  func write() throws { try SuiteFile.page.write(text) }

  private var passed: Int { outcomes.count(where: \.isPassed) }

  private var text: String {
    [introduction, subjects, sources, confidences, labelRules, differenceList, notBuildableList].joined(
      separator: "\n\n") + "\n"
  }

  private var introduction: String {
    """
    # Conformance

    HeadlessUIKit is compared with numbers that were measured on real UIKit: frames, sizes, baselines and colors
    recorded on devices, simulators and Mac Catalyst, statements of Apple's documentation, and rules inferred from
    pictures of a simulator. `Tests/Components/UIKitConformanceTests` holds the cases. `swift test --filter UIKitConformanceTests`
    compares them with the list of known differences, and `make conformance` writes the list and this page again.

    **\(passed) of \(outcomes.count) cases pass.** The other \(outcomes.count - passed) are known differences.

    Frames without text are exact to 0.001 points. Frames that depend on text may differ by one device pixel, and
    colors by 1 of 255 in each channel. Measurements on iOS are the standard. A measurement on Mac Catalyst counts only if
    there is none on iOS, and is marked. There, origins may differ by half a point, because Catalyst rounds them to whole
    points. Text is measured with the built-in typeface.

    Sources: `F 7.3` is the third fact of section 7 of the measurements, `Rule 4` a rule inferred from pictures,
    `Row 12` a recorded frame, and `Label 12` the recorded sizes of a label.
    """
  }

  private var subjects: String {
    let rows = Subject.allCases.compactMap { subject in
      row(subject.rawValue, outcomes.filter { $0.example.subject == subject })
    }
    return "## Cases by subject\n\n" + table(["subject", "passed", "total"], rows)
  }

  private var sources: String {
    let listed = Set(notBuildable.flatMap(\.sources))
    let rows = Source.Kind.allCases.map { kind in
      let all = Source.all.filter { $0.kind == kind }
      let built = all.filter { !listed.contains($0) }
      let differing = Set(outcomes.filter { !$0.isPassed }.flatMap(\.example.sources))
      let agreeing = built.filter { !differing.contains($0) }
      return [kind.rawValue, "\(agreeing.count)", "\(built.count)", "\(all.count - built.count)", "\(all.count)"]
    }
    return "## Sources\n\nA source passes if all cases taken from it pass.\n\n"
      + table(["source", "passed", "in cases", "not buildable", "total"], rows)
  }

  private var confidences: String {
    let rows =
      Confidence.allCases.compactMap { confidence in
        row(confidence.rawValue, outcomes.filter { $0.example.confidence == confidence })
      }
      + [row("on Mac Catalyst (among the above)", outcomes.filter { $0.example.platform.isCatalyst })].compactMap { $0 }
    return "## Confidence\n\n" + table(["confidence", "passed", "total"], rows)
  }

  private var labelRules: String {
    """
    ## Rules of label sizes

    The sizes of a label with a text of 97 characters were recorded on an iPhone at 3x in 2017, for a public
    reimplementation of UIKit (MIT license): with 0 to 4 lines, in six line break modes and six font sizes, each without
    shrinking and with six smallest sizes. The typeface had the advances of Segoe UI. These rules give all
    1,260 records of `intrinsicContentSize`, `sizeThatFits(_:)` and `textRect(forBounds:limitedToNumberOfLines:)`.


    """ + table(["rule", "evidence"], LabelRules.rows)
  }

  private var differenceList: String {
    let cases = Dictionary(outcomes.map { ($0.example.name, $0.example) }) { first, _ in first }
    let sections = Subject.allCases.compactMap { subject -> String? in
      let rows = differences.compactMap { difference -> [String]? in
        guard let example = cases[difference.name], example.subject == subject else { return nil }
        return [
          difference.name, Source.summary(of: example.sources), example.platform.name, example.confidence.rawValue,
          difference.expected, difference.found, difference.reason,
        ]
      }
      guard !rows.isEmpty else { return nil }
      return "### \(subject.rawValue.prefix(1).uppercased())\(subject.rawValue.dropFirst())\n\n"
        + table(["case", "source", "platform", "confidence", "UIKit", "HeadlessUIKit", "reason"], rows)
    }
    return (["## Known differences"] + (sections.isEmpty ? ["None."] : sections)).joined(separator: "\n\n")
  }

  private var notBuildableList: String {
    let rows = notBuildable.map { [Source.summary(of: $0.sources), $0.reason] }
    return "## Measurements without a case\n\n" + table(["source", "reason"], rows)
  }

  private func row(_ title: String, _ outcomes: [ConformanceOutcome]) -> [String]? {
    outcomes.isEmpty ? nil : [title, "\(outcomes.count(where: \.isPassed))", "\(outcomes.count)"]
  }

  private func table(_ heading: [String], _ rows: [[String]]) -> String {
    let lines = [heading, heading.map { _ in "---" }] + rows.map { $0.map { $0.replacing("|", with: "\\|") } }
    return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }
}

extension Source {
  /// Returns the names of sources, with consecutive rows as ranges.
  static func summary(of sources: [Source]) -> String {
    var names: [String] = []
    var range: ClosedRange<Int>?
    func close() {
      guard let rows = range else { return }
      names.append(rows.count == 1 ? "Row \(rows.lowerBound)" : "Rows \(rows.lowerBound)-\(rows.upperBound)")
      range = nil
    }
    for source in sources {
      if case .row(let row) = source {
        if let rows = range, rows.upperBound + 1 == row {
          range = rows.lowerBound...row
        } else {
          close()
          range = row...row
        }
      } else {
        close()
        names.append(source.name)
      }
    }
    close()
    return names.joined(separator: ", ")
  }
}
