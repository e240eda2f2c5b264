import { describe, expect, it } from 'vitest';
import configuration from '../.dependency-cruiser.mjs';
import { VIOLATIONS, VALID_TREE } from './check/direction-violations.ts';
import { findViolations } from './check/direction.mjs';
import { createTree, type Tree } from './check/fixture-tree.ts';

const ruleNames = (configuration.forbidden ?? []).map(({ name }) => name ?? '');

async function rulesBrokenBy(tree: Tree): Promise<string[]> {
  using created = createTree(tree);
  const folders = [...new Set(Object.keys(tree).map((path) => path.split('/')[0] ?? ''))];
  const violations = await findViolations(
    created.root,
    folders.filter((room) => room !== 'node_modules'),
  );
  return [...new Set(violations.map(({ rule }) => rule.name))];
}

describe('each rule can fail', () => {
  it('every rule has a fixture, and every fixture has a rule', () => {
    expect(Object.keys(VIOLATIONS).toSorted()).toEqual(ruleNames.toSorted());
    expect(Object.values(VIOLATIONS).filter((trees) => trees.length === 0)).toEqual([]);
  });

  for (const name of ruleNames) {
    it.each((VIOLATIONS[name] ?? []).map((tree) => [Object.keys(tree).join(' → '), tree] as const))(
      `${name} refuses %s`,
      async (_, tree) => {
        expect(await rulesBrokenBy(tree)).toEqual([name]);
      },
    );
  }
});

it('allows valid imports', async () => {
  expect(await rulesBrokenBy(VALID_TREE)).toEqual([]);
});

describe('an import is detected in every form', () => {
  const forms: Record<string, string> = {
    value: `import { a } from '@trio/i18n/thing';`,
    'whole module': `import * as all from '@trio/i18n/thing';`,
    'side effect': `import '@trio/i18n/thing';`,
    'type only': `import type { A } from '@trio/i18n/thing';`,
    'inline type only': `import { type A } from '@trio/i18n/thing';`,
    're-export': `export { a } from '@trio/i18n/thing';`,
    're-export of everything': `export * from '@trio/i18n/thing';`,
    're-export of a type': `export type { A } from '@trio/i18n/thing';`,
    dynamic: `export const load = () => import('@trio/i18n/thing');`,
    'dynamic, in an object': `export const o = { load: () => import('@trio/i18n/thing') } satisfies object;`,
    'dynamic, in a class': `export class K { static #x = 1; load = async () => await import('@trio/i18n/thing'); }`,
    'type of a parameter': `export function f(a: import('@trio/i18n/thing').A) { return a; }`,
    'by its path': `export { a } from '../../i18n/src/thing.ts';`,
    'after using': `using x = null;\nexport const load = () => import('@trio/i18n/thing');`,
    'inside using': `using x = await import('@trio/i18n/thing');`,
  };

  it.each(Object.entries(forms))('as: %s', async (_, text) => {
    const tree = {
      'packages/domain/src/thing.ts': text,
      'packages/i18n/src/thing.ts': 'export const a = 1; export type A = 1;',
    };
    expect(await rulesBrokenBy(tree)).toEqual(['leaf-packages-import-nothing-of-ours']);
  });

  it.each([
    [
      'beside an element',
      `import { a } from '../app/thing.ts';\nexport const B = () => <b>{a}</b>;`,
    ],
    [
      'inside an element',
      `export const B = () => <b onClick={() => import('../app/thing.ts')} />;`,
    ],
    [
      'beside the word',
      `import type { A } from '../app/thing.ts';\nexport const B = () => <b>import</b>;`,
    ],
  ])('in a component, %s', async (_, text) => {
    const tree = {
      'apps/web/src/ui/button.tsx': text,
      'apps/web/src/app/thing.ts': 'export const a = 1; export type A = 1;',
    };
    expect(await rulesBrokenBy(tree)).toEqual(['web-ui-and-lib-import-no-feature']);
  });
});
