import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredEmail } from './folder-transport.ts';

export interface Mailbox {
  list(): Promise<readonly (StoredEmail & { readonly name: string })[]>;
  find(name: string): Promise<StoredEmail | null>;
  findFile(name: string): Promise<{ readonly fileName: string; readonly bytes: Buffer } | null>;
}

const shown = 100;
// Exactly the names that the folder transport writes, so that no path can leave the folder.
const isName = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

export function createMailbox(folder: string): Mailbox {
  const find: Mailbox['find'] = async (name) => {
    if (!isName.test(name)) return null;
    const written = await readFile(join(folder, `${name}.json`), 'utf8').catch(() => null);
    if (written === null) return null;
    // Emails stored by older versions have no `attachment`.
    return { attachment: null, ...(JSON.parse(written) as Omit<StoredEmail, 'attachment'>) };
  };
  return {
    find,
    findFile: async (name) => {
      const fileName = (await find(name))?.attachment?.fileName;
      if (fileName === undefined) return null;
      const bytes = await readFile(join(folder, `${name}.pdf`)).catch(() => null);
      return bytes && { fileName, bytes };
    },
    list: async () => {
      const files = await readdir(folder).catch(() => []);
      const names = files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .toSorted()
        .toReversed()
        .slice(0, shown);
      const emails = await Promise.all(
        names.map(async (name) => ({ name, email: await find(name) })),
      );
      return emails.flatMap(({ name, email }) => (email ? [{ name, ...email }] : []));
    },
  };
}
