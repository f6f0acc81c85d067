public import Foundation

// On Apple's systems, the types of Core Foundation are bridged to Foundation. Here their names are aliases of the
// bridged types, so that `url as CFURL` and `colors as CFArray` are conversions to the same type.

public typealias CFURL = URL
public typealias CFString = String
public typealias CFData = Data
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFBoolean = Bool

/// An error of a C function.
public final class CFError: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
