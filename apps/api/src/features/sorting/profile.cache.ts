import type { Clock } from '../../platform/clock.ts';
import type { ProfileFile } from '../../platform/mail/attachment.ts';

/** The page fetches a document and then navigates to it. */
export interface ProfileCache {
  take(ticketId: string, make: () => Promise<ProfileFile>): Promise<ProfileFile>;
}

interface CacheEntry {
  readonly file: Promise<ProfileFile>;
  readonly until: number;
  /** 0 while the document is being made. */
  bytes: number;
}

interface CacheLimits {
  readonly lifetimeMs: number;
  readonly mostFiles?: number;
  readonly mostBytes?: number;
}

export function createProfileCache(
  clock: Clock,
  { lifetimeMs, mostFiles = 200, mostBytes = 48 * 1024 * 1024 }: CacheLimits,
): ProfileCache {
  const cache = new Map<string, CacheEntry>();

  function clear(): void {
    const now = clock.now().getTime();
    let bytes = 0;
    for (const entry of cache.values()) bytes += entry.bytes;
    for (const [ticketId, entry] of cache) {
      if (entry.until > now && cache.size <= mostFiles && bytes <= mostBytes) return;
      cache.delete(ticketId);
      bytes -= entry.bytes;
    }
  }

  return {
    take: async (ticketId, make) => {
      clear();
      const cached = cache.get(ticketId);
      if (cached) return cached.file;
      const entry: CacheEntry = {
        file: make(),
        until: clock.now().getTime() + lifetimeMs,
        bytes: 0,
      };
      cache.set(ticketId, entry);
      try {
        const file = await entry.file;
        entry.bytes = file.bytes.length;
        clear();
        return file;
      } catch (error) {
        cache.delete(ticketId);
        throw error;
      }
    },
  };
}
