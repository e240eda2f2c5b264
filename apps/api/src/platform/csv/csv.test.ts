import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvFileName, csvLine, csvStream } from './csv.ts';

it('quotes what would break a line, doubles quotes, and leaves the rest alone', () => {
  expect(csvLine('en', ['Zoé', 'a,b', 'say "hi"', 'two\nlines', 3, null, ''])).toBe(
    'Zoé,"a,b","say ""hi""","two\nlines",3,,\r\n',
  );
  expect(csvLine('fr', ['Zoé', 'a,b', 'c;d'])).toBe('Zoé;"a,b";"c;d"\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '  =1', '\u00A0=1', '＝1', '\u200B\u202E=1', '\u0000=1'])(
  'keeps %j from being run by a spreadsheet',
  (value) => {
    const [cell] = csvLine('en', [value]).split('\r\n');
    expect(cell?.replaceAll('"', '')).toBe(`'${value}`);
  },
);

it.each(['\tSUM', '\rSUM', '\nSUM'])('marks %j as text, although no sign follows', (value) => {
  expect(csvLine('en', [value])).toBe(`"'${value}"\r\n`);
});

it('does the same for a tab or a line break at the beginning, and not for a number', () => {
  expect(csvLine('en', ['\t=1', '\r=1', -5])).toBe('"\'\t=1","\'\r\'=1",-5\r\n');
});

it('keeps what stands behind the other language’s separator from beginning a cell that is run', () => {
  expect(csvLine('en', ["Roy;=cmd|'x'!A0;", 'Art, - crafts', 'a\n+1'])).toBe(
    `"Roy;'=cmd|'x'!A0;","Art,' - crafts","a\n'+1"\r\n`,
  );
  expect(csvLine('fr', ['Roy,=1', 'Roy; Côté', 'Saint-Jean'])).toBe(
    `"Roy,'=1";"Roy; Côté";Saint-Jean\r\n`,
  );
});

it('begins with a byte order mark and the headings, and asks for rows only as they are read', async () => {
  const asked: number[] = [];
  async function* batches() {
    for (const batch of [1, 2]) {
      asked.push(batch);
      yield [{ name: 'Léa', sorts: batch }];
    }
  }
  const stream = csvStream(
    'en',
    [
      { heading: 'First name', value: ({ name }) => name },
      { heading: 'Sorts', value: ({ sorts }) => sorts },
    ],
    batches(),
  );
  expect(asked).toEqual([]);
  expect(await text(stream)).toBe('\uFEFFFirst name,Sorts\r\nLéa,1\r\nLéa,2\r\n');
});

it('leaves a sign alone that does not begin what stands behind a separator', () => {
  expect(csvLine('en', ['Roy; a=b', 'x, y-z'])).toBe('"Roy; a=b","x, y-z"\r\n');
});

it('writes the rows of a batch one below the other, and nothing for an empty batch', async () => {
  async function* batches() {
    yield ['a', 'b'];
    yield [];
    yield ['c'];
  }
  const chunks: unknown[] = [];
  for await (const chunk of csvStream('en', [{ heading: 'A', value: String }], batches())) {
    chunks.push(chunk);
  }
  expect(chunks).toEqual(['\uFEFFA\r\n', 'a\r\nb\r\n', 'c\r\n']);
});

it('reads at most one batch ahead of a slow reader', async () => {
  let asked = 0;
  async function* batches() {
    for (; asked < 20; asked += 1) yield ['x'];
  }
  const stream = csvStream('en', [{ heading: 'A', value: String }], batches());
  const reader = stream[Symbol.asyncIterator]();
  await reader.next();
  for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
  expect(asked).toBeLessThanOrEqual(2);
  stream.destroy();
});

it('who stops reading ends the rows', async () => {
  let isOver = false;
  async function* batches() {
    try {
      for (;;) yield ['x'];
    } finally {
      isOver = true;
    }
  }
  let chunks = 0;
  for await (const chunk of csvStream('en', [{ heading: 'A', value: String }], batches())) {
    if (chunk !== '') chunks += 1;
    if (chunks === 3) break;
  }
  await new Promise(setImmediate);
  expect(isOver).toBe(true);
});

it('is named after the day', () => {
  expect(csvFileName('students', new Date('2026-10-01T23:00:00Z'))).toBe('students20261001.csv');
});
