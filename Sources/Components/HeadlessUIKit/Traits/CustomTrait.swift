// `@unchecked Sendable`: values of traits are `Sendable`, and types are too.
/// The value of a trait that code defines.
struct CustomTrait: Hashable, @unchecked Sendable {
  let trait: UITrait
  let value: AnyHashable

  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    left.value == right.value
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

extension TraitValues {
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get {
      if let system = trait as? any SystemTrait.Type {
        return system.value(in: self) as? Trait.Value ?? trait.defaultValue
      }
      return custom[ObjectIdentifier(trait)]?.value.base as? Trait.Value ?? trait.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        system.set(newValue, in: &self)
      } else {
        custom[ObjectIdentifier(trait)] = CustomTrait(trait: trait, value: AnyHashable(newValue))
      }
    }
  }
}

extension UITraitCollection {
  /// The value of a trait, such as one that code defines; its default value if unspecified.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Creates a collection of one trait.
  public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
    self.init { $0[trait] = value }
  }

  /// Returns these traits with another value of one trait.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
}
