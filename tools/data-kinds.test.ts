import { readFileSync } from 'node:fs';
import { dataKinds } from '@trio/domain/keeping/data-kinds';
import { catalogues } from '@trio/i18n/catalogues';
import { expect, it } from 'vitest';
import { withKinds } from './data-kinds/render.ts';

const file = new URL('../docs/trust/data.md', import.meta.url);

/** `npm run format` pads tables and wraps lines. */
const unformatted = (text: string) => text.replaceAll(/\s+/gu, ' ').replaceAll(/-{3,}/gu, '---');

it('docs/trust/data.md lists every kind of data (if not, run npm run data:generate)', () => {
  const document = readFileSync(file, 'utf8');
  expect(unformatted(document)).toBe(unformatted(withKinds(document)));
});

it.each(dataKinds.map(({ key }) => key))('%s has texts in both languages', (key) => {
  const texts: readonly string[] = dataKinds.find((one) => one.key === key)?.texts ?? [];
  for (const language of ['en', 'fr'] as const) {
    const catalogue: Readonly<Record<string, unknown>> = catalogues[language].privacy;
    expect(texts.filter((text) => typeof catalogue[text] !== 'string')).toEqual([]);
  }
});

it('names each kind once', () => {
  const keys = dataKinds.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
