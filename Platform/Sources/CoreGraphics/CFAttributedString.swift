public import Foundation

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString

/// The memory of an object. Swift manages it.
public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil

/// Creates an attributed string, whose attributes have keys of type `NSAttributedString.Key` or `String`.
public func CFAttributedStringCreate(
  _ alloc: CFAllocator?, _ str: CFString, _ attributes: CFDictionary?
) -> CFAttributedString? {
  NSAttributedString(string: str, attributes: attributes.map(attributesByKey))
}

/// - Parameter maxLength: Has no effect: a string can have any length.
public func CFAttributedStringCreateMutable(_ alloc: CFAllocator?, _ maxLength: CFIndex) -> CFMutableAttributedString? {
  NSMutableAttributedString(string: "")
}

public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ replacement: CFString
) {
  aStr.replaceCharacters(in: NSRange(location: range.location, length: range.length), with: replacement)
}

public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString, _ range: CFRange, _ attrName: NSAttributedString.Key, _ value: Any
) {
  aStr.addAttribute(attrName, value: value, range: NSRange(location: range.location, length: range.length))
}

public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }
public func CFAttributedStringGetString(_ aStr: CFAttributedString) -> CFString { aStr.string }

private func attributesByKey(_ attributes: CFDictionary) -> [NSAttributedString.Key: Any] {
  var result: [NSAttributedString.Key: Any] = [:]
  for (key, value) in attributes {
    if let key = key as? NSAttributedString.Key { result[key] = value }
    if let key = key as? String { result[NSAttributedString.Key(key)] = value }
  }
  return result
}
