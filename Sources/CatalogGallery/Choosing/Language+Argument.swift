public import ArgumentParser
public import Catalog

extension Language: ExpressibleByArgument {}
