// Tests of what a process has only once: signal dispositions, and the terminal that is watched over.

import Testing

/// The suites inside run one test at a time.
@Suite(.serialized)
enum ProcessWide {}
