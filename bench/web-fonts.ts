import { spawnSync } from 'node:child_process';
import { installWithManager } from '../tools/provide/package-managers.mjs';
import { realDeps } from '../tools/provide/deps.mjs';

const packages = {
  'apt-get': 'fonts-liberation',
  dnf: 'liberation-sans-fonts',
  apk: 'font-liberation',
};

/** Pages use Arial, or a font of the same size, until ours load. A bare server has neither. */
export function provideArial(log: (text: string) => void): void {
  const isThere = () => {
    const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
    return /Arial|Liberation|Arimo/u.test(stdout ?? '');
  };
  if (!isThere()) installWithManager('a font like Arial', packages, realDeps());
  if (!isThere()) log('Arial is not installed: layout shifts differ from those on a real device');
}
