// Apple's Combine on Linux.
//
// The module is OpenCombine under Apple's name. It adds missing declarations and replaces a few types. A declaration
// here hides the declaration with the same name in OpenCombine from files that import only `Combine`.
//
// OpenCombineFoundation and OpenCombineDispatch are not part of the module: they omit declarations if a module named
// Combine can be imported, which depends on the order of the build. For the same reason, the two extensions below are
// declared here: OpenCombine declares them only if there is no module named Combine.
@_exported public import FoundationNetworking
@_exported public import OpenCombine

extension Optional {
  /// A publisher that publishes the value of an optional, if there is one, and finishes.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that publishes the wrapped value, if there is one, and finishes.
  public var publisher: Publisher { Publisher(self) }
}

extension Result {
  /// A publisher that publishes the success value of a result and finishes, or fails with its failure.
  public typealias Publisher = OCombine.Publisher

  /// A publisher that publishes the success value and finishes, or fails with the failure.
  public var publisher: Publisher { Publisher(self) }
}
