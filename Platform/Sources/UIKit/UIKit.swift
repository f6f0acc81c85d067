@_exported public import CoreGraphics
@_exported public import CoreImage
@_exported public import CoreText
@_exported public import DarwinFoundation
@_exported public import Dispatch
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import ObjectiveC
@_exported public import QuartzCore

#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
