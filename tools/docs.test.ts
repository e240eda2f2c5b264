import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../', import.meta.url));
const files = String(execFileSync('git', ['ls-files'], { cwd: root }))
  .trim()
  .split('\n');
const documents = files.filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(root + file, 'utf8');

/** `contracts/students.ts` stands for `packages/contracts/src/students.ts`. */
const inPackage = (name: string) => name.replace(/^(\w+)\//u, 'packages/$1/src/');

describe.each(documents)('%s', (document) => {
  it('names only files that exist', () => {
    const named = [...read(document).matchAll(/`([\w./-]+\/[\w.-]+\.(?:ts|tsx|mjs|sql|css))`/gu)];
    const missing = named
      .map(([, name = '']) => name)
      .filter((name) => !files.includes(inPackage(name)))
      .filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)));
    expect(missing).toEqual([]);
  });

  it('links only to files and folders that exist', () => {
    const targets = [...read(document).matchAll(/\]\((?!\w+:|#)([^)#\s]+)/gu)].map(
      ([, target = '']) => posix.join(posix.dirname(document), target),
    );
    const missing = targets.filter((target) => !existsSync(root + target));
    expect(missing).toEqual([]);
  });
});

it('docs/decisions/README.md lists every record', () => {
  const records = files.filter((file) => /^docs\/decisions\/\d{4}-/u.test(file));
  const index = read('docs/decisions/README.md');
  expect(records.filter((file) => !index.includes(`(${posix.basename(file)})`))).toEqual([]);
});

describe('docs/architecture.md', () => {
  const text = read('docs/architecture.md');

  it('draws every top-level folder, and none that does not exist', () => {
    const drawn = drawnPaths(text);
    const folders = foldersOf(files);
    expect(drawn.filter((path) => !folders.has(path) && !files.includes(path))).toEqual([]);
    const required = [...folders].filter((path) =>
      /^(?:[^./][^/]*|apps\/[^/]+\/[^/]+|apps\/[^/]+\/src\/[^/]+|packages\/[^/]+)$/u.test(path),
    );
    const isDrawn = (folder: string) =>
      drawn.some((path) => path === folder || path.startsWith(`${folder}/`));
    expect(required.filter((folder) => !isDrawn(folder))).toEqual([]);
  });

  it.each(['api', 'web'])('lists the features of %s', (app) => {
    const pattern = new RegExp(`^apps/${app}/src/features/([^/]+)$`, 'u');
    const features = [...foldersOf(files)].flatMap((path) => pattern.exec(path)?.[1] ?? []);
    const column = app === 'api' ? 2 : 3;
    const listed = text
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter((cells) => cells.length === 5 && cells[column]?.startsWith('`'))
      .flatMap((cells) => [...(cells[column] ?? '').matchAll(/`([\w-]+)`/gu)])
      .map(([, name = '']) => name);
    expect(listed.toSorted()).toEqual(features.toSorted());
  });
});

/** `<name>` matches any name. */
function drawnPaths(text: string): string[] {
  const [, block = ''] = text.split('```');
  const path: string[] = [];
  return block.split('\n').flatMap((line) => {
    const [, indent = '', name = ''] = /^( *)([\w./<>-]+)(?: {2,}.*)?$/u.exec(line) ?? [];
    if (name === '' || indent.length > 4) return [];
    path.length = indent.length / 2;
    path.push(name.replace(/\/$/u, ''));
    return [path.join('/').replace(/\/<.*$/u, '')];
  });
}

function foldersOf(all: readonly string[]): Set<string> {
  const folders = new Set<string>();
  for (const file of all) {
    const parts = file.split('/');
    for (let end = 1; end < parts.length; end += 1) folders.add(parts.slice(0, end).join('/'));
  }
  return folders;
}
