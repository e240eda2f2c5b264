import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvFileName, csvStream } from './csv.ts';

it('begins with a byte order mark and the headings, and loads rows only when they are read', async () => {
  const requested: number[] = [];
  async function* batches() {
    for (const batch of [1, 2]) {
      requested.push(batch);
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
  expect(requested).toEqual([]);
  expect(await text(stream)).toBe('\uFEFFFirst name,Sorts\r\nLéa,1\r\nLéa,2\r\n');
});

it('writes one line per row, and nothing for an empty batch', async () => {
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
  let requested = 0;
  async function* batches() {
    for (; requested < 20; requested += 1) yield ['x'];
  }
  const stream = csvStream('en', [{ heading: 'A', value: String }], batches());
  const reader = stream[Symbol.asyncIterator]();
  await reader.next();
  for (let n = 0; n < 20; n += 1) await new Promise(setImmediate);
  expect(requested).toBeLessThanOrEqual(2);
  stream.destroy();
});

it('ends the generator of rows if the reader stops', async () => {
  let hasEnded = false;
  async function* batches() {
    try {
      for (;;) yield ['x'];
    } finally {
      hasEnded = true;
    }
  }
  let chunks = 0;
  for await (const chunk of csvStream('en', [{ heading: 'A', value: String }], batches())) {
    if (chunk !== '') chunks += 1;
    if (chunks === 3) break;
  }
  await new Promise(setImmediate);
  expect(hasEnded).toBe(true);
});

it('uses the day as the file name', () => {
  expect(csvFileName('students', new Date('2026-10-01T23:00:00Z'))).toBe('students20261001.csv');
});
