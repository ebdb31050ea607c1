import Foundation
import HeadlessUIKit

func say(_ message: String) {
  FileHandle.standardError.write(Data("headless-showcase: error: \(message)\n".utf8))
}

do {
  switch try ShowcaseArguments(Array(CommandLine.arguments.dropFirst())) {
  case .help:
    print(ShowcaseArguments.usage, terminator: "")
  case .draw(let path):
    let folder = ShowcaseFolder(path: path)
    try folder.check()
    let showcase = try Showcase()
    try folder.write(showcase.files)
    print("\(showcase.files.count) pictures in '\(path)'; begin with \(Showcase.sheetName)")
  }
} catch let misuse as ShowcaseArguments.Misuse {
  say(misuse.message)
  FileHandle.standardError.write(Data("'headless-showcase --help' explains the options.\n".utf8))
  exit(64)
} catch let error as ShowcaseError {
  say(error.message)
  exit(1)
} catch {
  say("\(error)")
  exit(1)
}
