/** A value of a PDF file, as far as structure elements need them. */
export type PdfValue =
  | { readonly reference: number }
  | { readonly name: string }
  | string
  | number
  | readonly PdfValue[]
  | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/**
 * Every dictionary that stands in the file by itself, by its number. Our engine packs none of those that
 * describe the structure, and the library that reads PDFs for us tells of them page by page only: what
 * goes on over a page's end would come apart.
 */
export function readObjects(pdf: Uint8Array): ReadonlyMap<number, PdfDictionary> {
  const file = Buffer.from(pdf).toString('latin1');
  const objects = new Map<number, PdfDictionary>();
  for (const { index, 0: start, 1: number } of file.matchAll(/^(\d+) 0 obj\n(?=<<)/gmu)) {
    const { value } = readValue(file, index + start.length);
    if (isDictionary(value)) objects.set(Number(number), value);
  }
  return objects;
}

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;

interface Read {
  readonly value: PdfValue;
  readonly end: number;
}

const reference = /(\d+) \d+ R\b/uy;
const word = /[^\s<>[\]()/]+/uy;

function readValue(file: string, from: number): Read {
  const at = skipSpace(file, from);
  const two = file.slice(at, at + 2);
  if (two === '<<') return readDictionary(file, at + 2);
  if (two.startsWith('<')) return readHex(file, at + 1);
  if (two.startsWith('[')) return readArray(file, at + 1);
  if (two.startsWith('(')) return readString(file, at + 1);
  if (two.startsWith('/')) {
    const name = match(word, file, at + 1)?.[0] ?? '';
    return { value: { name }, end: at + 1 + name.length };
  }
  const pointer = match(reference, file, at);
  if (pointer) return { value: { reference: Number(pointer[1]) }, end: at + pointer[0].length };
  const plain = match(word, file, at)?.[0];
  if (plain === undefined) throw new Error(`The file cannot be read at ${at}.`);
  const number = Number(plain);
  return { value: Number.isNaN(number) ? plain : number, end: at + plain.length };
}

function readDictionary(file: string, from: number): Read {
  const entries = new Map<string, PdfValue>();
  let at = skipSpace(file, from);
  while (!file.startsWith('>>', at)) {
    const key = readValue(file, at);
    const { value, end } = readValue(file, key.end);
    if (typeof key.value === 'object' && 'name' in key.value) entries.set(key.value.name, value);
    at = skipSpace(file, end);
  }
  return { value: entries, end: at + 2 };
}

function readArray(file: string, from: number): Read {
  const values: PdfValue[] = [];
  let at = skipSpace(file, from);
  while (file[at] !== ']') {
    const { value, end } = readValue(file, at);
    values.push(value);
    at = skipSpace(file, end);
  }
  return { value: values, end: at + 1 };
}

function readHex(file: string, from: number): Read {
  const end = file.indexOf('>', from);
  const bytes = Buffer.from(file.slice(from, end).replaceAll(/\s/gu, ''), 'hex');
  return { value: decoded(bytes.toString('latin1')), end: end + 1 };
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function readString(file: string, from: number): Read {
  let text = '';
  let depth = 1;
  let at = from;
  for (; depth > 0; at += 1) {
    const sign = file[at] ?? '';
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/u.exec(file.slice(at + 1, at + 4))?.[0];
      const next = file[at + 1] ?? '';
      text +=
        octal === undefined ? (escapes[next] ?? next) : String.fromCodePoint(parseInt(octal, 8));
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > 0) text += sign;
  }
  return { value: decoded(text), end: at };
}

/** Text is UTF-16 where it says so at its beginning. */
function decoded(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return new TextDecoder('utf-16be').decode(Buffer.from(bytes.slice(2), 'latin1'));
}

function skipSpace(file: string, from: number): number {
  let at = from;
  while (/\s/u.test(file[at] ?? '')) at += 1;
  return at;
}

function match(pattern: RegExp, file: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(file);
}
