// Usage: gradient-benchmark FOLDER [--table FILE] [WORD…]
//        gradient-benchmark --counted
//
// Runs the rows whose name holds one of the words, or all of them. FOLDER is Benchmarks, where the
// other process lies; Scripts/benchmark gives it. With --counted it does what Scripts/counts counts.

func run(_ arguments: [String]) throws {
  var words = Array(arguments.dropFirst())
  var table: String?
  if let index = words.firstIndex(of: "--table"), index + 1 < words.count {
    table = words[index + 1]
    words.removeSubrange(index...(index + 1))
  }
  let peer = Peer(folder: arguments.first ?? ".")
  var report = Report(peer)
  for contest in Contest.all(peer)
  where words.isEmpty || words.contains(where: contest.name.contains) {
    report.add(contest, contest.results())
  }
  if let table { try report.write(to: table) }
}

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments == ["--counted"] { CountedWork.run() } else { try run(arguments) }
