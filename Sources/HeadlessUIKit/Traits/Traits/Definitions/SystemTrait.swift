/// A trait that is stored in ``TraitValues``.
protocol SystemTrait: UITraitDefinition {
  static var place: WritableKeyPath<TraitValues, Value> { get }
}

extension SystemTrait {
  static func isDifferent(_ left: TraitValues, _ right: TraitValues) -> Bool {
    left[keyPath: place] != right[keyPath: place]
  }

  static func reset(_ values: inout TraitValues) {
    values[keyPath: place] = TraitValues()[keyPath: place]
  }
}

extension TraitValues {
  /// Whether other values differ in at least one of some traits.
  func differ(from other: TraitValues, in traits: [UITrait]) -> Bool {
    traits.contains { ($0 as? any SystemTrait.Type)?.isDifferent(self, other) ?? false }
  }
}
