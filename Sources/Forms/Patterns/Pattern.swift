// The regular expressions of "pattern": ECMAScript's, matched in linear time.
//
// Syntax and meaning are those of ECMA-262 (2025), section 22.2, with the flag `u`, but for
// back-references, which no known algorithm matches in time that is safe for a check. The way:
//
//   PatternParser    the source to a tree (PatternNode), or the first thing that is wrong with it
//   PatternCompiler  a tree to a Program of a few kinds of instructions (Thompson, CACM 1968)
//   Simulation       all threads of a program at once, over one text
//
// A match is only yes or no here: captures, and greedy against lazy, make no difference to that.
// So the threads need no order, and a mark for each instruction and position bounds the work.
// Look-around goes the way of Barrière and Pit-Claudel, "Linear Matching of JavaScript Regular
// Expressions" (PLDI 2024), see Simulation.swift.

/// A regular expression.
///
/// Texts are sequences of Unicode scalars: `.` takes one of them, and canonical equivalents differ.
package struct Pattern: Sendable {
  /// The regular expression as it was written.
  package let source: String

  let compiled: CompiledPattern

  /// - Throws: the first thing that is wrong with `source`. Linear in its length and in the number
  ///   of instructions, which is at most ``instructionLimit``.
  package init(_ source: String) throws(PatternError) {
    self.source = source
    var parser = PatternParser(source)
    compiled = CompiledPattern(try parser.parse())
  }

  /// Whether the pattern matches somewhere in `text`, or where its anchors allow.
  ///
  /// Takes time in proportion to the number of instructions times the number of scalars of `text`,
  /// whatever the pattern, and memory in proportion to their sum (a bit a scalar for each
  /// look-around).
  package func matches(_ text: String) -> Bool {
    var simulation = Simulation(of: compiled, over: text)
    return simulation.matches()
  }
}

extension Pattern {
  /// How many instructions a pattern may have: about one a character, times the counts around it.
  ///
  /// An answer of 1,000 characters then takes less than a second in the worst case.
  package static let instructionLimit = 50_000

  /// How many groups may stand inside of each other.
  package static let depthLimit = 1_000
}

extension Pattern: Equatable {
  /// Whether both have the same source, scalar by scalar.
  package static func == (one: Pattern, other: Pattern) -> Bool {
    one.source.unicodeScalars.elementsEqual(other.source.unicodeScalars)
  }
}
