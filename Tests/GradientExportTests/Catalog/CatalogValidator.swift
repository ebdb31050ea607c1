import Foundation
import GradientExport
import GradientModel
import GradientRaster

/// Checks a catalog by the rules of Apple's Asset Catalog Format Reference.
enum CatalogValidator {
  static func faults(of export: Export) throws -> [String] {
    var faults: [String] = []
    var pictures: [String: ExportedPicture] = [:]
    var documents: [String: Any] = [:]
    for file in export.files {
      switch file.content {
      case .picture(let picture): pictures[file.path] = picture
      case .text(let bytes):
        documents[file.path] = try? JSONSerialization.jsonObject(with: Data(bytes))
        if documents[file.path] == nil { faults.append("\(file.path): no JSON") }
      }
    }
    if documents["Contents.json"] == nil { faults.append("no Contents.json in the catalog") }
    var used: Set<String> = []
    for (path, document) in documents.sorted(by: { $0.key < $1.key }) {
      guard let members = document as? [String: Any],
        let info = members["info"] as? [String: Any], info["author"] is String,
        info["version"] as? Int == 1, !(info["version"] is String)
      else {
        faults.append("\(path): no info of version 1")
        continue
      }
      let folder = String(path.dropLast("/Contents.json".count))
      if path.hasSuffix(".imageset/Contents.json") {
        var check = ImageSetCheck(folder: folder, pictures: pictures)
        check.run(members)
        faults += check.faults
        used.formUnion(check.used)
      } else if path.hasSuffix(".colorset/Contents.json") {
        faults += colorFaults(members, path)
      } else if path != "Contents.json" {
        faults.append("\(path): no kind of asset")
      }
      let name = folder.prefix { $0 != "." }
      if name.contains(" ") || name.contains("/") || name.first?.isNumber == true {
        faults.append("\(path): a name that no Swift symbol has")
      }
    }
    for picture in pictures.keys where !used.contains(picture) {
      faults.append("\(picture): no entry names it")
    }
    let folders = documents.keys.map { $0.lowercased() }
    if Set(folders).count != folders.count { faults.append("names equal but for case") }
    return faults
  }

  static func appearances(_ entry: [String: Any]) -> (key: String, fault: String?) {
    var key: [String] = []
    for case let part as [String: String] in entry["appearances"] as? [Any] ?? [] {
      let pair = "\(part["appearance"] ?? "")=\(part["value"] ?? "")"
      guard ["luminosity=dark", "luminosity=light", "contrast=high"].contains(pair) else {
        return ("", "appearance \(pair)")
      }
      key.append(pair)
    }
    return (key.joined(separator: ","), nil)
  }

  private static func colorFaults(_ members: [String: Any], _ path: String) -> [String] {
    var faults: [String] = []
    var slots: Set<String> = []
    let colors = members["colors"] as? [[String: Any]] ?? []
    if colors.isEmpty { faults.append("\(path): no colours") }
    for entry in colors {
      let appearances = appearances(entry)
      if let fault = appearances.fault { faults.append("\(path): \(fault)") }
      let gamut = entry["display-gamut"] as? String ?? ""
      if !["", "sRGB", "display-P3"].contains(gamut) { faults.append("\(path): gamut \(gamut)") }
      if !slots.insert("\(appearances.key) \(gamut)").inserted {
        faults.append("\(path): two entries for one slot")
      }
      let color = entry["color"] as? [String: Any] ?? [:]
      let space = color["color-space"] as? String ?? ""
      if space != (gamut == "display-P3" ? "display-p3" : "srgb") {
        faults.append("\(path): space \(space) in \(gamut)")
      }
      let components = color["components"] as? [String: String] ?? [:]
      for name in ["red", "green", "blue", "alpha"] {
        // Without a point the text would mean a part of 255.
        guard let text = components[name], text.contains("."), let value = Double(text),
          (0...1).contains(value)
        else {
          faults.append("\(path): \(name) \(components[name] ?? "missing")")
          continue
        }
      }
    }
    // The entry without appearances stands for all others.
    if !slots.contains(where: { $0.hasPrefix(" ") }) { faults.append("\(path): no entry for any") }
    return faults
  }
}
