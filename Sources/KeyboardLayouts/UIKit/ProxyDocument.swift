#if canImport(UIKit) && os(iOS)
import UIKit

/// The text that a keyboard extension types into.
///
/// Use it on the main actor, where the proxy lives.
public struct ProxyDocument: TextDocument {
  private let proxy: any UITextDocumentProxy

  /// Makes the document of an input view controller's `textDocumentProxy`.
  public init(_ proxy: any UITextDocumentProxy) {
    self.proxy = proxy
  }

  /// The text before the cursor, as far as the system tells.
  public var contextBefore: String? {
    MainActor.assumeIsolated { proxy.documentContextBeforeInput }
  }

  /// The text after the cursor, as far as the system tells.
  public var contextAfter: String? {
    MainActor.assumeIsolated { proxy.documentContextAfterInput }
  }

  /// Whether the field has any text; the system tells too little of what is before the cursor.
  public var canDeleteBackward: Bool {
    MainActor.assumeIsolated { proxy.hasText }
  }

  /// Puts a text before the cursor.
  public func insert(_ text: String) {
    MainActor.assumeIsolated { proxy.insertText(text) }
  }

  /// Deletes the character before the cursor.
  public func deleteBackward() {
    MainActor.assumeIsolated { proxy.deleteBackward() }
  }
}
#endif
