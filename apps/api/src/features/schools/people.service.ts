import { normaliseEmail } from '@trio/domain/email';
import type { Caller } from '../../platform/identity/identity.ts';
import {
  findPeople,
  findPersonByEmail,
  lockEnabledAdmins,
  type PeopleQuery,
  type Person,
} from './people.repository.ts';
import type { SchoolsWorld } from './schools-world.ts';
import { refuseAllButAdmins } from './schools.policy.ts';

type By = Pick<Caller, 'role'>;

/** Everybody who can sign in, as the platform's support sees them. */
export interface PeopleService {
  list(
    by: By,
    query: PeopleQuery,
  ): Promise<{ readonly total: number; readonly people: readonly Person[] }>;
  findByEmail(by: By, email: string): Promise<Person | null>;
  /** Ends every session of theirs with it. */
  disable(by: By, person: Person): Promise<'disabled' | 'disabled-before' | 'last-admin'>;
  enable(by: By, person: Person): Promise<'enabled' | 'enabled-before'>;
  /** For who cannot get in by themselves. Ends their sessions, and tells them. */
  replacePassword(by: By, person: Person, password: string): Promise<void>;
}

export function createPeopleService(world: SchoolsWorld): PeopleService {
  const { db, transact, identity, outbox, clock } = world;
  const { users } = identity;

  return {
    list: async (by, query) => {
      refuseAllButAdmins(by);
      return findPeople(db, query);
    },

    findByEmail: async (by, email) => {
      refuseAllButAdmins(by);
      return (await findPersonByEmail(db, normaliseEmail(email))) ?? null;
    },

    disable: async (by, { userId, role }) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const admins = role === 'admin' ? await lockEnabledAdmins(connection) : [];
        const user = await users.findById(connection, userId);
        if (user?.disabledAt) return 'disabled-before';
        // Nobody would be left to turn anybody on again.
        if (role === 'admin' && !admins.some(({ id }) => id !== userId)) return 'last-admin';
        await users.updateDisabled(connection, userId, clock.now(), clock.now());
        return 'disabled';
      });
    },

    enable: async (by, { userId }) => {
      refuseAllButAdmins(by);
      return transact(async (connection) => {
        const user = await users.findById(connection, userId);
        if (!user?.disabledAt) return 'enabled-before';
        await users.updateDisabled(connection, userId, null, clock.now());
        return 'enabled';
      });
    },

    replacePassword: async (by, person, password) => {
      refuseAllButAdmins(by);
      const { userId, role, email, firstName, language, schoolId } = person;
      const passwordHash = await identity.hashPassword(password);
      await transact(async (connection) => {
        await users.updatePassword(connection, { userId, passwordHash }, clock.now());
        const content = { template: 'password-changed', values: { firstName, role } } as const;
        await outbox.enqueue(connection, { to: email, language, schoolId, content });
      });
    },
  };
}
