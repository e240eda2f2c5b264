import { beforeEach, describe, expect, it, vi } from 'vitest';
import { plant } from '../check/fixture-tree.ts';
import { readArguments } from './arguments.mjs';
import { runFrame } from './frame.mjs';
import { namesOf } from './named.mjs';
import type { Part } from './parts.mjs';
import { PLAYWRIGHT_MIXED, VITEST_GREEN, VITEST_MIXED } from './sample-reports.ts';

/** A runner that leaves this report, and ends so. */
const runner = (report: unknown, ending = 'process.exit(0)'): Part => ({
  title: 'fake tests',
  kind: 'vitest',
  needs: [],
  command: (file) => [
    'node',
    '-e',
    `require('fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(report))}); ${ending}`,
  ],
});
const silent = (ending: string): Part => ({
  ...runner(undefined),
  command: () => ['node', '-e', ending],
});

let said = '';
beforeEach(() => {
  said = '';
  vi.spyOn(console, 'log').mockImplementation((text: string) => {
    said += `${text}\n`;
  });
});
const lastLine = () => said.trimEnd().split('\n').at(-1);

async function frame(
  parts: Record<string, Part>,
  options: Partial<Parameters<typeof runFrame>[1]> = {},
) {
  using tree = plant({});
  const ok = () => ({ ok: true }) as const;
  const steps = { install: ok, build: ok, chromium: ok, haproxy: ok, java: ok, swift: ok };
  return await runFrame(parts, { root: tree.root, name: 'test', isCi: false, steps, ...options });
}

describe('the frame', () => {
  it('ends with one line that adds up every part', async () => {
    expect(await frame({ a: runner(VITEST_GREEN), b: runner(VITEST_GREEN) })).toBe(true);
    expect(lastLine()).toBe('2 passed, 0 failed, 0 skipped');
    expect(said.match(/^\d+ passed, \d+ failed, \d+ skipped$/gm)).toHaveLength(1);
  });

  it('goes on after a failing part, and fails', async () => {
    const parts = { a: runner(VITEST_MIXED, 'process.exit(1)'), b: runner(VITEST_GREEN) };
    expect(await frame(parts)).toBe(false);
    expect(lastLine()).toBe('3 passed, 1 failed, 3 skipped');
    expect(said).toContain('skipped: deck is skipped');
    expect(said).toContain('failed: deck fails');
  });

  it('counts a crash, even if an earlier run left a good report', async () => {
    using tree = plant({ '.cache/reports/test-a.json': JSON.stringify(VITEST_GREEN) });
    expect(
      await frame({ a: silent('process.kill(process.pid, "SIGKILL")') }, { root: tree.root }),
    ).toBe(false);
    expect(lastLine()).toBe('0 passed, 1 failed, 0 skipped');
  });

  it('counts a runner that does not start', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const missing = { ...silent(''), command: () => ['no-such-program-anywhere'] };
    expect(await frame({ a: missing, b: runner(VITEST_GREEN) })).toBe(false);
    expect(lastLine()).toBe('1 passed, 1 failed, 0 skipped');
  });

  it('takes a skip as a failure in CI only', async () => {
    const skipping = { ...VITEST_GREEN, numPendingTests: 1 };
    expect(await frame({ a: runner(skipping) })).toBe(true);
    expect(await frame({ a: runner(skipping) }, { isCi: true })).toBe(false);
    expect(lastLine()).toBe('1 passed, 0 failed, 1 skipped');
  });

  it('fails at once when the installation fails', async () => {
    const ok = () => ({ ok: true }) as const;
    const install = () => ({ ok: false, trouble: 'no disk space' }) as const;
    const steps = { install, build: ok, chromium: ok, haproxy: ok, java: ok, swift: ok };
    expect(await frame({ a: runner(VITEST_GREEN) }, { steps })).toBe(false);
    expect(said).toContain('no disk space');
    expect(lastLine()).toBe('0 passed, 1 failed, 0 skipped');
  });

  it('prepares once, and hands on what was prepared', async () => {
    const chromium = vi.fn(() => ({ ok: true, env: { TRIO_CHROMIUM: '/bin/chromium' } }) as const);
    const ok = () => ({ ok: true }) as const;
    const asks: Part = {
      ...runner(VITEST_GREEN, 'process.exit(process.env.TRIO_CHROMIUM ? 0 : 1)'),
      needs: ['build', 'chromium'],
    };
    expect(
      await frame(
        { a: asks, b: asks },
        { steps: { install: ok, build: ok, chromium, haproxy: ok, java: ok, swift: ok } },
      ),
    ).toBe(true);
    expect(chromium).toHaveBeenCalledOnce();
  });

  it('counts a part that could not be prepared as one failure, and runs the others', async () => {
    const ok = () => ({ ok: true }) as const;
    const build = () => ({ ok: false, trouble: 'the web app could not be built' }) as const;
    const parts = {
      a: { ...runner(VITEST_GREEN), needs: ['build' as const] },
      b: runner(VITEST_GREEN),
    };
    expect(
      await frame(parts, {
        steps: { install: ok, build, chromium: ok, haproxy: ok, java: ok, swift: ok },
      }),
    ).toBe(false);
    expect(lastLine()).toBe('1 passed, 1 failed, 0 skipped');
  });

  it('leaves out a long suite of which there is no file', async () => {
    const long = { ...silent('process.exit(1)'), files: /[.]long[.]test[.]ts$/ };
    expect(await frame({ long })).toBe(true);
    using tree = plant({ 'packages/domain/src/a.long.test.ts': '' });
    expect(await frame({ long }, { root: tree.root })).toBe(false);
  });

  it('hands further words to the runner', async () => {
    const echo = silent('process.exit(process.argv[1] === "word" ? 0 : 9)');
    await frame({ a: echo }, { rest: ['word'] });
    expect(said).toContain('code 0');
  });

  it('starts nothing more after an interrupt', async () => {
    expect(await frame({ a: runner(VITEST_GREEN) }, { interrupted: AbortSignal.abort() })).toBe(
      false,
    );
  });
});

