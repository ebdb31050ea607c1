/// Puts together an ICC profile (ICC.1:2022).
struct ICCWriter {
  private var tags: [(name: String, element: Int)] = []
  private var elements: [[UInt8]] = []

  /// A text in English (10.15).
  mutating func text(_ name: String, _ text: String) {
    let units = Array(text.utf16)
    var element = Self.start("mluc")
    element.append(1, 12)
    element += Array("enUS".utf8)
    element.append(UInt32(units.count * 2), 28)
    for unit in units { element += [UInt8(unit >> 8), UInt8(unit & 255)] }
    add([name], element)
  }

  /// Numbers in 16.16 fixed point (10.31, 10.23).
  mutating func fixed(_ name: String, type: String, _ numbers: [Int32]) {
    var element = Self.start(type)
    for number in numbers { element.append(UInt32(bitPattern: number)) }
    add([name], element)
  }

  /// The curve of sRGB as a formula of the third kind (10.18), once for several tags.
  mutating func srgbCurve(_ names: [String]) {
    var element = Self.start("para")
    element += [0, 3, 0, 0]
    for number in [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045] {
      element.append(UInt32(number * 65536 + 0.5))
    }
    add(names, element)
  }

  /// The finished profile: header (7.2), tag table (7.3), elements.
  func profile(illuminant: [Int32]) -> [UInt8] {
    var table: [UInt8] = []
    var offsets: [Int] = []
    var end = 128 + 4 + 12 * tags.count
    for element in elements {
      offsets.append(end)
      end += (element.count + 3) / 4 * 4
    }
    table.append(UInt32(tags.count))
    for tag in tags {
      table += Array(tag.name.utf8)
      table.append(UInt32(offsets[tag.element]), UInt32(elements[tag.element].count))
    }
    var header: [UInt8] = []
    header.append(UInt32(end), 0, 0x0440_0000)
    header += Array("mntrRGB XYZ ".utf8)
    header += [2026, 1, 1, 0, 0, 0].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    header += Array("acsp".utf8)
    header.append(0, 0, 0, 0, 0, 0, 0)
    for number in illuminant { header.append(UInt32(bitPattern: number)) }
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table
      + elements.flatMap { $0 + [UInt8](repeating: 0, count: (4 - $0.count % 4) % 4) }
  }

  private mutating func add(_ names: [String], _ element: [UInt8]) {
    tags += names.map { ($0, elements.count) }
    elements.append(element)
  }

  private static func start(_ type: String) -> [UInt8] {
    Array(type.utf8) + [0, 0, 0, 0]
  }
}

extension [UInt8] {
  /// Appends numbers, most significant byte first.
  fileprivate mutating func append(_ numbers: UInt32...) {
    for number in numbers {
      append(UInt8(number >> 24))
      append(UInt8(number >> 16 & 255))
      append(UInt8(number >> 8 & 255))
      append(UInt8(number & 255))
    }
  }
}
