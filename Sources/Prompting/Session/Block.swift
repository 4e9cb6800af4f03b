// A piece of the form's body: the head of the form, or one field.

/// Rows that belong together.
struct Block: Equatable {
  var rows: [Row] = []

  /// Where the cursor stands, if it is in this block.
  var cursor: Frame.Position?
}