describe('failed tests are named', () => {
  it('for each runner', () => {
    expect(namesOf('vitest', VITEST_MIXED).failedNames).toEqual(['deck fails']);
    expect(namesOf('playwright', PLAYWRIGHT_MIXED).failedNames).toEqual(['sign-up.spec.ts fails']);
    const checks = [
      { name: 'format', ok: true },
      { name: 'lint', ok: false },
    ];
    expect(namesOf('checks', { checks }).failedNames).toEqual(['lint']);
  });

  it('and a run that left no report has none', () => {
    expect(namesOf('vitest', undefined).failedNames).toEqual([]);
  });
});

describe('skipped tests are named', () => {
  it('for each runner', () => {
    expect(namesOf('vitest', VITEST_MIXED).skippedNames).toEqual([
      'deck is skipped',
      'deck is still to be written',
      'deck skips itself',
    ]);
    expect(namesOf('playwright', PLAYWRIGHT_MIXED).skippedNames).toEqual([
      'sign-up.spec.ts is skipped',
      'sign-up.spec.ts in French is to be mended',
    ]);
    expect(namesOf('checks', { checks: [] }).skippedNames).toEqual([]);
  });
});

describe('arguments', () => {
  it('none: every part', () => {
    expect(Object.keys(readArguments([]).parts)).toEqual(['check', 'unit', 'api', 'e2e']);
    expect(Object.keys(readArguments(['--long']).parts)).toEqual(['long', 'long-e2e']);
  });

  it.each([
    [
      ['--only', 'unit', 'tools/direction', '-t', 'name'],
      ['unit'],
      ['tools/direction', '-t', 'name'],
    ],
    [['--only=e2e', '--headed'], ['e2e'], ['--headed']],
    [['--long', '--only', 'long'], ['long'], []],
  ])('%j', (words, parts, rest) => {
    const read = readArguments(words);
    expect(Object.keys(read.parts)).toEqual(parts);
    expect(read.rest).toEqual(rest);
  });

  it('names the parts when asked for one that is not there', () => {
    expect(() => readArguments(['--only', 'uint'])).toThrow(/check, unit, api, e2e/);
    expect(() => readArguments(['--only'])).toThrow(/no such part/);
    expect(() => readArguments(['tools/direction'])).toThrow(/--only/);
  });
});
