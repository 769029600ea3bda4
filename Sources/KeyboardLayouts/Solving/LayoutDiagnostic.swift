/// Something in a layout that was solved, but hardly as it was meant.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The kind of a diagnostic.
  public enum Code: String, CaseIterable, Sendable {
    /// The relative widths of a row alone are more than it has room for; all fixed ones shrank.
    case relativeOverflow
    /// The fixed widths of a row are more than it has room for; all of them shrank.
    case staticOverflow
    /// A row has keys but none that takes the width which is left over.
    case noDynamicKey
    /// The layout has no rows.
    case noRows
    /// An identifier has been used by an earlier key.
    case duplicateIdentifier
    /// A width is negative or no finite number; it counts as 0.
    case invalidWidth
  }

  /// The kind.
  public let code: Code
  /// The index of the layout's row, also for a row within it; nil for the whole layout.
  public let row: Int?
  /// A sentence for people.
  public let message: String

  /// Makes a diagnostic.
  public init(_ code: Code, row: Int?, message: String) {
    self.code = code
    self.row = row
    self.message = message
  }
}
