import type { Clock } from '../../platform/clock.ts';
import type { ProfileFile } from '../../platform/mail/attachment.ts';

/** Caches a new document, because the page fetches it and then navigates to it. */
export interface ProfileShelf {
  take(ticketId: string, make: () => Promise<ProfileFile>): Promise<ProfileFile>;
}

interface Kept {
  readonly file: Promise<ProfileFile>;
  readonly until: number;
  /** 0 while the document is being made. */
  bytes: number;
}

interface Room {
  readonly lifetimeMs: number;
  readonly mostFiles?: number;
  readonly mostBytes?: number;
}

export function createProfileShelf(
  clock: Clock,
  { lifetimeMs, mostFiles = 200, mostBytes = 48 * 1024 * 1024 }: Room,
): ProfileShelf {
  // Ordered by arrival, so also by expiry.
  const shelf = new Map<string, Kept>();

  function clear(): void {
    const now = clock.now().getTime();
    let bytes = 0;
    for (const kept of shelf.values()) bytes += kept.bytes;
    for (const [ticketId, kept] of shelf) {
      if (kept.until > now && shelf.size <= mostFiles && bytes <= mostBytes) return;
      shelf.delete(ticketId);
      bytes -= kept.bytes;
    }
  }

  return {
    take: async (ticketId, make) => {
      clear();
      const known = shelf.get(ticketId);
      if (known) return known.file;
      const kept: Kept = { file: make(), until: clock.now().getTime() + lifetimeMs, bytes: 0 };
      shelf.set(ticketId, kept);
      try {
        const file = await kept.file;
        kept.bytes = file.bytes.length;
        clear();
        return file;
      } catch (error) {
        shelf.delete(ticketId);
        throw error;
      }
    },
  };
}
