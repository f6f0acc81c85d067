// Apple's Combine on Linux.
//
// The module is OpenCombine under Apple's name, with what OpenCombine lacks added and with a few of its types replaced.
// A declaration here hides the one of the same name in OpenCombine from every file that imports only `Combine`.
//
// OpenCombineFoundation and OpenCombineDispatch are not part of it: they leave declarations out if a module named
// Combine can be imported, which depends on what was built first. The same holds for the two extensions below, which
// OpenCombine declares only if there is no module named Combine.
@_exported public import FoundationNetworking
@_exported public import OpenCombine

extension Optional {
  /// A publisher of the optional's value: it publishes the value, if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that publishes the wrapped value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher of the result: it publishes the success value and finishes, or it fails.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that publishes the success value and finishes, or fails with the failure.
  public var publisher: Publisher { Publisher(self) }
}
