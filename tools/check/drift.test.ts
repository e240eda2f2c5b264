import { describe, expect, it } from 'vitest';
import { createTree } from './fixture-tree.ts';
import { problems as lockComplaints, PLATFORMS, settingProblems } from './lock-file.mjs';
import { problems as nameComplaints } from './names.mjs';
import { findings as sizeFindings } from './sizes.mjs';

describe('the check of file names', () => {
  it.each([
    'apps/web/src/features/deck/index.ts',
    'apps/web/src/ui/index.tsx',
    'packages/domain/src/utils.ts',
    'packages/domain/src/helpers/sort.ts',
    'apps/api/src/common/time.ts',
    'apps/api/src/features/deck/deck.helper.ts',
    'apps/web/src/ui/StudentTable.tsx',
    'apps/web/src/ui/student_table.tsx',
  ])('refuses %s', (path) => {
    expect(nameComplaints(path)).not.toEqual([]);
  });

  it.each([
    'apps/api/src/features/students/students.repository.ts',
    'apps/api/src/features/students/students.api.test.ts',
    'apps/web/src/ui/student-table.module.css',
    'apps/web/src/lib/indexed-store.ts',
    'packages/i18n/src/fr/common-errors.ts',
    '.dependency-cruiser.mjs',
  ])('accepts %s', (path) => {
    expect(nameComplaints(path)).toEqual([]);
  });
});

describe('the check of file sizes', () => {
  const lines = (count: number) => 'a;\n'.repeat(count);

  it('reports files over 400 lines, except data, catalogues, tests and generated files', () => {
    using tree = createTree({
      'apps/api/src/at-the-limit.ts': lines(400),
      'apps/api/src/over.ts': lines(401),
      'apps/web/src/ui/over.module.css': lines(401),
      'apps/web/node_modules/vendor/over.js': lines(401),
      'apps/api/src/over.test.ts': lines(401),
      'apps/api/src/schema.generated.ts': lines(401),
      'packages/i18n/src/fr/deck.ts': lines(401),
      'packages/deck/src/cards.ts': lines(401),
    });
    expect(sizeFindings(tree.root).toSorted()).toEqual([
      'apps/api/src/over.ts: 401 lines; consider splitting it',
      'apps/web/src/ui/over.module.css: 401 lines; consider splitting it',
    ]);
  });
});

describe('the check of the lock file', () => {
  it('accepts links and packages that are pinned by their hash only', () => {
    expect(
      lockComplaints({
        '': {},
        'apps/api': {},
        'node_modules/@trio/api': { resolved: 'apps/api', link: true },
        'node_modules/pg': { integrity: 'sha512-a' },
      }),
    ).toEqual([]);
  });

  it('refuses a lock file without a package of another platform', () => {
    const linter = { integrity: 'sha512-a', optionalDependencies: { '@lint/mac': '1' } };
    const binding = { integrity: 'sha512-b' };
    expect(lockComplaints({ 'node_modules/lint': linter })).toHaveLength(1);
    for (const place of ['node_modules', 'node_modules/lint/node_modules']) {
      const packages = { 'node_modules/lint': linter, [`${place}/@lint/mac`]: binding };
      expect(lockComplaints(packages)).toEqual([]);
    }
  });

  it('refuses a host and a missing hash', () => {
    const resolved = 'https://packages.example/pg.tgz';
    expect(lockComplaints({ 'node_modules/pg': { resolved, integrity: 'sha512-a' } })).toHaveLength(
      1,
    );
    expect(lockComplaints({ 'apps/api/node_modules/pg': {} })).toHaveLength(1);
  });

  it('refuses a package that lacks the binary of one of our platforms', () => {
    const binary = (os: string, cpu: string) => ({ integrity: 'sha512-b', os: [os], cpu: [cpu] });
    const names = PLATFORMS.map(({ os, cpu }) => `@lint/${os}-${cpu}`);
    const lint = (listed: readonly string[]) => ({
      integrity: 'sha512-a',
      optionalDependencies: Object.fromEntries(listed.map((name) => [name, '1'])),
    });
    const binaries = Object.fromEntries(
      PLATFORMS.map(({ os, cpu }) => [`node_modules/@lint/${os}-${cpu}`, binary(os, cpu)]),
    );
    expect(lockComplaints({ ...binaries, 'node_modules/lint': lint(names) })).toEqual([]);
    for (const missing of names) {
      const listed = names.filter((name) => name !== missing);
      expect(lockComplaints({ ...binaries, 'node_modules/lint': lint(listed) })).toEqual([
        `package-lock.json: node_modules/lint has no binary for ${missing.slice('@lint/'.length)}`,
      ]);
    }
  });

  it('allows a missing accelerator on other platforms', () => {
    const fsevents = { integrity: 'sha512-b', os: ['darwin'] };
    const vite = { integrity: 'sha512-a', optionalDependencies: { fsevents: '2' } };
    expect(
      lockComplaints({ 'node_modules/fsevents': fsevents, 'node_modules/vite': vite }),
    ).toEqual([]);
  });

  it('refuses a registry or a token in the settings', () => {
    expect(settingProblems('omit-lockfile-registry-resolved=true\nsave-exact=true\n')).toEqual([]);
    expect(settingProblems('registry=https://packages.example/\n')).toHaveLength(1);
    expect(settingProblems('@trio:registry = https://packages.example/\n')).toHaveLength(1);
    expect(settingProblems('//packages.example/:_authToken=x\n')).toHaveLength(1);
  });
});
