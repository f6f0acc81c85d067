@_exported public import CoreGraphics
@_exported public import Dispatch
@_exported public import Foundation
#if canImport(FoundationNetworking)
@_exported public import FoundationNetworking
#endif
@_exported public import HeadlessUIKit
@_exported public import ObjectiveC
@_exported public import QuartzCore
