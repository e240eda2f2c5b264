import type { Answer, Body } from '@trio/contracts/endpoint';
import { peopleMost, type getPerson, type searchPeople } from '@trio/contracts/people';
import { normaliseLogin } from '@trio/domain/usernames/username';
import { insertLook } from '../../data/audit.repository.ts';
import { findPerson, loginsOf } from '../../data/people.repository.ts';
import { findActiveOwners } from '../../data/staff.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { toFound, toHidden, toLinks, toPerson } from './people.mapper.ts';
import { isHidden, refuseHidden } from './people.policy.ts';
import { findPeople, findPersonRow, type PersonRow } from './people.repository.ts';
import { readPeopleSearch } from './people.rules.ts';
import { countClasses, findLastLogIn, findMailsTo } from './person.repository.ts';

export interface PeopleDeps {
  readonly db: Database;
  readonly identity: Pick<Identity, 'users' | 'linkedAccounts' | 'secondFactors'>;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}

export interface PeopleSearchService {
  search(caller: Caller, body: Body<typeof searchPeople>): Promise<Answer<typeof searchPeople>>;
  open(caller: Caller, userId: string): Promise<Answer<typeof getPerson>>;
}

const isTooSlow = (error: unknown): boolean => (error as { code?: string }).code === '57014';

export function createPeopleSearchService(deps: PeopleDeps): PeopleSearchService {
  const { db, identity, rateLimits, clock } = deps;
  const { users, linkedAccounts } = identity;

  /** For each account, when the last of its limits ends; null if it is not locked. */
  async function findLocks(accounts: readonly (readonly string[])[]): Promise<(Date | null)[]> {
    const asked = accounts.flatMap((logins, at) =>
      logins
        .map(normaliseLogin)
        .flatMap((who) => [
          { name: 'log-in-account', who, at } as const,
          { name: 'log-in-account-all', who, at } as const,
        ]),
    );
    const ends = await rateLimits.findFull(asked);
    return accounts.map((_, at) =>
      ends
        .filter((end, n) => asked[n]?.at === at && end !== null)
        .reduce((last, end) => (last && end && last > end ? last : end), null),
    );
  }

  const loginsIn = ({ email, username }: PersonRow): string[] =>
    [email, username ?? ''].filter((login) => login !== '');

  return {
    search: async (caller, { q }) => {
      refuseAllButAdmins(caller);
      const search = readPeopleSearch(q);
      if (search === null) throw new ApiError('search/too-short');
      const wanted = { onlyWhole: caller.openSchools !== 'all', limit: peopleMost + 1 };
      const rows = await findPeople(db, search, wanted).catch((error: unknown) => {
        throw isTooSlow(error) ? new ApiError('server/unavailable') : error;
      });
      const shown = rows.slice(0, peopleMost);
      const locks = await findLocks(shown.map(loginsIn));
      const people = shown.map((row, at) =>
        isHidden(caller, row) ? toHidden(row) : toFound(row, locks[at] instanceof Date),
      );
      return { people, hasMore: rows.length > peopleMost };
    },

    open: async (caller, userId) => {
      refuseAllButAdmins(caller);
      const row = await findPersonRow(db, userId);
      if (!row) throw new ApiError('request/not-found');
      refuseHidden(caller, row);
      const person = await findPerson(db, row);
      if (!person) throw new ApiError('request/not-found');
      const now = clock.now();
      const [tokens, lastLogIn, classes, isSingleSignOn, [lockedUntil = null]] = await Promise.all([
        users.findTokensOf(db, userId, now),
        findLastLogIn(db, userId),
        countClasses(db, row),
        linkedAccounts.hasAny(db, userId),
        findLocks([loginsOf(person)]),
      ]);
      const recipients = [...new Set([person.email, ...tokens.map(({ about }) => about)])];
      const since = tokens.at(-1)?.createdAt;
      const mails = since ? await findMailsTo(db, recipients, since) : [];
      const { role, schoolId } = row;
      const kinds = await identity.secondFactors.findFactorKinds(db, userId);
      const owners = schoolId === null ? [] : await findActiveOwners(db, schoolId);
      const action = role === 'student' ? 'student-opened' : 'account-opened';
      await insertLook(db, { by: caller, action, schoolId, subjectId: userId }, now);
      return toPerson(row, {
        person,
        lastLogIn,
        classes,
        isSingleSignOn,
        isSelf: userId === caller.userId,
        hasSecondFactor: kinds.size > 0,
        hasOwnerToAsk: owners.some(({ staffId }) => staffId !== userId),
        lockedUntil,
        links: toLinks(tokens, mails, person.email),
      });
    },
  };
}
