import { StartupError } from '../../startup-error.ts';

type Failure = {
  doing: string;
  folder: string;
  evidence: unknown;
};

export function explainFailure({ doing, folder, evidence }: Failure): StartupError {
  if (evidence instanceof StartupError) return evidence;
  const text = textOf(evidence);
  const options = evidence instanceof Error ? { cause: evidence } : undefined;
  const say = (message: string) => new StartupError(message, options);

  if (/ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i.test(text)) {
    return say(
      `No disk space is left at ${folder}: free some (a new database needs about 50 MB), then start again.`,
    );
  }
  if (/EROFS|read-only file system/i.test(text)) {
    return say(
      `Could not ${doing}: ${folder} is read-only. Make it writable, or choose another folder with TRIO_DATA.`,
    );
  }
  if (/EACCES|EPERM|permission denied|operation not permitted|must be owned by/i.test(text)) {
    return say(
      `Could not ${doing}: this user may not read and write ${folder}. ` +
        'Start as the user who owns it, or choose another folder with TRIO_DATA.',
    );
  }
  if (/could not look up effective user ID/i.test(text)) {
    return say(
      `Could not ${doing}: PostgreSQL needs a user with a name, and user ${process.getuid?.() ?? ''} has none. ` +
        'Add it to /etc/passwd, start as another user, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  if (/could not (create|map|resize).*shared memory|cannot allocate memory|ENOMEM/i.test(text)) {
    return say(
      `Could not ${doing}: not enough memory for PostgreSQL (about 200 MB). Free some, then start again.`,
    );
  }
  if (/ENOEXEC|ENOENT.*bin|spawn .*ENOENT|error while loading shared libraries|dyld/i.test(text)) {
    return say(
      `Could not ${doing}: PostgreSQL's programs do not run on this system (${lastWords(text)}). ` +
        'Set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return say(`Could not ${doing}: ${lastWords(text)}`);
}

function textOf(evidence: unknown): string {
  if (!(evidence instanceof Error)) return String(evidence);
  const code = (evidence as NodeJS.ErrnoException).code;
  return code && !evidence.message.includes(code)
    ? `${code}: ${evidence.message}`
    : evidence.message;
}

function lastWords(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.findLast((each) => /(FATAL|PANIC|error|ERROR):/.test(each)) ?? lines.at(-1);
  return line?.replace(/^.*?\b(FATAL|PANIC|ERROR|error):\s*/, '') ?? 'no reason was given';
}
