// The types that font files are registered with. The other types of typesetting come with the modules that draw.

@_exported public import struct FirstFrameTypesetting.FontWeight
@_exported public import struct FirstFrameTypesetting.TypefaceLibrary
@_exported public import struct FirstFrameTypesetting.Typesetter
