/**
 * @typedef {import('./deps.mjs').Deps} Deps
 * @typedef {{ program: string, asRoot: boolean, prepare?: string[], install: string[] }} Manager
 */

/** @type {Manager[]} */
const MANAGERS = [
  {
    program: 'apt-get',
    asRoot: true,
    prepare: ['apt-get', 'update'],
    // Another run, or the system's own updates, may hold the lock for a while.
    install: [
      'apt-get',
      '-o',
      'DPkg::Lock::Timeout=300',
      'install',
      '-y',
      '--no-install-recommends',
    ],
  },
  { program: 'dnf', asRoot: true, install: ['dnf', 'install', '-y'] },
  { program: 'apk', asRoot: true, install: ['apk', 'add', '--no-cache'] },
  { program: 'brew', asRoot: false, install: ['brew', 'install'] },
];

/**
 * @param {string} need
 * @param {Record<string, string>} packages the package's name for each manager
 * @param {Deps} deps
 * @returns {boolean} whether it was installed
 */
export function installWithManager(need, packages, deps) {
  const manager = MANAGERS.find(
    ({ program, asRoot }) =>
      packages[program] !== undefined && asRoot === deps.isRoot && deps.onPath(program),
  );
  const name = packages[manager?.program ?? ''];
  if (!manager || name === undefined) return false;

  const install = [...manager.install, name];
  deps.print(`${need}: not found; installing it with ${install.join(' ')}`);
  // Old package lists are often good enough, so a failed update does not end the attempt.
  if (manager.prepare) deps.run(manager.prepare);
  const isInstalled = deps.run(install);
  if (!isInstalled) deps.print(`${need}: ${manager.program} could not install it.`);
  return isInstalled;
}
