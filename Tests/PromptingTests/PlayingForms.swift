// Forms to play in tests, the files that they find, and what no frame may have.

import Forms
import JSON
import Prompting
import Support

extension Play {
  /// A small tree of files, the same for all tests.
  static let files: [String: [DirectoryListing.Item]] = {
    let here = ["report-1.txt", "report-2.txt", "README.md", "Sources/", ".git/", "日本/", "日記"]
    return [
      "": here, "./": here, "Sources/": ["main.swift"],
      "~/": ["notes.md", ".profile", ".private/"],
    ].mapValues { names in
      names.map { name in
        let isDirectory = name.hasSuffix("/")
        return DirectoryListing.Item(
          isDirectory ? String(name.dropLast()) : name, isDirectory: isDirectory)
      }
    }
  }()
}

extension Form {
  /// The form that a text describes.
  init(parsing text: String) throws {
    self = try FormReader.form(from: try JSONDocument(parsing: Array(text.utf8)).root)
  }

  /// A form of the `forms` folder.
  init(sample name: String) throws {
    let folder = FixtureFolder("../../forms")
    self = try Form(parsing: String(decoding: folder.bytes(of: name) ?? [], as: UTF8.self))
  }
}

extension Frame {
  static let noCursor = "there is no cursor"

  /// What no frame may have on a screen of a size: too many rows, rows too wide, the cursor outside.
  func faults(in size: Size) -> [String] {
    var faults: [String] = []
    if rows.count > size.rows { faults.append("\(rows.count) rows on \(size.rows)") }
    for (index, row) in rows.enumerated() where row.width > size.columns {
      faults.append("row \(index) is \(row.width) cells wide on \(size.columns)")
    }
    for (index, row) in rows.enumerated() where row.width != row.cells.reduce(0, { $0 + $1.width })
    {
      faults.append("row \(index) miscounts its width")
    }
    if let cursor {
      if !rows.indices.contains(cursor.row) { faults.append("the cursor is in row \(cursor.row)") }
      if !(0..<size.columns ~= cursor.column) {
        faults.append("the cursor is in column \(cursor.column)")
      }
    } else {
      faults.append(Self.noCursor)
    }
    return faults
  }
}
