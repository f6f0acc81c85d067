/// Returns the name of a class as Objective-C has it: those of UIKit without their module.
public func UIKitClassName(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  let module = "HeadlessUIKit."
  return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
}
