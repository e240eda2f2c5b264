import { describe, expect, it } from 'vitest';
import { provide } from '../provide.mjs';
import type { Deps } from './deps.mjs';

interface Machine {
  env?: Record<string, string>;
  isRoot?: boolean;
  has?: string[];
  /** Files that start, besides those on the PATH. */
  starting?: string[];
  broken?: string[];
  /** Programs that appear after a command with this prefix. */
  installs?: Record<string, string[]>;
}

const BROWSER = '/home/me/playwright/chrome';

function machine({
  env = {},
  isRoot = true,
  has = [],
  starting = [],
  broken = [],
  installs = {},
}: Machine) {
  const present = new Set([...has.map((name) => `/bin/${name}`), ...starting]);
  const ran: string[] = [];
  const printed: string[] = [];
  const deps: Deps = {
    env,
    isRoot,
    print: (text) => printed.push(text),
    onPath: (program) => (present.has(`/bin/${program}`) ? `/bin/${program}` : undefined),
    starts: (path) => present.has(path) && !broken.includes(path),
    run: (command) => {
      ran.push(command.join(' '));
      const made = Object.entries(installs).find(([start]) => command.join(' ').startsWith(start));
      for (const path of made?.[1] ?? []) present.add(path);
      return made !== undefined;
    },
    readOutput: () => BROWSER,
  };
  return { deps, ran, printed };
}

describe('the Chromium for the tests', () => {
  it('is the program that the environment variable names', () => {
    const { deps, ran } = machine({
      env: { TRIO_CHROMIUM: '/opt/mine' },
      starting: ['/opt/mine'],
      has: ['chromium'],
    });
    expect(provide('chromium', deps)).toBe('/opt/mine');
    expect(ran).toEqual([]);
  });

  it('is never guessed when the environment variable is wrong', () => {
    const { deps } = machine({ env: { TRIO_CHROMIUM: '/opt/gone' }, has: ['chromium'] });
    expect(() => provide('chromium', deps)).toThrow(/TRIO_CHROMIUM is \/opt\/gone/);
  });

  it('is the headless shell if a full Chromium exists too', () => {
    const { deps } = machine({ has: ['chromium', 'chromium-headless-shell'] });
    expect(provide('chromium', deps)).toBe('/bin/chromium-headless-shell');
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('is %s on the path', (name) => {
    expect(provide('chromium', machine({ has: [name] }).deps)).toBe(`/bin/${name}`);
  });

  it('is the installed Chrome on a Mac', () => {
    const place = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(provide('chromium', machine({ starting: [place] }).deps)).toBe(place);
  });

  it.each([
    [
      'apt-get',
      [
        'apt-get update',
        'apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends chromium-headless-shell',
      ],
    ],
    ['dnf', ['dnf install -y chromium']],
    ['apk', ['apk add --no-cache chromium']],
  ])('is installed by root with %s, with a message', (manager, commands) => {
    const { deps, ran, printed } = machine({
      has: [manager],
      installs: { [manager]: ['/bin/chromium'] },
    });
    expect(provide('chromium', deps)).toBe('/bin/chromium');
    expect(ran).toEqual(commands);
    expect(printed.join()).toContain(commands.at(-1));
  });

  it('comes from Playwright when the user is not root', () => {
    const { deps, ran } = machine({
      isRoot: false,
      has: ['apt-get'],
      installs: { npx: [BROWSER] },
    });
    expect(provide('chromium', deps)).toBe(BROWSER);
    expect(ran).toEqual(['npx playwright install chromium']);
  });

  it('comes from Playwright when the package is a stub that does not start', () => {
    const { deps } = machine({
      has: ['apt-get'],
      broken: ['/bin/chromium-browser'],
      installs: { 'apt-get': ['/bin/chromium-browser'], npx: [BROWSER] },
    });
    expect(provide('chromium', deps)).toBe(BROWSER);
  });

  it('is not downloaded twice', () => {
    const { deps, ran } = machine({ isRoot: false, starting: [BROWSER] });
    expect(provide('chromium', deps)).toBe(BROWSER);
    expect(ran).toEqual([]);
  });

  it('is missing when nothing can be installed, and the last message says what to do', () => {
    const { deps, printed } = machine({ has: ['apt-get'] });
    expect(provide('chromium', deps)).toBeUndefined();
    expect(printed.at(-1)).toContain('TRIO_CHROMIUM');
  });
});

describe('other programs', () => {
  it.each([
    ['haproxy', 'haproxy', 'haproxy'],
    ['jdk', 'java', 'default-jdk-headless'],
    ['poppler', 'pdftotext', 'poppler-utils'],
    ['qpdf', 'qpdf', 'qpdf'],
    ['swift', 'python3', 'python3-swift'],
  ] as const)('%s is installed from its package', (need, program, name) => {
    const { deps, ran } = machine({
      has: ['apt-get'],
      installs: { 'apt-get': [`/bin/${program}`] },
    });
    expect(provide(need, deps)).toBe(`/bin/${program}`);
    expect(ran.at(-1)?.endsWith(name)).toBe(true);
  });

  it('a Java without a compiler is refused', () => {
    const { deps } = machine({ has: ['java'], broken: ['/bin/java'] });
    expect(provide('jdk', deps)).toBeUndefined();
  });

  it('stay missing if nothing may be installed', () => {
    expect(provide('qpdf', machine({ isRoot: false, has: ['apt-get'] }).deps)).toBeUndefined();
  });
});
