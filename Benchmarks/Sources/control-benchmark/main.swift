// Usage: control-benchmark [--table FILE]
//
// What a control costs its app, on the test double of UIKit: a change of state, a pass of layout, and a
// screen full of controls from nothing to pixels.

import Foundation
import GradientControls
import GradientModel
import GradientRaster
import HeadlessUIKit

/// Nanoseconds that this thread has run: what else runs on the machine does not count.
private func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

/// The median of some rounds, in nanoseconds for one piece of work.
private func median(
  rounds: Int, repetitions: Int, before: () -> Void = {}, _ work: () -> Void
) -> Double {
  var times: [Double] = []
  for _ in 0...rounds {
    before()
    let start = now()
    for _ in 0..<repetitions { work() }
    times.append((now() - start) / Double(repetitions))
  }
  // The first round warms up.
  return times.dropFirst().sorted()[rounds / 2]
}

private func time(_ nanoseconds: Double) -> String {
  switch nanoseconds {
  case ..<1e6: String(format: "%.2f µs", nanoseconds / 1e3)
  default: String(format: "%.1f ms", nanoseconds / 1e6)
  }
}

private var style: ControlStyle {
  var style = ControlStyle()
  style[.normal].fill = .gradient(
    GradientFill(colors: [StyleColor(white: 0.8), StyleColor(white: 0.5)]))
  style[.normal].corners = .radius(10)
  style[.normal].borderWidth = 1
  style[.normal].borderPaint = .color(StyleColor(white: 0, alpha: 0.4))
  style[.highlighted].fill = .gradient(
    GradientFill(colors: [StyleColor(white: 0.5), StyleColor(white: 0.4)]))
  // A change of state is measured, not the dissolve that may follow it.
  style[.normal].transition = Transition.none
  return style
}

private func button(_ index: Int) -> GradientButton {
  let button = GradientButton(style: style)
  button.setTitle("Button \(index)", for: .normal)
  button.frame = CGRect(x: 2, y: 2 + 48 * CGFloat(index), width: 300, height: 44)
  return button
}

/// Buttons close together: a thousand in one picture are nearly as many pixels as one may have.
private func window(_ count: Int) -> UIWindow {
  let window = UIWindow(
    frame: CGRect(x: 0, y: 0, width: 304, height: 48 * CGFloat(count)))
  for index in 0..<count { window.addSubview(button(index)) }
  window.makeKeyAndVisible()
  return window
}

private func layerCount(_ layer: CALayer) -> Int {
  1 + (layer.sublayers ?? []).reduce(0) { $0 + layerCount($1) }
}

/// Layers below this one that are drawn apart and then composed: one more pass each.
private func passCount(_ layer: CALayer) -> Int {
  let isApart =
    layer.mask != nil || layer.shouldRasterize
    || (layer.masksToBounds && layer.cornerRadius > 0)
    || (layer.opacity < 1 && layer.allowsGroupOpacity && !(layer.sublayers ?? []).isEmpty)
  return (layer.sublayers ?? []).reduce(isApart ? 1 : 0) { $0 + passCount($1) }
}

/// A picture that has no pixels would be drawn in no time.
private struct NothingDrawn: Error {
  let count: Int
}

private func run() throws {
  var rows: [(name: String, value: String)] = []
  func add(_ name: String, _ value: String) {
    // Some rows take seconds: each is shown when it is known.
    FileHandle.standardOutput.write(Data("\(name): \(value)\n".utf8))
    rows.append((name, value))
  }
  let single = window(1)
  single.layoutIfNeeded()
  guard let one = single.subviews.first as? GradientButton else { return }
  let flip = median(rounds: 41, repetitions: 1000) {
    one.isHighlighted = true
    one.isHighlighted = false
  }
  add("one change of state, 300 × 44, one title, pictures cached", time(flip / 2))
  let layout = median(rounds: 41, repetitions: 1000) {
    one.setNeedsLayout()
    one.layoutIfNeeded()
  }
  add("one pass of layout, nothing changed", time(layout))
  let snapshot = median(rounds: 21, repetitions: 20) { _ = one.snapshot(scale: 2) }
  add("one picture of the control at 2x, by the double", time(snapshot))
  for count in [100, 300, 1000] {
    var isDrawn = true
    let all = median(rounds: 3, repetitions: 1) {
      PictureCache.shared.removeAll()
      let window = window(count)
      isDrawn = isDrawn && !window.snapshot(scale: 2).bytes.isEmpty
      window.isHidden = true
    }
    guard isDrawn else { throw NothingDrawn(count: count) }
    add("\(count) controls made, laid out and drawn at 2x", time(all))
  }
  one.isHighlighted = true
  add("layers of a pressed control", "\(layerCount(one.layer))")
  add("passes beside the screen's own", "\(passCount(one.layer))")
  let arguments = CommandLine.arguments
  if let index = arguments.firstIndex(of: "--table"), index + 1 < arguments.count {
    let text = rows.map { "| \($0.name) | \($0.value) |\n" }.joined()
    let path = URL(fileURLWithPath: arguments[index + 1])
    let old = (try? String(contentsOf: path, encoding: .utf8)) ?? ""
    try Data((old + text).utf8).write(to: path, options: .atomic)
  }
}

try run()
