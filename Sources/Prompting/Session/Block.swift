// A piece of the form's body: the head of the form, or one field.

/// Rows that belong together.
struct Block: Equatable {
  var rows: [Row] = []

  /// In the open field: what stands above the text, before it was cut.
  var words: OpenWords?

  /// Where the cursor stands, if it is in this block.
  var cursor: Frame.Position?
}

/// What stands above the open field's text, without the marks of what is hidden.
struct OpenWords: Equatable {
  let label: [Row]
  let description: [Row]
}
