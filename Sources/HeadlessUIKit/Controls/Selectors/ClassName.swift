/// Returns the name of a class as in Objective-C, where classes of UIKit have no module name.
public func UIKitClassName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
