import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const document = readFileSync(`${root}docs/spec-coverage.md`, 'utf8');

interface Row {
  readonly number: string;
  readonly built: string;
  readonly shown: string;
}

const rows: readonly Row[] = document
  .split('\n')
  .filter((line) => /^\| \d+\.\d+/u.test(line))
  .map((line) => {
    const [, number = '', , built = '', shown = ''] = line.split(/(?<!\\)\|/u);
    return { number: number.trim(), built, shown };
  });

const pathsIn = (cell: string): string[] =>
  [...cell.matchAll(/`([\w./-]+\/[\w./-]+)`/gu)].map(([, path = '']) => path);

it('covers all nine sections of the specification', () => {
  const sections = new Set(rows.map(({ number }) => number.split('.')[0]));
  expect([...sections]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

describe.each(rows)('statement $number', ({ built, shown }) => {
  it('names existing files', () => {
    const missing = [...pathsIn(built), ...pathsIn(shown)].filter(
      (path) => !existsSync(`${root}${path}`),
    );
    expect(missing).toEqual([]);
    expect(pathsIn(built)).not.toEqual([]);
  });

  it('names existing tests', () => {
    const named = shown.split('<br>').filter((part) => part.trim() !== '');
    expect(named).not.toEqual([]);
    for (const part of named) {
      const [path = ''] = pathsIn(part);
      const titles = [...part.matchAll(/“([^”]+)”/gu)].map(([, title = '']) => title);
      expect(titles, part).not.toEqual([]);
      const source = readFileSync(`${root}${path}`, 'utf8');
      for (const title of titles) expect(source, part).toContain(title);
    }
  });
});
