import type { Answer } from '@trio/contracts/endpoint';
import { pages } from '@trio/contracts/pages';
import type { getUsage, UsageEvent, UsageWindow } from '@trio/contracts/usage';
import { roles } from '@trio/domain/roles';
import { refuseAllBut, refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { UsageForwarding } from '../../platform/usage/usage-forwarding.ts';
import { createUsageTally, dayOf, isOnTheList, ofDeck, type CountedRole } from './usage.rules.ts';
import { findSummary } from './usage-summary.repository.ts';
import {
  upsertSums,
  upsertVolume,
  deleteEventsBefore,
  deleteSumsBefore,
  findVolume,
  insertEvents,
} from './usage.repository.ts';

interface UsageDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly forwarding: UsageForwarding;
  /** Called once a day, when the limit is reached. */
  readonly onFull: (sender: UsageSender) => void;
}

interface Sender {
  readonly caller: Caller | null;
  readonly asksNotTo: boolean;
}

/** Anonymous events have a lower limit, so that they cannot use up the share of logged-in users. */
type UsageSender = 'anonymous' | 'signed-in';

export interface UsageService {
  recordEvents(events: readonly UsageEvent[], sender: Sender): Promise<{ recorded: number }>;
  summary(caller: Caller, days: UsageWindow | undefined): Promise<Answer<typeof getUsage>>;
}

const dayMs = 24 * 60 * 60_000;
const defaultWindow: UsageWindow = 30;

/** A row with its share of both indexes. */
const bytesPerEvent = 200;
const megabyte = 1024 * 1024;
/** For all servers together. */
export const mostBytesPerDay: Readonly<Record<UsageSender, number>> = {
  anonymous: 60 * megabyte,
  'signed-in': 100 * megabyte,
};

const routes: ReadonlySet<string> = new Set(Object.values(pages).map(({ path }) => path));
const somewhere = '*';

const countedRole = (caller: Caller | null): CountedRole =>
  caller?.role === 'student' || caller?.role === 'school' ? caller.role : '';

/** Only students sort, so other senders must not change the sorting figures. */
const isOfStudents = (name: UsageEvent['name']): boolean =>
  name.startsWith('sort-') || name === 'card-times';

export function createUsageService(deps: UsageDeps): UsageService {
  const { db, transact, clock, forwarding } = deps;
  const fullOn = new Map<UsageSender, string>();

  async function isFull(sender: UsageSender, today: string): Promise<boolean> {
    if (fullOn.get(sender) === today) return true;
    if ((await findVolume(db, today)) < mostBytesPerDay[sender]) return false;
    fullOn.set(sender, today);
    deps.onFull(sender);
    return true;
  }

  return {
    recordEvents: async (events, { caller, asksNotTo }) => {
      if (caller) refuseAllBut(roles, caller);
      // An administrator's acts say nothing about how the product is used.
      if (asksNotTo || caller?.role === 'admin' || caller?.role === 'board') return { recorded: 0 };
      const now = clock.now().getTime();
      const role = countedRole(caller);
      const counted = events.filter(
        (event) => (role === 'student' || !isOfStudents(event.name)) && isOnTheList(event),
      );
      if (counted.length === 0) return { recorded: 0 };
      const today = dayOf(new Date(now));
      if (await isFull(caller ? 'signed-in' : 'anonymous', today)) return { recorded: 0 };
      const stamped = counted.map(({ age, route, times, ...event }) => ({
        ...event,
        role,
        occurredAt: new Date(now - age),
        route: routes.has(route) ? route : somewhere,
        ...(times && { times: ofDeck(times) }),
      }));
      const added = await transact(async (connection) => {
        const ids = await insertEvents(
          connection,
          stamped.map(({ id, occurredAt, name, language, route }) => ({
            eventId: id,
            occurredAt,
            name,
            role: role === '' ? null : role,
            language,
            route,
          })),
        );
        const fresh = [...new Map(stamped.map((event) => [event.id, event])).values()].filter(
          ({ id }) => ids.has(id),
        );
        const tally = createUsageTally();
        for (const { occurredAt, ...event } of fresh) {
          tally.add({ ...event, day: dayOf(occurredAt) });
        }
        const [any] = fresh;
        if (any) {
          const slot = slotOf(any.id);
          await upsertSums(connection, tally.sums(), slot);
          const bytes = fresh.length * bytesPerEvent;
          await upsertVolume(connection, { day: today, slot, bytes });
        }
        return fresh;
      });
      forwarding.forward(added);
      return { recorded: added.length };
    },

    summary: async (caller, days = defaultWindow) => {
      refuseAllButAdmins(caller);
      return findSummary(db, dayOf(new Date(clock.now().getTime() - (days - 1) * dayMs)));
    },
  };
}

/** Ids are random, so the last digit spreads rows over sixteen slots. */
const slotOf = (id: string): number => Number.parseInt(id.slice(-1), 16);

/** Events serve only to recognise a repeated batch. */
const eventDays = 30;
/** Two school years and a summer, to compare one autumn with the last. */
const sumDays = 760;

export async function forgetOldUsage(connection: Connection, now: Date): Promise<void> {
  const before = (days: number): Date => new Date(now.getTime() - days * dayMs);
  await deleteEventsBefore(connection, before(eventDays));
  await deleteSumsBefore(connection, dayOf(before(sumDays)));
}
