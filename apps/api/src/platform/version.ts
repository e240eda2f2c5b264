import { readFileSync } from 'node:fs';

const file = new URL('../../../../package.json', import.meta.url);

export const version: string = (JSON.parse(readFileSync(file, 'utf8')) as { version: string })
  .version;

/** Both versions are three numbers. */
export function isAtLeast(candidate: string, minimum: string): boolean {
  const [ours, theirs] = [candidate, minimum].map((text) => text.split('.').map(Number)) as [
    number[],
    number[],
  ];
  for (const [at, least] of theirs.entries()) {
    const part = ours[at] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}
