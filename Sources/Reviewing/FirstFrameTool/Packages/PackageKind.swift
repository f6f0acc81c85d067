import FirstFrameLocalFiles
import Foundation

/// How the tests and previews of a package are built.
enum PackageKind: Hashable {
  /// It uses FirstFrame, and is built as it is.
  case firstFrame
  /// It is written for UIKit, and a port of it is built.
  case uiKit

  /// Reads the manifest and `firstframe.json`, which may have only the keys `gallery` and `fonts` in a package that uses
  /// FirstFrame.
  ///
  /// - Returns: `nil` if the folder has neither.
  init?(of folder: URL) {
    let manifest = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let configuration = folder.appendingPathComponent(ConfigurationFile.name)
    let keys = (try? Data(contentsOf: configuration)).map(Self.keys)
    guard manifest != nil || keys != nil else { return nil }
    let usesFirstFrame = manifest?.contains(#/FirstFrame|HeadlessUIKit/#) ?? false
    let isConfiguredPort = keys.map { !$0.isSubset(of: ["gallery", "fonts"]) } ?? false
    self = usesFirstFrame && !isConfiguredPort ? .firstFrame : .uiKit
  }

  /// The keys of an object in JSON; empty if it is no object.
  private static func keys(of json: Data) -> Set<String> {
    Set((try? JSONSerialization.jsonObject(with: json) as? [String: Any]).map { Array($0.keys) } ?? [])
  }
}
