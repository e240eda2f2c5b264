import { closeSync, openSync, readSync } from 'node:fs';

export function readTable(file: string, tag: string): Buffer {
  const handle = openSync(file, 'r');
  try {
    const tables = readAt(handle, 4, 2).readUInt16BE(0);
    const directory = readAt(handle, 12, 16 * tables);
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) !== tag) continue;
      return readAt(handle, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    }
    throw new Error(`${file} has no table ${tag}.`);
  } finally {
    closeSync(handle);
  }
}

function readAt(handle: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  readSync(handle, bytes, 0, length, position);
  return bytes;
}

export function readCharacters(file: string, format: 4 | 12): Buffer | undefined {
  const cmap = readTable(file, 'cmap');
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + 8 * index + 4)),
  ).find((table) => table.readUInt16BE(0) === format);
}

/** Format 4: the first 65,536 characters, by delta or by list. Glyph 0 means none. */
export function* glyphsOf(table: Buffer | undefined): Generator<[code: number, glyph: number]> {
  if (table === undefined) return;
  const size = table.readUInt16BE(6);
  const ends = 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const offsets = deltas + size;
  for (let segment = 0; segment < size; segment += 2) {
    const first = table.readUInt16BE(starts + segment);
    const last = table.readUInt16BE(ends + segment);
    const offset = table.readUInt16BE(offsets + segment);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const listed = offsets + segment + offset + 2 * (code - first);
      const raw = offset === 0 ? code : table.readUInt16BE(listed);
      const glyph = raw === 0 ? 0 : (raw + table.readUInt16BE(deltas + segment)) & 0xffff;
      if (glyph !== 0) yield [code, glyph];
    }
  }
}
