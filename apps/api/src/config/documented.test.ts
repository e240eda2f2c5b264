import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const docs = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

function namesOfSettings(): string[] {
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const text = files
    .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
    .join('\n')
    .replaceAll(/\/\/.*|\/\*[^]*?\*\//gu, '');
  const names = text.match(/\b(?:PORT|HOST|[A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/gu) ?? [];
  return [...new Set(names)].toSorted();
}

it('finds the names of the settings in the code', () => {
  expect(namesOfSettings()).toEqual(
    expect.arrayContaining(['PORT', 'TRIO_DATA', 'S3_BUCKET', 'CLASSLINK_CLIENT_ID']),
  );
});

it.each(namesOfSettings())('%s is in docs/operations.md', (name) => {
  expect(docs.includes(`\`${name}\``)).toBe(true);
});
