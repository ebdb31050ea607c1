import Testing

@Suite("Only names that iOS 15 has")
struct FenceTests {
  /// How far the table was followed up: a row is no proof where it was only remembered.
  @Test func `every row says where its versions come from, once`() throws {
    let table = try PackageSources.table()
    var seen: Set<String> = []
    for row in table.rows {
      #expect(seen.insert(row.name).inserted, "\(row.name) has two rows")
      #expect(row.introduced >= 2 && row.introduced < 100, "\(row.name)")
      #expect(row.deprecated.map { $0 >= row.introduced } ?? true, "\(row.name)")
    }
    #expect(table.rows.map(\.name) == table.rows.map(\.name).sorted())
  }

  @Test(arguments: PackageSources.fenced)
  func `the sources use no name that is missing, too new without a guard, or deprecated`(
    target: String
  ) throws {
    let fence = try PackageSources.fence()
    for file in PackageSources.files(of: target) {
      for finding in fence.findings(in: file.text, path: file.path) {
        Issue.record(Comment(rawValue: finding))
      }
    }
  }

  @Test func `the sources are found, and the double's names with them`() throws {
    #expect(PackageSources.files(of: "GradientControls").count > 10)
    #expect(!PackageSources.files(of: "GradientInspectables").isEmpty)
    let fence = try PackageSources.fence()
    for name in ["UIView", "setNeedsLayout", "hidesSharedBackground", "touchUpInside", "axial"] {
      #expect(fence.doubled.contains(name))
    }
    #expect(!fence.doubled.contains("headlessStateChanged"))
    #expect(fence.ours.contains("GradientLayerSettings"))
  }
}
