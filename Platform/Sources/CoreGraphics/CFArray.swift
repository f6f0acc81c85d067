public import Foundation

public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the address of an object in an array, which is valid as long as the object: `nil` outside of the array.
///
/// `unsafeBitCast(_:to:)` makes an object of the address. Elements that are not objects have none.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
  guard theArray.indices.contains(idx), type(of: theArray[idx]) is AnyClass else { return nil }
  return UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}
