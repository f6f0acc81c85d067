/// How a change stands to what its reference is now.
package enum ChangeStanding: Hashable, Sendable {
  /// The reference is what the picture was compared with.
  case undecided
  /// The reference is what was drawn.
  case accepted
  /// The reference is neither: it changed since.
  case stale(wasThere: Bool, isThere: Bool)
}
