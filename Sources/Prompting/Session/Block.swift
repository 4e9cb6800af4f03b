// A piece of the form's body: the head of the form, or one field.

/// Rows that belong together.
struct Block: Equatable {
  var rows: [Row] = []

  /// In the open field: what stands above the text, without marks.
  var words: [Row] = []

  /// Where the cursor stands, if it is in this block.
  var cursor: Frame.Position?

  /// The rows that must be seen while the block has the cursor: the text and what is said about it.
  var essential = 0..<0
}
