import type { ProfileOwner } from './profile-owners.ts';

const longest = 120;

/** Valid on Windows, macOS and Linux, and never a path. */
export const safeName = (text: string): string =>
  Array.from(
    text
      .normalize('NFC')
      // Also invisible and direction-changing characters, which can disguise a name.
      .replaceAll(/[\p{C}\\/:*?"<>|]+/gu, ' ')
      .replaceAll(/\s+/gu, ' ')
      .replace(/^[. ]+/u, ''),
  )
    .slice(0, longest)
    .join('')
    .replace(/[. ]+$/u, '');

export const ownerName = ({ firstname, lastname, email, username }: ProfileOwner): string =>
  `${lastname} ${firstname}`.trim() || email || (username ?? '');

/** “9B - Roy Zoé.pdf”; the second of two equal names gets “(2)”. */
export function profileFileNames(owners: readonly ProfileOwner[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const owner of owners) {
    const parts = [owner.class ?? '', ownerName(owner)].map(safeName);
    // The prefix keeps names that Windows reserves, like “con”, usable.
    const base = parts.filter((part) => part !== '').join(' - ') || 'trio';
    let name = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu.test(base) ? `trio - ${base}` : base;
    const stem = name;
    for (let at = 2; taken.has(name.toLowerCase()); at += 1) name = `${stem} (${at})`;
    taken.add(name.toLowerCase());
    names.set(owner._id, `${name}.pdf`);
  }
  return names;
}
