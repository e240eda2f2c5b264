import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';

export type Tree = Record<string, string>;

const PACKAGES = ['contracts', 'deck', 'domain', 'i18n', 'profile'];

export function createTree(tree: Tree): { root: string } & Disposable {
  const root = mkdtempSync(join(tmpdir(), 'trio-tree-'));
  mkdirSync(join(root, 'node_modules', '@trio'), { recursive: true });
  for (const name of PACKAGES) {
    write(root, `packages/${name}/package.json`, JSON.stringify(manifest(name)));
    symlinkSync(join('..', '..', 'packages', name), join(root, 'node_modules', '@trio', name));
  }
  for (const [path, text] of Object.entries(tree)) write(root, path, text);
  return {
    root,
    [Symbol.dispose]: () => {
      rmSync(root, { recursive: true, force: true });
    },
  };
}

export function imports(from: string, to: string): Tree {
  const target = to.startsWith('node:') ? {} : { [to]: source(to) };
  return {
    [from]: `import { a } from '${specifier(from, to)}';\nexport const b = a;\n`,
    ...target,
  };
}

function specifier(from: string, to: string): string {
  if (to.startsWith('node:')) return to;
  const vendor = /^node_modules\/(?<name>.+)\/index\.js$/.exec(to)?.groups?.['name'];
  if (vendor !== undefined) return vendor;
  const workspace = /^packages\/(?<name>[^/]+)\/src\/(?<file>.+)\.ts$/.exec(to)?.groups;
  const isOwn = from.startsWith(`packages/${workspace?.['name']}/`);
  if (workspace && !isOwn) return `@trio/${workspace['name']}/${workspace['file']}`;
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

const source = (path: string): string =>
  path.endsWith('.ts') || path.endsWith('.tsx')
    ? 'export const a = 1;\nexport type A = number;\n'
    : 'export const a = 1;\n';

const manifest = (name: string) => ({
  name: `@trio/${name}`,
  type: 'module',
  exports: { './*': './src/*.ts' },
});

function write(root: string, path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
