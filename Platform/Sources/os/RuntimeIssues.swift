// Packages report issues to Xcode through the log, with the address of a loaded library of Apple. Here no library has one.

public func _dyld_image_count() -> UInt32 { 0 }

public func _dyld_get_image_name(_ index: UInt32) -> UnsafePointer<CChar>? { nil }

public func _dyld_get_image_header(_ index: UInt32) -> UnsafeRawPointer? { nil }

public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer?, log: OSLog = .default, _ message: StaticString, _ args: Any...
) {}
