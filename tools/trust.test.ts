import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const settings = readdirSync(`${root}apps/api/src/config`)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => read(`apps/api/src/config/${name}`))
  .join('\n');

/** What is wrong with the evidence of a claim: `path`, `path` › "test title", `SETTING`. */
function problemsOf(evidence: string): string[] {
  const named = [...evidence.matchAll(/`([^`]+)`(?: › "([^"]+)")?/gu)];
  if (named.length === 0) return ['has no evidence'];
  return named.flatMap(([, name = '', title]) => {
    if (/^[A-Z][A-Z\d_]*$/u.test(name)) {
      return settings.includes(name) ? [] : [`${name} is no setting`];
    }
    if (!existsSync(root + name)) return [`${name} does not exist`];
    return title === undefined || read(name).includes(title) ? [] : [`${name} has no “${title}”`];
  });
}

/** WCAG 2.2, levels A and AA, in its order. */
const aa = new Set(
  '1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3'.split(
    ' ',
  ),
);
const criteria =
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3'
    .split(' ')
    .map((id) => `${id} ${aa.has(id) ? 'AA' : 'A'}`);

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

describe('docs/trust/asvs.md', () => {
  const lines = read('docs/trust/asvs.md').split('\n');
  const rows = lines
    .filter((line) => /^\| V\d/u.test(line))
    .map((line) => {
      const [id = '', level = '', result = '', words = '', evidence = ''] = cellsOf(line);
      return { id, level, result, words, evidence };
    });
  const results = ['met', 'argued', 'not met', 'n/a'];

  it('has each requirement of levels 1 and 2 exactly once', () => {
    const ids = read('docs/trust/asvs-ids.txt').trim().split('\n');
    expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(ids);
  });

  it.each(rows)('$id claims nothing without evidence', ({ result, words, evidence }) => {
    expect(results).toContain(result);
    expect(words).not.toBe('');
    const needsEvidence = result === 'met' || result === 'argued' || evidence !== '';
    expect(needsEvidence ? problemsOf(evidence) : []).toEqual([]);
  });

  it.each(['1', '2', '1 and 2'])('counts the results of level %s', (level) => {
    const ofLevel = rows.filter((row) => level.includes(row.level));
    const counted = results.map((name) => ofLevel.filter(({ result }) => result === name).length);
    const written = lines.map(cellsOf).find(([name]) => name === level);
    expect(written?.slice(1).map(Number)).toEqual([...counted, ofLevel.length]);
  });
});

describe('the documents for school boards', () => {
  const names = readdirSync(`${root}docs/trust/en`).toSorted();
  const shown = new Set(['Shown by', 'Preuve']);
  const isArgued = (row: string): boolean =>
    /(?:Reviewed by hand|Revu à la main|not applicable|sans objet|not tested|non testé)/u.test(row);

  /** Rows of tables with a column of evidence. */
  const claimsOf = (document: string) =>
    document.split(/\n{2,}/u).flatMap((part) => {
      const [head = '', , ...rows] = part.split('\n').filter((line) => line.startsWith('|'));
      const column = cellsOf(head).findIndex((cell) => shown.has(cell));
      if (column === -1) return [];
      return rows.map((row) => ({ row, evidence: cellsOf(row)[column] ?? '' }));
    });
  const nameOf = (name: string) =>
    /^[A-Z][A-Z\d_]+$/u.test(name) || /^[\w-]+\/.*\.\w+$/u.test(name);

  it('exist in both languages', () => {
    expect(readdirSync(`${root}docs/trust/fr`).toSorted()).toEqual(names);
  });

  describe.each(names)('%s', (name) => {
    const english = read(`docs/trust/en/${name}`);
    const french = read(`docs/trust/fr/${name}`);

    it.each(claimsOf(english))('shows what it claims: $row', ({ row, evidence }) => {
      expect(evidence === '' && isArgued(row) ? [] : problemsOf(evidence)).toEqual([]);
    });

    it('has the same parts, rows and evidence in both languages', () => {
      const shapeOf = (text: string) =>
        text.split(/\n{2,}/u).map((part) => {
          const [mark = ''] = /^(?:#+|\||- |1\.)?/u.exec(part) ?? [];
          const items = part.split('\n').filter((line) => /^(?:\||- |\d+\.)/u.test(line));
          return `${mark} ${items.length}`;
        });
      const named = (text: string) => [...text.matchAll(/`([^`]+)`/gu)].map(([, each]) => each);
      expect(shapeOf(french)).toEqual(shapeOf(english));
      expect(named(french)).toEqual(named(english));
      expect(claimsOf(french).map(({ evidence }) => evidence)).toEqual(
        claimsOf(english).map(({ evidence }) => evidence),
      );
    });

    it('names only files and settings that exist', () => {
      const named = [...english.matchAll(/`([^`]+)`/gu)].map(([, each = '']) => each);
      const problems = named.filter(nameOf).flatMap((each) => problemsOf(`\`${each}\``));
      expect(problems).toEqual([]);
    });
  });

  it.each(['en', 'fr'])('the accessibility report in %s has each criterion once', (language) => {
    const report = read(`docs/trust/${language}/accessibility.md`);
    const found = [...report.matchAll(/^\| (\d\.\d+\.\d+) [^|]*\((AA?)\)/gmu)];
    expect(found.map(([, id, level]) => `${id} ${level}`)).toEqual(criteria);
  });
});

it('detects a claim without evidence, with a missing file, test or setting', () => {
  expect(problemsOf('it is so')).toEqual(['has no evidence']);
  expect(problemsOf('`docs/none.md`')).toEqual(['docs/none.md does not exist']);
  expect(problemsOf('`docs/operations.md` › "no such title"')).toHaveLength(1);
  expect(problemsOf('`NO_SUCH_SETTING`')).toEqual(['NO_SUCH_SETTING is no setting']);
  expect(problemsOf('`AUDIT_DAYS`; `docs/operations.md`')).toEqual([]);
});
