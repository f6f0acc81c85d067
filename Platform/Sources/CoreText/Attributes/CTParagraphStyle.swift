public import CoreGraphics
import Foundation
@_spi(Porting) public import HeadlessUIKit

public typealias CTParagraphStyle = NSParagraphStyle
public typealias CTTextTab = NSTextTab

/// A setting of a paragraph style: its name, and the address and the size of its value.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  public var valueSize: Int
  public var value: UnsafeRawPointer

  public init(spec: CTParagraphStyleSpecifier, valueSize: Int, value: UnsafeRawPointer) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }

  /// Returns the value; `nil` if its size is not that of the type.
  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    MemoryLayout<Value>.size == valueSize ? value.load(as: type) : nil
  }
}

/// Creates a paragraph style from settings. A setting whose size is not that of its value has no effect.
public func CTParagraphStyleCreate(
  _ settings: UnsafePointer<CTParagraphStyleSetting>?, _ settingCount: Int
) -> CTParagraphStyle {
  let style = NSMutableParagraphStyle()
  for index in 0..<max(settingCount, 0) {
    if let setting = settings?[index] { style.apply(setting) }
  }
  return style
}

public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle.copy() as? CTParagraphStyle ?? paragraphStyle
}

/// Writes a value of a paragraph style into memory, and returns whether it has the size of the memory.
public func CTParagraphStyleGetValueForSpecifier(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier, _ valueBufferSize: Int,
  _ valueBuffer: UnsafeMutableRawPointer
) -> Bool {
  func write<Value>(_ value: Value) -> Bool {
    guard MemoryLayout<Value>.size <= valueBufferSize else { return false }
    valueBuffer.initializeMemory(as: Value.self, to: value)
    return true
  }
  let style = paragraphStyle
  return switch spec {
  case .alignment: write(CTTextAlignment(style.alignment))
  case .firstLineHeadIndent: write(style.firstLineHeadIndent)
  case .headIndent: write(style.headIndent)
  case .tailIndent: write(style.tailIndent)
  case .tabStops: write(style.tabStops as CFArray)
  case .defaultTabInterval: write(style.defaultTabInterval)
  case .lineBreakMode: write(CTLineBreakMode(rawValue: UInt8(style.lineBreakMode.rawValue)) ?? .byWordWrapping)
  case .lineHeightMultiple: write(style.lineHeightMultiple)
  case .maximumLineHeight: write(style.maximumLineHeight)
  case .minimumLineHeight: write(style.minimumLineHeight)
  case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: write(style.lineSpacing)
  case .paragraphSpacing: write(style.paragraphSpacing)
  case .paragraphSpacingBefore: write(style.paragraphSpacingBefore)
  case .baseWritingDirection: write(CTWritingDirection(rawValue: Int8(style.baseWritingDirection.rawValue)) ?? .natural)
  case .maximumLineSpacing, .lineBoundsOptions, .count: false
  }
}

/// Creates a tab stop.
public func CTTextTabCreate(_ alignment: CTTextAlignment, _ location: Double, _ options: CFDictionary?) -> CTTextTab {
  NSTextTab(textAlignment: alignment.alignment, location: CGFloat(location), options: options ?? [:])
}

public func CTTextTabGetAlignment(_ tab: CTTextTab) -> CTTextAlignment { CTTextAlignment(tab.alignment) }
public func CTTextTabGetLocation(_ tab: CTTextTab) -> Double { Double(tab.location) }

extension NSMutableParagraphStyle {
  fileprivate func apply(_ setting: CTParagraphStyleSetting) {
    let length = setting.value(as: CGFloat.self)
    switch setting.spec {
    case .alignment: alignment = setting.value(as: CTTextAlignment.self)?.alignment ?? alignment
    case .firstLineHeadIndent: firstLineHeadIndent = length ?? firstLineHeadIndent
    case .headIndent: headIndent = length ?? headIndent
    case .tailIndent: tailIndent = length ?? tailIndent
    case .tabStops: tabStops = setting.value(as: CFArray.self) as? [CTTextTab] ?? tabStops
    case .defaultTabInterval: defaultTabInterval = length ?? defaultTabInterval
    case .lineBreakMode:
      let mode = setting.value(as: CTLineBreakMode.self)
      lineBreakMode = mode.flatMap { NSLineBreakMode(rawValue: Int($0.rawValue)) } ?? lineBreakMode
    case .lineHeightMultiple: lineHeightMultiple = length ?? lineHeightMultiple
    case .maximumLineHeight: maximumLineHeight = length ?? maximumLineHeight
    case .minimumLineHeight: minimumLineHeight = length ?? minimumLineHeight
    case .lineSpacing, .lineSpacingAdjustment, .minimumLineSpacing: lineSpacing = length ?? lineSpacing
    case .paragraphSpacing: paragraphSpacing = length ?? paragraphSpacing
    case .paragraphSpacingBefore: paragraphSpacingBefore = length ?? paragraphSpacingBefore
    case .baseWritingDirection:
      let direction = setting.value(as: CTWritingDirection.self)
      baseWritingDirection = direction.flatMap { NSWritingDirection(rawValue: Int($0.rawValue)) } ?? .natural
    case .maximumLineSpacing, .lineBoundsOptions, .count:
      PlatformWarning.warn("`CTParagraphStyleSpecifier.\(setting.spec)` has no effect here.")
    }
  }
}
