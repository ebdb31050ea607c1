import CSoup
import GradientTool

/// A style file, and the files that it refers to, as they are on disk.
///
/// Folders are watched, not files: an editor that saves by putting a new file in the old one's place
/// is seen too, and a file that appears.
final class WatchedFile {
  private(set) var content: PreviewContent
  /// What is told of each change.
  var onChange: ((PreviewContent) -> Void)?

  private let file: FilePath
  private var monitors: [String: UnsafeMutablePointer<GFileMonitor>] = [:]
  private var stamps: [FileStamp?] = []
  /// The number of looks since the first sign of a change; nil while nothing happens.
  private var looks: Int?

  /// Milliseconds from a sign of a change to a look at the file: some editors empty it first.
  private static let pause: guint = 20
  /// How often a file that is empty or gone is looked at again before that is taken for a change.
  private static let mostLooks = 4

  init(_ file: FilePath) {
    self.file = file
    content = PreviewContent(of: file)
    watchFolders()
    stamps = content.watched.map(\.stamp)
    // For what brings no sign: network folders, and a folder that was taken away and came back.
    g_timeout_add(
      1000,
      { data in
        WatchedFile.from(data)?.compareStamps()
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func from(_ data: gpointer?) -> WatchedFile? {
    data.map { Unmanaged<WatchedFile>.fromOpaque($0).takeUnretainedValue() }
  }

  private func compareStamps() {
    if looks == nil, content.watched.map(\.stamp) != stamps { notice() }
  }

  /// Takes a sign that something in the folders has changed.
  private func notice() {
    guard looks == nil else { return }
    looks = 0
    g_timeout_add(
      Self.pause,
      { data in WatchedFile.from(data)?.look() == true ? 1 : 0 },
      Unmanaged.passUnretained(self).toOpaque())
  }

  /// Looks at the file.
  ///
  /// - Returns: Whether to look again.
  private func look() -> Bool {
    let count = (looks ?? 0) + 1
    let now = PreviewContent(of: file)
    if now.isEmpty, !content.isEmpty, count < Self.mostLooks {
      looks = count
      return true
    }
    looks = nil
    let hasChanged = now != content
    content = now
    stamps = now.watched.map(\.stamp)
    watchFolders()
    if hasChanged { onChange?(now) }
    return false
  }

  /// Watches the folders that the files are in, by their names and really, and no others.
  private func watchFolders() {
    var folders: Set<String> = []
    for path in content.watched {
      folders.insert(path.folder.text)
      if let real = path.resolved { folders.insert(real.folder.text) }
    }
    for (folder, monitor) in monitors where !folders.contains(folder) {
      g_file_monitor_cancel(monitor)
      g_object_unref(monitor)
      monitors[folder] = nil
    }
    for folder in folders where monitors[folder] == nil { monitors[folder] = monitor(folder) }
  }

  private func monitor(_ folder: String) -> UnsafeMutablePointer<GFileMonitor>? {
    let place = g_file_new_for_path(folder)
    defer { g_object_unref(UnsafeMutableRawPointer(place)) }
    guard let monitor = g_file_monitor_directory(place, G_FILE_MONITOR_WATCH_MOVES, nil, nil) else {
      return nil
    }
    g_file_monitor_set_rate_limit(monitor, 10)
    let changed:
      @convention(c) (
        UnsafeMutablePointer<GFileMonitor>?, OpaquePointer?, OpaquePointer?, GFileMonitorEvent,
        gpointer?
      ) -> Void = { _, _, _, _, data in WatchedFile.from(data)?.notice() }
    g_signal_connect_data(
      monitor, "changed", unsafeBitCast(changed, to: GCallback.self),
      Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(0))
    return monitor
  }
}
