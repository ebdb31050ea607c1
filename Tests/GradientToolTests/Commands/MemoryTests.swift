import Foundation
import Testing

/// How much memory a run takes, as the system counts it.
@Suite struct MemoryTests {
  /// The most memory that a run of the built program took at one time, in bytes.
  private func peak(_ arguments: [String]) throws -> Int {
    // The system counts in KiB on Linux and in bytes elsewhere.
    let script = """
      import resource, subprocess, sys
      subprocess.run(sys.argv[1:], check=True, stdout=subprocess.DEVNULL)
      unit = 1024 if sys.platform == "linux" else 1
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * unit)
      """
    let run = try ChildProcess.run(
      "/usr/bin/env", ["python3", "-c", script, ChildProcess.gradient] + arguments)
    try #require(run.code == 0, "\(run.messages)")
    return try #require(Int(run.output.prefix { $0.isNumber }))
  }

  @Test("A picture takes eight bytes a pixel at most, times the pictures drawn at once")
  func pictures() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SmallStyle.button, to: "a.json")
    func peak(_ size: String, jobs: Int) throws -> Int {
      try self.peak([
        "render", path, "-o", folder.path("out"), "--force", "--size", size, "--scale", "1",
        "--jobs", "\(jobs)",
      ])
    }
    let small = try peak("1x1", jobs: 2)
    let pixels = 1 << 22
    for jobs in [1, 2] {
      let large = try peak("2048x2048", jobs: jobs)
      // The pixels alone are half of it: a run that did not draw them would not be a test.
      #expect(large - small > pixels * 3)
      #expect(large - small < jobs * pixels * 8 + (8 << 20), "\(jobs): \(large - small)")
    }
  }

  @Test("A style file of a megabyte takes thirty times as much at most")
  func styles() throws {
    let folder = try TemporaryFolder()
    let tokens = (0..<20_000).map { "\"t\($0)\":{\"$type\":\"color\",\"$value\":\"#f287b0\"}" }
    let text = "{\"c\":{\(tokens.joined(separator: ","))}}"
    #expect(text.utf8.count > 900_000)
    let large = try folder.write(text, to: "large.json")
    let small = try folder.write(SmallStyle.button, to: "small.json")
    let arguments = ["check", "--disable", "no-controls"]
    let difference = try peak(arguments + [large]) - peak(arguments + [small])
    #expect(difference < 30 * text.utf8.count, "\(difference / text.utf8.count)")
  }
}
