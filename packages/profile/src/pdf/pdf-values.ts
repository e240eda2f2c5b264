export type PdfValue =
  | { readonly reference: number }
  | { readonly name: string }
  | string
  | number
  | readonly PdfValue[]
  | PdfDictionary;
export type PdfDictionary = ReadonlyMap<string, PdfValue>;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary =>
  value instanceof Map;

export const listed = (value: PdfValue | undefined): readonly PdfValue[] => {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly PdfValue[]) : [value];
};

export const nameOf = (value: PdfValue | undefined): string | undefined =>
  typeof value === 'object' && 'name' in value ? value.name : undefined;

export const referenceOf = (value: PdfValue | undefined): number | undefined =>
  typeof value === 'object' && 'reference' in value ? value.reference : undefined;

export const numbersOf = (value: PdfValue | undefined): number[] =>
  listed(value).filter((each) => typeof each === 'number');

interface Read {
  readonly value: PdfValue;
  readonly end: number;
}

const reference = /(\d+) \d+ R\b/uy;
const word = /[^\s<>[\]()/]+/uy;

/** `file` is Latin-1. */
export function readValue(file: string, from: number): Read {
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
  if (plain === undefined) throw new Error(`The PDF cannot be read at ${at}.`);
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

/** UTF-16 if it begins with a byte order mark. */
function decoded(bytes: string): string {
  if (!bytes.startsWith('\u00FE\u00FF')) return bytes;
  return new TextDecoder('utf-16be').decode(Buffer.from(bytes.slice(2), 'latin1'));
}

function skipSpace(file: string, from: number): number {
  let at = from;
  while (file.charCodeAt(at) <= 32) at += 1;
  return at;
}

function match(pattern: RegExp, file: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(file);
}
