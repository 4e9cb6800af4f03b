// A session that is typed at, without a terminal: bytes in, frames out, as the loop of the command does it.

import Forms
import JSON
import Prompting
import Support

/// The small loop over a session that the tests of screens use.
struct SessionDriver {
  private(set) var session: Session
  private(set) var size: Size
  /// The directories whose names were asked for.
  private(set) var listed: [String] = []
  private var decoder = KeyDecoder()
  private var keymap = Keymap()

  init(_ form: Form, in size: Size, glyphs: Glyphs = .unicode, theme: Theme = Theme()) {
    session = Session(form: form, glyphs: glyphs, theme: theme)
    self.size = size
    session.show(in: size, keymap: keymap)
  }

  /// Types; ends early with the first step that is not `stay`.
  mutating func type(_ keys: TypedKeys) -> Step {
    defer { session.show(in: size, keymap: keymap) }
    for part in keys.parts {
      let step =
        switch part {
        case .bytes(let bytes): apply(decoder.feed(bytes))
        case .silence: apply(decoder.silence())
        case .resize(let columns, let rows): resize(Size(columns: columns, rows: rows))
        }
      if step != .stay { return step }
    }
    return .stay
  }

  mutating func resize(_ size: Size) -> Step {
    self.size = size
    session.show(in: size, keymap: keymap)
    return .stay
  }

  private mutating func apply(_ events: [InputEvent]) -> Step {
    for event in events {
      guard let command = keymap.command(for: event, in: session.context) else { continue }
      let step = session.apply(command, in: size)
      if case .list(let directory) = step {
        listed.append(directory)
        session.take(Self.listing(of: directory), in: size)
      } else if step != .stay {
        return step
      }
    }
    return .stay
  }

  /// A small tree of files, the same for all tests.
  static func listing(of directory: String) -> DirectoryListing {
    let names =
      switch directory {
      case "", "./":
        ["report-1.txt", "report-2.txt", "README.md", "Sources/", ".git/", "日本/", "日記"]
      case "Sources/": ["main.swift"]
      case "~/": ["notes.md", ".profile", ".private/"]
      default: [] as [String]
      }
    return DirectoryListing(
      directory: directory,
      items: names.map { name in
        let isDirectory = name.hasSuffix("/")
        return DirectoryListing.Item(
          isDirectory ? String(name.dropLast()) : name, isDirectory: isDirectory)
      })
  }

  var frame: Frame { session.frame(in: size, keymap: keymap) }

  var transcript: Frame { Frame(rows: session.transcript(in: size)) }
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
