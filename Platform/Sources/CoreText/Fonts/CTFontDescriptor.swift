public import CoreGraphics
public import Foundation
public import HeadlessUIKit

// The attributes and traits of descriptors, with the raw values of UIKit's names.

public let kCTFontNameAttribute: CFString = UIFontDescriptor.AttributeName.name.rawValue
public let kCTFontFamilyNameAttribute: CFString = UIFontDescriptor.AttributeName.family.rawValue
public let kCTFontDisplayNameAttribute: CFString = UIFontDescriptor.AttributeName.visibleName.rawValue
public let kCTFontStyleNameAttribute: CFString = UIFontDescriptor.AttributeName.face.rawValue
public let kCTFontSizeAttribute: CFString = UIFontDescriptor.AttributeName.size.rawValue
public let kCTFontMatrixAttribute: CFString = UIFontDescriptor.AttributeName.matrix.rawValue
public let kCTFontTraitsAttribute: CFString = UIFontDescriptor.AttributeName.traits.rawValue
public let kCTFontCascadeListAttribute: CFString = UIFontDescriptor.AttributeName.cascadeList.rawValue
public let kCTFontFeatureSettingsAttribute: CFString = UIFontDescriptor.AttributeName.featureSettings.rawValue
public let kCTFontSymbolicTrait: CFString = UIFontDescriptor.TraitKey.symbolic.rawValue
public let kCTFontWeightTrait: CFString = UIFontDescriptor.TraitKey.weight.rawValue
public let kCTFontWidthTrait: CFString = UIFontDescriptor.TraitKey.width.rawValue
public let kCTFontSlantTrait: CFString = UIFontDescriptor.TraitKey.slant.rawValue
public let kCTFontFeatureTypeIdentifierKey: CFString = UIFontDescriptor.FeatureKey.type.rawValue
public let kCTFontFeatureSelectorIdentifierKey: CFString = UIFontDescriptor.FeatureKey.selector.rawValue

public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat) -> CTFontDescriptor {
  UIFontDescriptor(name: name, size: size)
}

public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
  UIFontDescriptor(fontAttributes: descriptorAttributes(attributes))
}

public func CTFontDescriptorCreateCopyWithAttributes(
  _ original: CTFontDescriptor, _ attributes: CFDictionary
) -> CTFontDescriptor {
  original.addingAttributes(descriptorAttributes(attributes))
}

/// Returns the descriptor with other traits, among those of a mask; `nil` if the family has none with them.
public func CTFontDescriptorCreateCopyWithSymbolicTraits(
  _ original: CTFontDescriptor, _ symTraitValue: CTFontSymbolicTraits, _ symTraitMask: CTFontSymbolicTraits
) -> CTFontDescriptor? {
  let kept = original.symbolicTraits.subtracting(symTraitMask)
  return original.withSymbolicTraits(kept.union(symTraitValue.intersection(symTraitMask)))
}

public func CTFontDescriptorCreateCopyWithFamily(
  _ original: CTFontDescriptor, _ family: CFString
) -> CTFontDescriptor? {
  UIFont.familyNames.contains(family) ? original.withFamily(family) : nil
}

/// Returns an attribute; `nil` without it. The traits are a dictionary by the names of traits.
public func CTFontDescriptorCopyAttribute(_ descriptor: CTFontDescriptor, _ attribute: CFString) -> Any? {
  let value = descriptor.object(forKey: UIFontDescriptor.AttributeName(rawValue: attribute))
  guard let traits = value as? [UIFontDescriptor.TraitKey: Any] else { return value }
  return CFDictionary(uniqueKeysWithValues: traits.map { (AnyHashable($0.key.rawValue), $0.value) })
}

/// Returns the attributes by the names of UIKit or of Core Text as those of a descriptor.
private func descriptorAttributes(_ attributes: CFDictionary) -> [UIFontDescriptor.AttributeName: Any] {
  var result: [UIFontDescriptor.AttributeName: Any] = [:]
  for (key, value) in attributes {
    guard let name = key as? UIFontDescriptor.AttributeName ?? (key as? String).map({ .init(rawValue: $0) }) else {
      continue
    }
    switch name {
    case .traits: result[name] = traits(value)
    case .featureSettings: result[name] = features(value)
    default: result[name] = value
    }
  }
  return result
}

private func traits(_ value: Any) -> Any {
  guard let traits = value as? [String: Any] else { return value }
  return [UIFontDescriptor.TraitKey: Any](
    uniqueKeysWithValues: traits.map { key, value in
      (.init(rawValue: key), (value as? CTFontSymbolicTraits)?.rawValue ?? value)
    })
}

private func features(_ value: Any) -> Any {
  guard let settings = value as? [[String: Int]] else { return value }
  return settings.map { setting in
    [UIFontDescriptor.FeatureKey: Int](uniqueKeysWithValues: setting.map { (.init(rawValue: $0.key), $0.value) })
  }
}

extension UIFontDescriptor.SymbolicTraits {
  // The former names of Core Text.
  public static var italicTrait: Self { .traitItalic }
  public static var boldTrait: Self { .traitBold }
  public static var expandedTrait: Self { .traitExpanded }
  public static var condensedTrait: Self { .traitCondensed }
  public static var monoSpaceTrait: Self { .traitMonoSpace }
}
