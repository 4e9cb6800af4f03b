#!/usr/bin/env bash
# How the time of a match grows with the text: patterns on which backtracking engines hang, and those of every day.
#
#     Tests/Benchmarks/patterns.sh
#
# Only the ratios mean something: ten times the text should take about ten times as long. The times are processor
# time, which a busy machine changes little. Two bounds fail the run: a ratio over 20, and a speed under 0.2 MB/s.
set -euo pipefail
cd "$(dirname "$0")/../.."

root=$PWD
out=$root/.build/benchmarks
mkdir -p "$out"
# Whatever the compiler leaves behind, it leaves there.
cd "$out"
swiftc -package-name ttyform -swift-version 6 -O -wmo -parse-as-library -module-name PatternBenchmark \
  -o "$out/patterns" "$root"/Sources/Forms/Patterns/*.swift \
  "$root/Sources/Forms/Reading/Suggestion.swift" "$root/Tests/Benchmarks/patterns.swift"
exec "$out/patterns"
