import Foundation

/// Waits, for a program that shows something in real time.
func pause(seconds: Double) {
  _ = poll(nil, 0, Int32(max(0, min(seconds, 3600)) * 1000))
}
