// The types in the signatures of this module. The modules that draw export the other types of typesetting.

@_exported public import struct FirstFrameTypesetting.FontWeight
@_exported public import struct FirstFrameTypesetting.TypefaceLibrary
@_exported public import struct FirstFrameTypesetting.Typesetter
