public import ArgumentParser
public import FirstFrameCatalog

extension Language: ExpressibleByArgument {}
