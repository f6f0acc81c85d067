import OpenTypeText
import Testing
import Typesetting

@Suite struct FriBidiResolverTests {}
