// Finds or installs the programs that tests need and npm does not provide.
// Must run on Node 20, before any package is installed.
import { installWithManager } from './provide/package-managers.mjs';
import { installWithPlaywright } from './provide/playwright-browser.mjs';
import { realDeps } from './provide/deps.mjs';
import { ToolError } from './start/tool-error.mjs';

/**
 * @typedef {import('./provide/deps.mjs').Deps} Deps
 * @typedef {'chromium' | 'haproxy' | 'jdk' | 'poppler' | 'qpdf' | 'swift'} Need
 * @typedef {{
 *   variable: string,
 *   programs: string[],
 *   places: string[],
 *   probe?: string[],
 *   packages: Record<string, string>,
 *   otherwise?: (deps: Deps) => string | undefined,
 * }} Program
 */

/** @type {Record<Need, Program>} */
const PROGRAMS = {
  chromium: {
    variable: 'TRIO_CHROMIUM',
    // The headless shell is the same engine without the window code; tests take a third less time.
    programs: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
    ],
    // Ubuntu's package is a stub that asks for a snap, so the program must also start.
    probe: ['--version'],
    packages: { 'apt-get': 'chromium-headless-shell', dnf: 'chromium', apk: 'chromium' },
    otherwise: installWithPlaywright,
  },
  jdk: {
    variable: 'TRIO_JAVA',
    programs: ['java'],
    places: ['/opt/homebrew/opt/openjdk/bin/java', '/usr/local/opt/openjdk/bin/java'],
    // Our program runs from source, which needs the Java compiler.
    probe: ['--module', 'jdk.compiler/com.sun.tools.javac.Main', '-version'],
    packages: {
      'apt-get': 'default-jdk-headless',
      dnf: 'java-latest-openjdk-devel',
      apk: 'openjdk21-jdk',
      brew: 'openjdk',
    },
  },
  haproxy: {
    variable: 'TRIO_HAPROXY',
    programs: ['haproxy'],
    places: ['/usr/sbin/haproxy'],
    probe: ['-v'],
    packages: { 'apt-get': 'haproxy', dnf: 'haproxy', apk: 'haproxy', brew: 'haproxy' },
  },
  poppler: {
    variable: 'TRIO_PDFTOTEXT',
    programs: ['pdftotext'],
    places: [],
    packages: {
      'apt-get': 'poppler-utils',
      dnf: 'poppler-utils',
      apk: 'poppler-utils',
      brew: 'poppler',
    },
  },
  qpdf: {
    variable: 'TRIO_QPDF',
    programs: ['qpdf'],
    places: [],
    packages: { 'apt-get': 'qpdf', dnf: 'qpdf', apk: 'qpdf', brew: 'qpdf' },
  },
  // An S3-compatible object store as a library; the tests start it themselves.
  swift: {
    variable: 'TRIO_SWIFT_PYTHON',
    programs: ['python3'],
    places: ['/usr/bin/python3'],
    probe: ['-c', 'import swift.proxy.server, swift.common.middleware.s3api.s3api'],
    packages: { 'apt-get': 'python3-swift' },
  },
};

/**
 * @param {Need} need
 * @param {Deps} [deps]
 * @returns {string | undefined}
 */
export function provide(need, deps = realDeps()) {
  const program = PROGRAMS[need];
  const named = deps.env[program.variable];
  if (named) {
    if (deps.starts(named, program.probe)) return named;
    throw new ToolError(
      `${program.variable} is ${named}, which does not start. Correct it or unset it.`,
    );
  }
  return (
    find(program, deps) ??
    installAndFind(need, program, deps) ??
    program.otherwise?.(deps) ??
    reportMissing(need, program, deps)
  );
}

/**
 * @param {Program} program
 * @param {Deps} deps
 */
function find({ programs, places, probe }, deps) {
  const candidates = [...programs.flatMap((name) => deps.onPath(name) ?? []), ...places];
  return candidates.find((path) => deps.starts(path, probe));
}

/**
 * @param {Need} need
 * @param {Program} program
 * @param {Deps} deps
 */
function installAndFind(need, program, deps) {
  return installWithManager(need, program.packages, deps) ? find(program, deps) : undefined;
}

/**
 * @param {Need} need
 * @param {Program} program
 * @param {Deps} deps
 */
function reportMissing(need, { programs, variable }, deps) {
  deps.print(
    `${need}: not found, and it cannot be installed automatically. Install it (${programs[0]}), or set ${variable}.`,
  );
  return undefined;
}
