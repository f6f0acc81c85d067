import Foundation

/// The edits of constants that could undo changes.
struct EditCandidates {
  let sources: PackageSources
  let facts: [RenderingFact]

  /// The edits, in the order of the sources.
  var all: [SourceEdit] {
    let known = KnownValues(facts)
    return sources.sites.flatMap { site in
      replacements(for: site, known).map { SourceEdit(site: site, replacement: $0) }
    }
  }

  private func replacements(for site: SourceSite, _ known: KnownValues) -> [String] {
    switch site.content {
    case .use(let constant):
      let factor = sources.factor(of: site)
      return (sources.constants[constant.owner] ?? []).filter {
        $0 != constant && isPossible(constant, $0, factor, known)
      }
      .map { sources.code(of: site).dropLast(constant.name.count) + $0.name }
    case .color(let color):
      let code = sources.code(of: site)
      return (known.colors[color] ?? []).sorted().map { Self.literal($0, like: code) }
    case .number(let number):
      return known.previous(of: number).map(Self.literal)
    case .string(let string):
      return (known.texts[string] ?? []).sorted().map { "\"\($0)\"" }
    }
  }

  private func isPossible(
    _ constant: StyleConstant, _ other: StyleConstant, _ factor: ConstantFactor, _ known: KnownValues
  ) -> Bool {
    switch (constant.value, other.value) {
    case (.number(let new), .number(let old)):
      !ValueMatch.isSame(new, old) && facts.contains { ValueMatch.weight(old: old, new: new, factor, for: $0) > 0 }
    case (.colors(let new), .colors(let old)):
      zip(new, old).contains { known.colors[$0.0]?.contains($0.1) ?? false }
    default: false
    }
  }

  private static func literal(_ color: String, like code: String) -> String {
    let isLowercase = code.contains { "abcdef".contains($0) }
    let digits = isLowercase ? color.dropFirst().lowercased() : String(color.dropFirst())
    return code.hasPrefix("0x") ? "0x" + digits : "\"#\(digits)\""
  }

  static func literal(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\((number * 100).rounded() / 100)"
  }
}

/// The values that facts have now, with the values that they had before.
private struct KnownValues {
  private(set) var colors: [String: Set<String>] = [:]
  private(set) var texts: [String: Set<String>] = [:]
  private var exact: [Double: Set<Double>] = [:]
  private var steps: [Double: Int] = [:]
  private var factors = Set<Double>()

  /// The number of differences between numbers that are tried.
  private static let stepLimit = 4

  init(_ facts: [RenderingFact]) {
    for fact in facts {
      switch fact.values {
      case .texts(let before, let after):
        if fact.kind == .text {
          texts[after, default: []].insert(before)
        } else {
          colors[after, default: []].insert(before)
        }
      case .numbers(let before, let after):
        if case .symbol = fact.kind {
          if after > 0 { factors.insert(before / after) }
          continue
        }
        exact[after, default: []].insert(before)
        if case .number = fact.kind { continue }
        steps[((after - before) * 100).rounded() / 100, default: 0] += 1
      }
    }
  }

  /// The numbers that a literal may have had before, sorted.
  func previous(of number: Double) -> [Double] {
    let common = steps.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(Self.stepLimit).map { number - $0.key }
    let scaled = factors.map { (number * $0).rounded() }
    return (exact[number] ?? []).union(common.filter { $0 >= 0 }).union(scaled).subtracting([number]).sorted()
  }
}
