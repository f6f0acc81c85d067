/// A reference to an object that becomes `nil` when the object is deinitialized, as a `weak` reference does.
///
/// The first weak reference to an object moves its reference count to a table of its own, and each later retain and release
/// takes several times as long. A layout retains views, layers, guides and controllers so often that this was a tenth of
/// its time. So these objects own a handle, which those that refer to them store instead of a weak reference.
///
/// Unlike a weak reference, it still refers to an object whose subclass is being deinitialized.
///
/// It is sendable only for deinitializers, which are not isolated. Everything else uses it on the main actor.
final class WeakHandle<Object: AnyObject>: @unchecked Sendable {
  /// The object. Its initializer sets it, and its deinitializer sets it to `nil`.
  unowned(unsafe) var object: Object?
}
