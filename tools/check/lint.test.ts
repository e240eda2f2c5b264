import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { createTree, type Tree } from './fixture-tree.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const server = 'apps/api/src/features/deck';
const web = 'apps/web/src/ui';

const inComponent = (body: string) => `
  import { useEffect, useState } from 'react';
  export function Thing({ a }: { a: number }) { const [b, setB] = useState(0); ${body} }`;

const REFUSED: [rule: string, path: string, code: string][] = [
  [
    'typescript(no-floating-promises)',
    `${server}/a.ts`,
    `async function f() {} export const g = () => { f(); };`,
  ],
  [
    'typescript(no-misused-promises)',
    `${server}/b.ts`,
    `export const g = () => { [1].forEach(async () => {}); };`,
  ],
  ['typescript(no-explicit-any)', `${server}/c.ts`, `export const f = (a: any) => String(a);`],
  ['typescript(no-unsafe-return)', `${server}/d.ts`, `export const f = () => JSON.parse('{}');`],
  ['typescript(consistent-type-imports)', `${server}/e.ts`, `export type A = import('./f.ts').A;`],
  ['import(no-default-export)', `${server}/f.ts`, `export default 1;`],
  ['eslint(no-console)', `${server}/g.ts`, `console.log(1);`],
  ['node(no-process-env)', `${server}/h.ts`, `export const a = process.env['A'];`],
  ['node(no-process-env)', 'apps/api/src/main.ts', `console.log(process.env['A']);`],
  [
    'eslint(no-restricted-imports)',
    `${server}/i.ts`,
    `import { env } from 'node:process'; export const a = env;`,
  ],
  [
    'react-hooks(rules-of-hooks)',
    `${web}/a.tsx`,
    inComponent('if (a) { useEffect(() => {}); } return b;'),
  ],
  [
    'react-hooks(exhaustive-deps)',
    `${web}/b.tsx`,
    inComponent('useEffect(() => { setB(a); }, []); return b;'),
  ],
  ['jsx-a11y(alt-text)', `${web}/c.tsx`, inComponent('return <img src="a.png" />;')],
  [
    'jsx-a11y(click-events-have-key-events)',
    `${web}/d.tsx`,
    inComponent('return <p onClick={() => setB(1)}>b</p>;'),
  ],
  [
    'react(no-danger)',
    `${web}/e.tsx`,
    inComponent('return <p dangerouslySetInnerHTML={{ __html: "a" }} />;'),
  ],
  [
    'vitest(no-focused-tests)',
    'packages/domain/src/a.test.ts',
    `import { expect, it } from 'vitest'; it.only('a', () => { expect(1).toBe(1); });`,
  ],
];

const ACCEPTED: Tree = {
  'apps/api/src/config/config.ts': `export const a = process.env['A'];`,
  'apps/web/src/main.ts': `console.log('ready');`,
  'tools/start.mjs': `console.log(process.env['A']);`,
  'vite.config.ts': `export default {};`,
};

const SETTINGS: Tree = {
  '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8'),
  'tsconfig.json':
    '{ "compilerOptions": { "strict": true, "jsx": "react-jsx", "types": [], "allowJs": true, "noEmit": true } }',
  'process.d.ts': 'declare const process: { env: Record<string, string | undefined> };',
};

it('refuses invalid code and accepts valid code', () => {
  const refused = Object.fromEntries(REFUSED.map(([, path, code]) => [path, code]));
  using tree = createTree({ ...refused, ...ACCEPTED, ...SETTINGS });
  const found = lint(tree.root);
  expect(REFUSED.filter(([rule, path]) => !found.includes(`${path} ${rule}`))).toEqual([]);
  expect(
    found.filter((line) => Object.keys(ACCEPTED).some((path) => line.startsWith(path))),
  ).toEqual([]);
});

function lint(folder: string): string[] {
  const program = join(root, 'node_modules', '.bin', 'oxlint');
  const { stdout } = spawnSync(program, ['--format=json'], { cwd: folder, encoding: 'utf8' });
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  return report.diagnostics.map(({ code, filename }) => `${filename} ${code}`);
}
