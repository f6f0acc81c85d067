/// The values of a constant before and after the change that an edit would undo.
struct ConstantChange {
  /// Colors in the order of appearances, if the constant is a color.
  private(set) var colors: [(old: String, new: String)] = []
  private var numbers: (old: Double, new: Double)?
  private var texts: (old: String, new: String)?
  private let factor: ConstantFactor

  init(_ edit: SourceEdit, in sources: PackageSources) {
    let site = edit.site
    factor = sources.factor(of: site)
    switch site.content {
    case .use(let constant):
      let name = edit.replacement.split(separator: ".").last.map(String.init)
      guard let other = sources.constants[constant.owner]?.first(where: { $0.name == name }) else { return }
      switch (other.value, constant.value) {
      case (.number(let old), .number(let new)): numbers = (old, new)
      case (.colors(let old), .colors(let new)):
        let pairs = zip(old.count == 1 ? old + old : old, new.count == 1 ? new + new : new)
        colors = pairs.filter { $0 != $1 }.map { (old: $0, new: $1) }
      default: break
      }
    case .color(let new):
      let digits = edit.replacement.filter { $0 != "\"" && $0 != "#" }
      colors = [("#" + (digits.hasPrefix("0x") ? String(digits.dropFirst(2)) : digits).uppercased(), new)]
    case .number(let new): numbers = Double(edit.replacement).map { ($0, new) }
    case .string(let new): texts = (String(edit.replacement.dropFirst().dropLast()), new)
    }
  }

  /// Returns how well the change explains a fact by its values, from 0 to 1.
  func weight(for fact: RenderingFact) -> Double {
    if let numbers { return ValueMatch.weight(old: numbers.old, new: numbers.new, factor, for: fact) }
    guard case .texts(let before, let after) = fact.values else { return 0 }
    if let texts { return fact.kind == .text && texts == (before, after) ? 1 : 0 }
    if fact.kind == .text { return 0 }
    return colors.contains { $0 == (before, after) } ? 1 : 0
  }
}
