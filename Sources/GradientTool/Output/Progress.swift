/// Counts pictures on a line that erases itself.
struct Progress {
  private let console: any Console
  private let total: Int
  private var done = 0

  init(total: Int, on console: any Console) {
    self.console = console
    self.total = total
  }

  mutating func advance() {
    done += 1
    guard console.showsProgress else { return }
    console.showProgress(done < total ? "\(done) of \(total) pictures" : nil)
  }
}
