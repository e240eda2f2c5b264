import { patternOf } from '@trio/domain/classes/pattern';
import type { Answer } from '@trio/contracts/endpoint';
import type { openProjector, watchClass, watchProjector } from '@trio/contracts/live-classes';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { findShownCards } from '../../data/shown-cards.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Pool } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import { oneSchool } from '../../platform/identity/school-scope.ts';
import {
  projectorTicketMs,
  type ProjectorTickets,
} from '../../platform/tickets/projector-tickets.ts';
import { toCounts, toWatchedStudent } from './live-classes.mapper.ts';
import { watchScopeOf, type Watcher } from './live-classes.policy.ts';
import {
  findLiveClass,
  findLiveStudents,
  findMark,
  findTrios,
  type ClassKey,
} from './live-classes.repository.ts';
import { etagOf, isJoiningOpen, isUnchanged } from './live-classes.rules.ts';

export interface Watched<View> {
  readonly etag: string;
  /** Null if the page has this view already. */
  readonly view: View | null;
}

export interface LiveClassesService {
  watch(
    caller: Caller,
    classId: string,
    knownEtag: string | undefined,
  ): Promise<Watched<Answer<typeof watchClass>>>;
  openProjector(caller: Caller, classId: string): Promise<Answer<typeof openProjector>>;
  watchProjector(
    ticket: string,
    knownEtag: string | undefined,
  ): Promise<Watched<Answer<typeof watchProjector>>>;
}

export interface LiveClassesDeps {
  readonly db: Database;
  readonly pool: Pool;
  readonly identity: Pick<Identity, 'users'>;
  readonly tickets: ProjectorTickets;
  readonly clock: Clock;
}

export function createLiveClassesService(deps: LiveClassesDeps): LiveClassesService {
  const { db, pool, identity, tickets, clock } = deps;

  async function markFor(watcher: Watcher, classId: string) {
    const { schoolId, teacherId } = watchScopeOf(watcher);
    const key = { schoolId, classId };
    const mark = await findMark(pool, key, teacherId);
    if (!mark) throw new ApiError('request/not-found');
    return { key, mark };
  }

  async function classOf(key: ClassKey) {
    const found = await findLiveClass(pool, key);
    if (!found) throw new ApiError('request/not-found');
    const { schoolName, name, code } = found;
    return { schoolName, name, code, isJoiningOpen: isJoiningOpen(found, clock.now()) };
  }

  return {
    watch: async (caller, classId, knownEtag) => {
      const { key, mark } = await markFor(caller, classId);
      const etag = etagOf(mark);
      if (isUnchanged(mark, knownEtag)) return { etag, view: null };
      const { schoolName: _, ...about } = await classOf(key);
      const students = await findLiveStudents(pool, key);
      // Only when the screen is opened: it asks every few seconds.
      if (knownEtag === undefined) {
        const entry = { by: caller, action: 'class-watched', schoolId: key.schoolId } as const;
        await insertAuditEntry(db, { ...entry, details: { name: about.name } }, clock.now());
      }
      return { etag, view: { ...about, students: students.map(toWatchedStudent) } };
    },

    openProjector: async (caller, classId) => {
      const { key } = await markFor(caller, classId);
      return {
        ticket: await tickets.issue({ ...key, staffId: caller.userId }),
        expiresAt: new Date(clock.now().getTime() + projectorTicketMs).toISOString(),
      };
    },

    watchProjector: async (ticket, knownEtag) => {
      const read = await tickets.read(ticket);
      const user = read && (await identity.users.findById(db, read.staffId));
      if (!user || user.disabledAt !== null) throw new ApiError('class/projector-ended');
      const { key, mark } = await markFor(user, read.classId);
      const etag = etagOf(mark);
      if (isUnchanged(mark, knownEtag)) return { etag, view: null };
      const { schoolName, ...about } = await classOf(key);
      const pattern = patternOf(await findTrios(pool, key));
      return {
        etag,
        view: {
          ...about,
          schoolname: schoolName,
          counts: toCounts(await findLiveStudents(pool, key)),
          pattern: pattern && {
            students: pattern.students,
            challenges: [...pattern.challenges],
            extraCards: await findShownCards(
              db,
              oneSchool(key.schoolId),
              pattern.challenges.map(({ card }) => card),
            ),
          },
        },
      };
    },
  };
}
