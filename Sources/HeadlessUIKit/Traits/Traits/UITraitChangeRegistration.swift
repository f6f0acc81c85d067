/// What hears of changes of traits, to be handed back when it no longer should.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}
