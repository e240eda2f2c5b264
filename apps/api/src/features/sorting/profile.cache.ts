import type { Clock } from '../../platform/clock.ts';
import type { ProfileFile } from '../../platform/mail/attachment.ts';

/** Caches a new document, because the page fetches it and then navigates to it. */
export interface ProfileCache {
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

export function createProfileCache(
  clock: Clock,
  { lifetimeMs, mostFiles = 200, mostBytes = 48 * 1024 * 1024 }: Room,
): ProfileCache {
  // Ordered by arrival, so also by expiry.
  const cache = new Map<string, Kept>();

  function clear(): void {
    const now = clock.now().getTime();
    let bytes = 0;
    for (const kept of cache.values()) bytes += kept.bytes;
    for (const [ticketId, kept] of cache) {
      if (kept.until > now && cache.size <= mostFiles && bytes <= mostBytes) return;
      cache.delete(ticketId);
      bytes -= kept.bytes;
    }
  }

  return {
    take: async (ticketId, make) => {
      clear();
      const known = cache.get(ticketId);
      if (known) return known.file;
      const kept: Kept = { file: make(), until: clock.now().getTime() + lifetimeMs, bytes: 0 };
      cache.set(ticketId, kept);
      try {
        const file = await kept.file;
        kept.bytes = file.bytes.length;
        clear();
        return file;
      } catch (error) {
        cache.delete(ticketId);
        throw error;
      }
    },
  };
}
