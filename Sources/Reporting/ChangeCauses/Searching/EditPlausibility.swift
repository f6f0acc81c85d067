/// Factors for edits whose values fit the changes of a run: how well everything else fits.
struct EditPlausibility {
  let sources: PackageSources
  let states: SnapshotStates
  let context: RankingContext

  /// A factor from 0 to 1 for the changes that an edit implies although they are not in the run.
  func ofImpliedChanges(_ edit: SourceEdit, _ change: ConstantChange) -> Double {
    if let defined = edit.site.defined {
      if case .number(let number) = edit.site.content, number == number.rounded(), edit.replacement.contains(".") {
        return 0
      }
      return ofDefinition(defined)
    }
    if case .number(let number) = edit.site.content { return Self.ofNumber(number, edit.replacement) }
    let isComplete = change.colors.allSatisfy { context.colors.contains(.texts(before: $0.old, after: $0.new)) }
    return isComplete ? 1 : 0.5
  }

  /// A factor for the views that use a constant but did not change. If the definition had changed, most of them would
  /// have changed.
  private func ofDefinition(_ constant: StyleConstant) -> Double {
    let users = (context.uses[constant] ?? []).map { sources.files[$0.file].types[$0.tokens.lowerBound] }
    let views = Set(users.filter(sources.isView))
    // Which views use it through other types, such as tables of styles, is unknown.
    guard !views.isEmpty else { return 0.25 }
    let share = Double(views.intersection(context.types).count) / Double(views.count)
    return 0.05 + 0.95 * share * share
  }

  /// A factor for numbers without names, which are less often the sizes of something.
  private static func ofNumber(_ number: Double, _ replacement: String) -> Double {
    if number == number.rounded(), replacement.contains(".") { return 0.1 }
    return number <= 1 ? 0.3 : 0.7
  }

  /// A factor slightly above 1 for a place whose code runs in the states that the failed snapshots show. It tells places
  /// apart that are equal otherwise, such as the rows of a table of styles.
  ///
  /// - Parameter facts: The indices of the facts that the edit explains.
  func ofState(_ site: SourceSite, _ facts: [Int]) -> Double {
    let file = sources.files[site.file]
    let snapshots = facts.reduce(into: Set<Int>()) { $0.formUnion(context.snapshots[$1]) }
    let factor = 1 + 0.1 * states.share(of: snapshots, naming: file.stateWords(around: site.tokens.lowerBound))
    // The second value after a condition would also change other states.
    let condition = file.conditionWords(of: site.tokens)
    return states.share(of: snapshots, naming: condition) == 1 ? factor * 1.05 : factor
  }
}
