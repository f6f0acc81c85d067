public import ArgumentParser
public import LayoutTree

extension Appearance: ExpressibleByArgument {}
