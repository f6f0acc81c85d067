import Foundation

/// Switches off the seeds that dictionaries and sets get one by one, as `SWIFT_DETERMINISTIC_HASHING` does.
///
/// The variable is read before any code runs; the flag that it sets is a symbol of the standard library. New tables
/// then take their order from their elements alone, and tables that are there keep their own. Where the symbol is not
/// found, nothing changes, and an order of hashes is told as one of addresses.
enum HashSeeding {
  /// Where the flag lies in `_swift_stdlib_Hashing_parameters`: after two seeds of 64 bits.
  private static let flagOffset = 16

  static func withoutSeeds<Result>(_ body: () -> Result) -> Result {
    guard let parameters = dlsym(dlopen(nil, RTLD_NOW), "_swift_stdlib_Hashing_parameters") else { return body() }
    let flag = (parameters + flagOffset).assumingMemoryBound(to: Bool.self)
    let previous = flag.pointee
    flag.pointee = true
    defer { flag.pointee = previous }
    return body()
  }
}
