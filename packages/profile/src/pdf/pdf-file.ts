import { inflateSync } from 'node:zlib';
import { isDictionary, type PdfDictionary, readValue, referenceOf } from './pdf-values.ts';

/** A PDF as Typst writes it: a plain xref table and no object streams. */
export interface PdfFile {
  readonly catalog: PdfDictionary;
  readonly catalogNumber: number;
  source(number: number): string;
  dictionary(number: number): PdfDictionary;
  structureElements(role: string): number[];
  /** Decompressed, as Latin-1. */
  stream(number: number): string;
  withUpdates(updates: ReadonlyMap<number, string>): Uint8Array;
}

// Most of a file is compressed streams, so only the requested parts become text.
export function openPdfFile(bytes: Uint8Array): PdfFile {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offsets, trailer, trailerText, startXref } = readXref(pdf);
  const parsed = new Map<number, PdfDictionary>();

  const offsetOf = (number: number): number => {
    const offset = offsets.get(number);
    if (offset === undefined) throw new Error(`The PDF has no object ${number}.`);
    return pdf.indexOf('obj', offset) + 'obj'.length;
  };

  const source = (number: number): string => {
    const from = offsetOf(number);
    return pdf.toString('latin1', from, pdf.indexOf('endobj', from)).trim();
  };

  const dictionary = (number: number): PdfDictionary => {
    const known = parsed.get(number);
    if (known) return known;
    const from = offsetOf(number);
    const end = pdf.indexOf('endobj', from);
    const stream = pdf.subarray(from, end).indexOf('stream\n');
    const { value } = readValue(pdf.toString('latin1', from, stream < 0 ? end : from + stream), 0);
    if (!isDictionary(value)) throw new Error(`Object ${number} of the PDF is no dictionary.`);
    parsed.set(number, value);
    return value;
  };

  const catalogNumber = referenceOf(trailer.get('Root')) ?? 0;
  return {
    catalog: dictionary(catalogNumber),
    catalogNumber,
    source,
    dictionary,

    structureElements: (role) => {
      const entry = `/Type /StructElem\n  /S /${role}\n`;
      const numbers = new Set<number>();
      for (let at = pdf.indexOf(entry); at >= 0; at = pdf.indexOf(entry, at + 1)) {
        const start = pdf.toString('latin1', Math.max(0, at - 30), at);
        numbers.add(Number(/(\d+) 0 obj\s+<<\s+$/u.exec(start)?.[1]));
      }
      return [...numbers];
    },

    stream: (number) => {
      const entries = dictionary(number);
      const from = pdf.indexOf('stream\n', offsetOf(number)) + 'stream\n'.length;
      const content = pdf.subarray(from, from + Number(entries.get('Length')));
      return (entries.has('Filter') ? inflateSync(content) : content).toString('latin1');
    },

    withUpdates: (updates) => {
      const ordered = [...updates].toSorted(([one], [other]) => one - other);
      let at = pdf.length + 1;
      let body = '\n';
      let table = 'xref\n';
      for (const [number, text] of ordered) {
        const object = `${number} 0 obj\n${text}\nendobj\n\n`;
        table += `${number} 1\n${String(at).padStart(10, '0')} 00000 n\r\n`;
        body += object;
        at += object.length;
      }
      const entries = trailerText.slice(
        trailerText.indexOf('<<') + 2,
        trailerText.lastIndexOf('>>'),
      );
      const end = `trailer\n<<${entries}  /Prev ${startXref}\n>>\nstartxref\n${at}\n%%EOF\n`;
      const added = Buffer.from(body + table + end, 'latin1');
      // `Buffer.concat` would use shared memory for a small file, which no thread can transfer.
      const whole = new Uint8Array(pdf.length + added.length);
      whole.set(pdf);
      whole.set(added, pdf.length);
      return whole;
    },
  };
}

/** `content` is Latin-1, like everything that is read from the file. */
export const streamOf = (content: string, entries: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The newest version of an object counts; `/Prev` leads to the older ones. */
function readXref(pdf: Buffer) {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 64));
  const startXref = Number(/startxref\s+(\d+)\s+%%EOF\s*$/u.exec(tail)?.[1]);
  const offsets = new Map<number, number>();
  let newest: { trailer: PdfDictionary; trailerText: string } | undefined;
  for (let at = startXref; !Number.isNaN(at);) {
    const end = pdf.indexOf('startxref', at);
    const [table = '', trailerText = ''] = pdf.toString('latin1', at, end).split('trailer');
    addOffsets(table, offsets);
    const { value } = readValue(trailerText, 0);
    if (!isDictionary(value)) throw new Error('The PDF has no trailer.');
    newest ??= { trailer: value, trailerText };
    at = Number(value.get('Prev'));
  }
  if (!newest) throw new Error('The PDF has no xref table.');
  return { offsets, startXref, ...newest };
}

const entryLength = 20;

/** Sections of `first count`, then that many entries of `offset generation n`. */
function addOffsets(table: string, offsets: Map<number, number>): void {
  const section = /(\d+) (\d+)\n/gu;
  section.lastIndex = table.indexOf('\n');
  for (let found = section.exec(table); found; found = section.exec(table)) {
    const [, first, count] = found.map(Number);
    for (let index = 0; index < Number(count); index += 1) {
      const from = section.lastIndex + index * entryLength;
      const number = Number(first) + index;
      if (table[from + 17] === 'n' && !offsets.has(number))
        offsets.set(number, Number(table.slice(from, from + 10)));
    }
    section.lastIndex += Number(count) * entryLength;
  }
}
