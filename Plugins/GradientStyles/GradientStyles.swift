import Foundation
import PackagePlugin

/// Makes Swift constants of a target's style files at every build.
///
/// Style files are the target's files that end in `.tokens.json` or `.tokens`; where there is a
/// `.resolver.json`, which names the others as its sources, it alone is one.
@main
struct GradientStyles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let generator = try context.tool(named: "gradient-generate").url
    let files = module.sourceFiles.map(\.url)
    let resolvers = files.filter { $0.lastPathComponent.hasSuffix(".resolver.json") }
    let tokens = files.filter {
      $0.lastPathComponent.hasSuffix(".tokens.json") || $0.pathExtension == "tokens"
    }
    return (resolvers.isEmpty ? tokens : resolvers).map { style in
      let name = style.lastPathComponent.prefix { $0 != "." }
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name)+Styles.swift")
      return .buildCommand(
        displayName: "Making Swift constants of \(style.lastPathComponent)",
        executable: generator,
        arguments: ["-o", output.path(percentEncoded: false), style.path(percentEncoded: false)],
        // A resolver document's sources count too.
        inputFiles: [style] + (resolvers.isEmpty ? [] : tokens),
        outputFiles: [output])
    }
  }
}
