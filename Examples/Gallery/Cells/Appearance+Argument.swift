public import ArgumentParser
public import FirstFrameLayoutTree

extension Appearance: ExpressibleByArgument {}
