import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../', import.meta.url));
const read = (path: string) =>
  readFileSync(`${source}${path}`, 'utf8').replaceAll(/\/\*.*?\*\//gsu, '');

/** tokens.css is the list itself; fonts.css has only the measures of the fonts. */
const lists = new Set(['styles/tokens.css', 'styles/fonts.css']);
const stylesheets = globSync('**/*.css', { cwd: source }).map((path) => path.replaceAll('\\', '/'));
const others = stylesheets.filter((path) => !lists.has(path));

interface Declaration {
  readonly text: string;
  readonly isPrinted: boolean;
}

function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  const open: string[] = [];
  for (const [, text = '', end = ''] of css.matchAll(/((?:"[^"]*"|'[^']*'|[^;{}])*)([;{}])/gu)) {
    if (end === '{') open.push(text.trim());
    else {
      const isPrinted = open.some((rule) => /^@(?:media print|page)\b/u.test(rule));
      if (text.includes(':')) found.push({ text: text.trim().replaceAll(/\s+/gu, ' '), isPrinted });
      if (end === '}') open.pop();
    }
  }
  return found;
}

const length = /(?<![\w#.-])-?(?:\d+\.)?\d+(rem|px|pt|pc|mm|cm|in)\b/gu;
/** A hairline, and zero in a function that needs a unit. */
const always = new Set(['1px', '-1px', '0px']);
const physical = new Set(['mm', 'pt']);

function rawLengthsOf(css: string): string[] {
  return declarationsOf(css)
    .filter(({ text, isPrinted }) =>
      [...text.replaceAll(/url\([^)]*\)/gu, '').matchAll(length)].some(
        ([value, unit = '']) => !always.has(value) && !(isPrinted && physical.has(unit)),
      ),
    )
    .map(({ text }) => text);
}

function rawLineHeightsOf(css: string): string[] {
  return declarationsOf(css)
    .map(({ text }) => text)
    .filter((text) => /^line-height: [\d.]/u.test(text) || /^font: .*\/ [\d.]/u.test(text))
    .filter((text) => !/(?:line-height:|\/) 1(?: |$)/u.test(text));
}

const widths = [20, 23.44, 28.75, 36, 48, 62, 68.75, 75, 90, 120];
const heights = [25, 30, 38, 45, 51];
const stepsOf = (side: string, steps: readonly number[]) =>
  steps.flatMap((step) => [
    `(min-${side}: ${step}em)`,
    `(max-${side}: ${Number((step - 0.01).toFixed(2))}em)`,
  ]);
const queries = new Set([
  ...stepsOf('width', widths),
  ...stepsOf('height', heights),
  '(max-width: 34rem)',
]);

function unknownQueriesOf(css: string): string[] {
  return [...css.matchAll(/@(?:media|container)[^{]*/gu)].flatMap(([rule]) =>
    [...rule.matchAll(/\([^()]*\b(?:width|height)\b[^()]*\)/gu)]
      .map(([query]) => query)
      .filter((query) => !queries.has(query)),
  );
}

const inEach = (paths: readonly string[], find: (css: string) => string[]): string[] =>
  paths.flatMap((path) => find(read(path)).map((found) => `${path}: ${found}`));

it('lengths come from tokens.css', () => {
  expect(inEach(others, rawLengthsOf)).toEqual([]);
});

it('line heights come from tokens.css', () => {
  expect(inEach(others, rawLineHeightsOf)).toEqual([]);
});

it('breakpoints come from the list in tokens.css', () => {
  expect(inEach(stylesheets, unknownQueriesOf)).toEqual([]);
});

it('the list in tokens.css has every breakpoint', () => {
  const listed = readFileSync(`${source}styles/tokens.css`, 'utf8').split('*/')[0] ?? '';
  const numbers = new Set(listed.match(/\d+(?:\.\d+)?/gu)?.map(Number));
  expect([...widths, ...heights].filter((step) => !numbers.has(step))).toEqual([]);
});

it('every custom property of a stylesheet is set somewhere', () => {
  const set = new Set<string>();
  // Components set some in `style`.
  for (const path of [...stylesheets, ...globSync('**/*.{ts,tsx}', { cwd: source })])
    for (const [name] of read(path).matchAll(/--[\w-]+(?=['"\]]*:)/gu)) set.add(name);
  const missing = stylesheets.flatMap((path) =>
    [...read(path).matchAll(/var\((--[\w-]+)(?=\))/gu)]
      .map(([, name = '']) => name)
      .filter((name) => !set.has(name)),
  );
  expect([...new Set(missing)]).toEqual([]);
});

it('only visually-hidden.css hides text visually', () => {
  const hiding = stylesheets.filter((path) => read(path).includes('clip-path: inset(50%)'));
  expect(hiding).toEqual(['styles/visually-hidden.css']);
});

it('finds raw lengths, line heights and breakpoints', () => {
  expect(
    rawLengthsOf(
      `.a { padding: 0.5rem var(--space-8); border: 1px solid; top: -1px; width: 50%; gap: 2px }
       .b { inset: calc(50% - 3px); margin: 1.5em; background: url('a-16px.svg') }
       @media print { .a { width: 45mm; height: 9pt; gap: 4px } }
       .c { width: 9mm }`,
    ),
  ).toEqual([
    'padding: 0.5rem var(--space-8)',
    'gap: 2px',
    'inset: calc(50% - 3px)',
    'gap: 4px',
    'width: 9mm',
  ]);
  expect(
    rawLineHeightsOf('.a { line-height: 1.2; } .b { line-height: 1; font: 1em / 1.3 serif; }'),
  ).toEqual(['line-height: 1.2', 'font: 1em / 1.3 serif']);
  expect(
    unknownQueriesOf('@media (min-width: 36em) {} @media (max-width: 36em), (width < 9px) {}'),
  ).toEqual(['(max-width: 36em)', '(width < 9px)']);
});
