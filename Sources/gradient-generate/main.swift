import Foundation

exit(Generator.run(Array(CommandLine.arguments.dropFirst())))
