import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { usageEventNames } from '@trio/contracts/usage';
import { expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.tsx?$/u.test(name) && !name.includes('.test.'),
);
const counting = /\b(?:countEvent|countLeaving|deps\.count)\(([^;{]*)/gu;

const emitted = new Set(
  files.flatMap((name) =>
    [...readFileSync(`${source}${name}`, 'utf8').matchAll(counting)].flatMap(([, args = '']) =>
      [...args.matchAll(/'([a-z-]+)'/gu)].map(([, event]) => event),
    ),
  ),
);

it('counts every event of the specification somewhere in the product', () => {
  expect(usageEventNames.filter((name) => !emitted.has(name))).toEqual([]);
});
