import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { StartupError } from '../../startup-error.ts';

export type ServerUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root. */
export const isRoot = (): boolean => process.getuid?.() === 0;

export function userForNewCluster(): ServerUser | undefined {
  if (!isRoot()) return undefined;
  const user =
    findUser((each) => each.name === 'postgres') ?? findUser((each) => each.name === 'nobody');
  if (user) return user;
  throw new StartupError(
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it: ' +
      'create one (useradd --system postgres), or start Trio as an ordinary user.',
  );
}

export function userForCluster(
  folder: string,
  owner: { uid: number; gid: number },
): ServerUser | undefined {
  if (!isRoot()) {
    if (process.getuid === undefined || owner.uid === process.getuid()) return undefined;
    throw new StartupError(
      `The database in ${folder} belongs to ${nameOf(owner.uid)}: start Trio as root or as that user, ` +
        'or choose another folder with TRIO_DATA.',
    );
  }
  if (owner.uid === 0) {
    const { name } = userForNewCluster() ?? { name: 'postgres' };
    throw new StartupError(
      `The database in ${folder} belongs to root, but PostgreSQL does not run as root: ` +
        `give it to another user (chown -R ${name} ${folder}), then start again.`,
    );
  }
  return { name: nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
}

/** Tries it as that user: permission bits do not show ACLs, mounts and security modules. */
export function canEnter(user: ServerUser, folder: string): boolean {
  const test = spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], {
    cwd: '/',
    env: {},
    uid: user.uid,
    gid: user.gid,
    stdio: 'ignore',
  });
  return test.status === 0;
}

const nameOf = (uid: number): string => findUser((each) => each.uid === uid)?.name ?? `user ${uid}`;

function findUser(isWanted: (user: ServerUser) => boolean): ServerUser | undefined {
  for (const line of readPasswd().split('\n')) {
    const [name, , uid, gid] = line.split(':');
    const user = { name: name ?? '', uid: Number(uid), gid: Number(gid) };
    if (name && uid && gid && isWanted(user)) return user;
  }
  return undefined;
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}
