import type { UsageEvent } from '@trio/contracts/usage';
import type { Clock } from '../../platform/clock.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { UsageRepository } from './usage.repository.ts';

export interface UsageService {
  recordEvents(events: readonly UsageEvent[], caller: Caller | null): Promise<{ recorded: number }>;
}

export function createUsageService(repository: UsageRepository, clock: Clock): UsageService {
  return {
    recordEvents: async (events, caller) => {
      // What an administrator does says nothing about how the product is used.
      if (caller?.role === 'admin') return { recorded: 0 };
      const now = clock.now().getTime();
      const rows = events.map(({ id, name, age, language, route }) => ({
        eventId: id,
        occurredAt: new Date(now - age),
        name,
        role: caller?.role ?? null,
        language,
        route,
      }));
      return { recorded: await repository.insertEvents(rows) };
    },
  };
}

/** Two school years and a summer: enough to compare one autumn with the last. */
const keptDays = 760;

export const forgetOldUsage = (
  repository: Pick<UsageRepository, 'deleteBefore'>,
  now: Date,
): Promise<void> => repository.deleteBefore(new Date(now.getTime() - keptDays * 24 * 60 * 60_000));
