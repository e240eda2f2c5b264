import { pages } from '@trio/contracts/pages';
import type { Answer, Body } from '@trio/contracts/endpoint';
import { signInRefusals, type makeSignIns, type makeSignInSheet } from '@trio/contracts/sign-ins';
import { cleanEmail } from '@trio/domain/email';
import { createPassphrase } from '@trio/domain/passphrases/passphrase';
import type { Language } from '@trio/i18n/languages';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import { insertPerson, insertStudentWithNewUsername } from '../../data/people.repository.ts';
import { findSchool, type School } from '../../data/schools.repository.ts';
import { updateToNotJoined } from '../../data/student-states.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import { createBoundedQueue } from '../../platform/bounded-queue.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import {
  ProfilesBusy,
  ProfilesUnavailable,
  type ProfileMaker,
} from '../../platform/profiles/profile-maker.ts';
import { toAuditEntry } from './classes.mapper.ts';
import { classScopeOf, foundClass, refuseArchived } from './classes.policy.ts';
import { findClass, insertStudents, lockClass, type ClassRow } from './classes.repository.ts';
import type { ClassesDeps } from './classes.service.ts';
import { loginOf, toSheet } from './sign-ins.mapper.ts';
import { findSignIns, lockUnusedSignIns, type SignInRow } from './sign-ins.repository.ts';

type Made = Answer<typeof makeSignIns>;
type Refusal = Made['refused'][number]['code'];

interface NewRow {
  readonly _id: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password: string;
  readonly passwordHash: string;
}

export interface SignInsDeps extends ClassesDeps {
  readonly identity: Pick<Identity, 'users' | 'hashPassword'>;
  readonly accounts: {
    refuseClosedSchool(school: School): void;
    refuseUnwantedDomain(school: School, email: string): void;
  };
  readonly profiles: Pick<ProfileMaker, 'makeSignInSheet'>;
}

export interface SignInsService {
  make(
    caller: Caller,
    classId: string,
    body: Body<typeof makeSignIns>,
    visitor: Pick<Visitor, 'language'>,
  ): Promise<Made>;
  makeSheet(
    caller: Caller,
    classId: string,
    body: Body<typeof makeSignInSheet>,
    visitor: Visitor,
  ): Promise<Uint8Array>;
}

/** A batch of 100 takes about a second of one core. */
const batchesWaiting = 20;
const busySeconds = 5;

export function createSignInsService(deps: SignInsDeps): SignInsService {
  const { db, transact, identity, accounts, profiles, clock, random } = deps;
  const queue = createBoundedQueue(1, batchesWaiting);

  /** One after the other, so that log-ins get the other threads. */
  async function withPasswords(
    rows: Body<typeof makeSignIns>['rows'],
    language: Language,
  ): Promise<NewRow[]> {
    const hashed: NewRow[] = [];
    for (const row of rows) {
      const password = createPassphrase(language, random);
      hashed.push({ ...row, password, passwordHash: await identity.hashPassword(password) });
    }
    return hashed;
  }

  function refusalOf(school: School, { allowsJoiningWithoutEmail }: ClassRow, email: string) {
    if (email === '') return allowsJoiningWithoutEmail ? null : 'join/email-needed';
    try {
      accounts.refuseUnwantedDomain(school, email);
      return null;
    } catch (error) {
      const code = signInRefusals.find((one) => error instanceof ApiError && error.code === one);
      if (code === undefined) throw error;
      return code;
    }
  }

  /** The log-in of the new account, or why there is none. */
  async function insert(
    connection: Connection,
    school: School,
    { _id: userId, firstname, lastname, email, passwordHash }: NewRow,
    language: Language,
  ): Promise<{ readonly login: string } | Refusal> {
    if (await identity.users.findById(connection, userId)) return 'class/sign-in-exists';
    const { schoolId } = school;
    const createdAt = clock.now();
    const person = { userId, schoolId, firstName: firstname, lastName: lastname, passwordHash };
    const student = { ...person, language, createdAt };
    if (email !== '') {
      const known = { ...student, email, role: 'student', staffKind: null } as const;
      const outcome = await insertPerson(connection, identity.users, known);
      return outcome === 'inserted' ? { login: cleanEmail(email) } : 'auth/email-already-exists';
    }
    const { users } = identity;
    const login = await insertStudentWithNewUsername(connection, users, student, random);
    if (login === null) throw new ApiError('server/unavailable');
    return { login };
  }

  /** The account is unused, and its password may have been lost with the first answer. */
  async function renew(connection: Connection, unused: SignInRow, { passwordHash }: NewRow) {
    const change = { userId: unused.studentId, passwordHash };
    await identity.users.updatePassword(connection, change, clock.now());
    return { login: loginOf(unused) };
  }

  async function schoolOf(connection: Connection, { schoolId }: ClassRow): Promise<School> {
    const school = await findSchool(connection, schoolId);
    if (!school) throw new ApiError('request/unauthenticated');
    accounts.refuseClosedSchool(school);
    return school;
  }

  return {
    make: async (caller, classId, { rows }, { language }) => {
      const scope = classScopeOf(caller);
      const found = foundClass(await findClass(db, scope, classId));
      refuseArchived(found);
      await schoolOf(db, found);
      const hashing = queue.run(() => withPasswords(rows, language));
      if (!hashing) throw new ApiError('server/unavailable', { retryAfterSeconds: busySeconds });
      const hashed = await hashing;

      return transact(async (connection) => {
        const row = foundClass(await lockClass(connection, scope, classId));
        refuseArchived(row);
        const school = await schoolOf(connection, row);
        const ids = rows.map(({ _id }) => _id);
        const unused = await lockUnusedSignIns(connection, row, ids);
        const answer: Made = { made: [], refused: [] };
        const inserted: string[] = [];
        for (const one of hashed) {
          const { _id, password } = one;
          const known = unused.find(({ studentId }) => studentId === _id);
          const outcome = known
            ? await renew(connection, known, one)
            : (refusalOf(school, row, one.email) ??
              (await insert(connection, school, one, language)));
          if (typeof outcome === 'string') answer.refused.push({ _id, code: outcome });
          else answer.made.push({ _id, password, login: outcome.login });
          if (typeof outcome !== 'string' && !known) inserted.push(_id);
        }
        if (answer.made.length === 0) return answer;
        const now = clock.now();
        if (inserted.length > 0) {
          await insertStudents(connection, row, inserted, now);
          await updateToNotJoined(connection, row.schoolId, inserted);
        }
        const entry = toAuditEntry(caller, 'class-sign-ins-made', row);
        const details = { ...entry.details, count: answer.made.length };
        await insertAuditEntry(connection, { ...entry, details }, now);
        return answer;
      });
    },

    makeSheet: async (caller, classId, { rows }, { language, origin }) => {
      const scope = classScopeOf(caller);
      const row = foundClass(await findClass(db, scope, classId));
      const ids = rows.map(({ _id }) => _id);
      const students = await findSignIns(db, row, ids);
      if (students.length !== new Set(ids).size) throw new ApiError('class/person-unknown');
      const about = { language, className: row.name, address: `${origin}${pages.login.path}` };
      try {
        return await profiles.makeSignInSheet(toSheet(about, rows, students));
      } catch (cause) {
        if (cause instanceof ProfilesBusy) {
          throw new ApiError('profile/busy', { retryAfterSeconds: busySeconds, cause });
        }
        if (cause instanceof ProfilesUnavailable) {
          throw new ApiError('profile/unavailable', { cause });
        }
        throw cause;
      }
    },
  };
}
