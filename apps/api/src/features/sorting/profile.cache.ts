import type { Clock } from '../../platform/clock.ts';
import type { ProfileFile } from '../../platform/mail/attachment.ts';

/** The student may share or withdraw the words while the ticket is valid. */
export interface CacheKey {
  readonly ticketId: string;
  readonly hasWords: boolean;
}

/** The page fetches a document and then navigates to it. */
export interface ProfileCache {
  take(key: CacheKey, make: () => Promise<ProfileFile>): Promise<ProfileFile>;
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
    for (const [key, entry] of cache) {
      if (entry.until > now && cache.size <= mostFiles && bytes <= mostBytes) return;
      cache.delete(key);
      bytes -= entry.bytes;
    }
  }

  return {
    take: async ({ ticketId, hasWords }, make) => {
      clear();
      const key = `${ticketId} ${hasWords ? 'with' : 'without'} words`;
      const cached = cache.get(key);
      if (cached) return cached.file;
      const entry: CacheEntry = {
        file: make(),
        until: clock.now().getTime() + lifetimeMs,
        bytes: 0,
      };
      cache.set(key, entry);
      try {
        const file = await entry.file;
        entry.bytes = file.bytes.length;
        clear();
        return file;
      } catch (error) {
        cache.delete(key);
        throw error;
      }
    },
  };
}
