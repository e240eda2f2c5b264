import { chmod, mkdir } from 'node:fs/promises';

/** Creates a folder that every user can enter, also under a strict umask. */
export async function createOpenFolder(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true });
  if (created !== undefined) await chmod(path, 0o755);
}
