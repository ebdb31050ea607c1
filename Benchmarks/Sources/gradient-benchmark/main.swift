// Usage: gradient-benchmark [WORD…] runs the rows whose name holds one of the words, or all of them.

let words = CommandLine.arguments.dropFirst()
Report.printHeader()
for contest in Contest.all() where words.isEmpty || words.contains(where: contest.name.contains) {
  Report.printRow(contest.name, contest.results(), note: contest.note)
}
