import type { Answer, Body, Query } from '@trio/contracts/endpoint';
import type { createPdfTicket, getPdf } from '@trio/contracts/profile';
import type { Language } from '@trio/i18n/languages';
import { ApiError, tooOften } from '../../http/api-error.ts';
import { mayReadWords, studentNotFound } from '../../http/caller.policy.ts';
import { insertAuditEntry } from '../../data/audit.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Caller, Identity } from '../../platform/identity/identity.ts';
import type { MakeProfileFile, ProfileFile } from '../../platform/mail/attachment.ts';
import {
  ProfilesBusy,
  ProfilesUnavailable,
  type ProfileMaker,
} from '../../platform/profiles/profile-maker.ts';
import type { LimitName } from '../../platform/rate-limits/limits.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { StorageUnavailable } from '../../platform/storage/storage.ts';
import { findStudentKey, type StudentKey } from '../../data/students.repository.ts';
import {
  profileTicketMs,
  type ProfilePurpose,
  type ProfileTickets,
} from '../../platform/tickets/profile-tickets.ts';
import { findConfirmedSort, findSorts } from '../../data/sorts.repository.ts';
import type { MailProfile } from './profile.mail.ts';
import { createProfileCache } from './profile.cache.ts';
import {
  profileScopeOf,
  refuseEarlier,
  refusePending,
  refuseWithoutAddress,
  resultAskedFor,
  studentAskedFor,
  toId,
  type Asker,
} from './profile.policy.ts';
import { findProfileStudent, insertSpentTicket } from './profile.repository.ts';

export interface Asked {
  readonly asker: Asker;
  readonly studentId: string;
  readonly language: Language;
  readonly ticketId: string | null;
  /** Null for the latest result. */
  readonly resultId: string | null;
}

export interface ProfileService {
  issueTicket(
    caller: Caller,
    body: Body<typeof createPdfTicket>,
  ): Promise<Answer<typeof createPdfTicket>>;
  read(caller: Caller | null, query: Query<typeof getPdf>): Promise<Asked>;
  download(asked: Asked): Promise<ProfileFile>;
  /** Always to the student's own address. */
  mail(asked: Asked): Promise<void>;
}

export interface ProfileDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users' | 'findOpenSchools'>;
  readonly tickets: ProfileTickets;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
  readonly makeProfileFile: MakeProfileFile;
  readonly profiles: Pick<ProfileMaker, 'engine'>;
  readonly mailProfile: MailProfile;
}

/** One student must not fill the queue. */
const atOnceOfAStudent = 4;
const busySeconds = 2;

export function createProfileService(deps: ProfileDeps): ProfileService {
  const { db, transact, identity, tickets, rateLimits, clock } = deps;
  const cache = createProfileCache(clock, { lifetimeMs: profileTicketMs });
  const inProgress = new Map<string, number>();

  /** Checked when a ticket is issued, and again when it is used. */
  async function find(asker: Asker, studentId: string, resultId: string | null) {
    const scope = profileScopeOf(asker, studentId);
    const owner = await findStudentKey(db, studentId, scope);
    const student = owner && (await findProfileStudent(db, owner));
    if (!student) throw studentNotFound(scope);
    const { sorts } = await findSorts(db, owner);
    const latest = sorts.find(({ confirmedAt }) => confirmedAt !== null);
    if (!latest) throw new ApiError('profile/none');
    const isLatest = resultId === null || resultId === latest.sort.id;
    refuseEarlier(asker, { isLatest });
    const wanted = isLatest ? latest : await findConfirmedSort(db, owner, resultId);
    if (!wanted) throw new ApiError('request/not-found');
    refusePending(asker, student, wanted);
    const hasWords = mayReadWords(asker, wanted);
    return { owner, student, sortId: wanted.sort.id, hasWords };
  }

  async function limit(name: LimitName, studentId: string): Promise<void> {
    const wait = await rateLimits.take(name, studentId);
    if (wait) throw tooOften(wait);
  }

  async function amongFew<T>(studentId: string, work: () => Promise<T>): Promise<T> {
    const count = (change: 1 | -1): number => {
      const now = (inProgress.get(studentId) ?? 0) + change;
      if (now === 0) inProgress.delete(studentId);
      else inProgress.set(studentId, now);
      return now;
    };
    try {
      if (count(1) > atOnceOfAStudent) throw new ProfilesBusy();
      return await work();
    } finally {
      count(-1);
    }
  }

  async function readTicket(auth: string, query: Query<typeof getPdf>): Promise<Asked> {
    const ticket = await tickets.read(auth);
    const purpose: ProfilePurpose = query.email === true ? 'mail' : 'download';
    const isMeant =
      ticket?.purpose === purpose &&
      [undefined, ticket.language].includes(query.language) &&
      ['', ticket.studentId].includes(toId(query.uid ?? '')) &&
      ['', ticket.resultId].includes(toId(query.resultId ?? ''));
    const user = isMeant ? await identity.users.findById(db, ticket.askedBy) : null;
    if (!isMeant || !user || user.disabledAt !== null) {
      throw new ApiError('profile/ticket-invalid');
    }
    const openSchools = await identity.findOpenSchools(user);
    return { ...ticket, resultId: ticket.resultId ?? null, asker: { ...user, openSchools } };
  }

  async function auditOpening({ asker, ticketId }: Asked, owner: StudentKey) {
    if (asker.role === 'student') return;
    await transact(async (connection) => {
      const isFirst =
        ticketId === null ||
        (await insertSpentTicket(connection, owner, ticketId, endOfTicket())) === 'spent';
      if (isFirst) await audit(connection, asker, owner, 'profile-opened');
    });
  }

  const audit = (
    connection: Connection,
    by: Asker,
    { schoolId, studentId }: StudentKey,
    action: 'profile-opened' | 'profile-mailed',
  ) => insertAuditEntry(connection, { by, action, schoolId, subjectId: studentId }, clock.now());

  /** The record of a spent ticket must outlive the ticket. */
  const endOfTicket = () => new Date(clock.now().getTime() + profileTicketMs);

  return {
    issueTicket: async (caller, { uid, language, email, resultId: named }) => {
      const studentId = studentAskedFor(caller, uid);
      const resultId = resultAskedFor(named);
      const { student } = await find(caller, studentId, resultId);
      if (email === true) refuseWithoutAddress(student);
      if (deps.profiles.engine === 'none') throw new ApiError('profile/unavailable');
      const purpose: ProfilePurpose = email === true ? 'mail' : 'download';
      const askedBy = caller.userId;
      const ticket = { studentId, askedBy, purpose, language, resultId: resultId ?? undefined };
      return { auth: await tickets.issue(ticket) };
    },

    read: async (caller, query) => {
      if (query.auth !== undefined) return readTicket(query.auth, query);
      if (!caller) throw new ApiError('request/unauthenticated');
      const studentId = studentAskedFor(caller, query.uid);
      const resultId = resultAskedFor(query.resultId);
      const language = query.language ?? 'en';
      return { asker: caller, studentId, language, ticketId: null, resultId };
    },

    download: async (asked) => {
      const { asker, studentId, language, ticketId, resultId } = asked;
      const { owner, sortId, hasWords } = await find(asker, studentId, resultId);
      const make = async (): Promise<ProfileFile> => {
        await limit('profile-of-student', studentId);
        const file = await orNotNow(
          amongFew(studentId, () =>
            deps.makeProfileFile({ ...owner, sortId, language }, { hasWords }),
          ),
        );
        if (!file) throw new ApiError('request/not-found');
        return file;
      };
      const file = await (ticketId === null ? make() : cache.take({ ticketId, hasWords }, make));
      await auditOpening(asked, owner);
      return file;
    },

    mail: async ({ asker, studentId, language, ticketId, resultId }) => {
      const { owner, sortId, student } = await find(asker, studentId, resultId);
      refuseWithoutAddress(student);
      await limit('profile-mail-to-student', studentId);
      const { email: to, firstName } = student;
      try {
        await transact(async (connection) => {
          const isFirst =
            ticketId === null ||
            (await insertSpentTicket(connection, owner, ticketId, endOfTicket())) === 'spent';
          if (!isFirst) throw new ApiError('profile/ticket-invalid');
          await deps.mailProfile(connection, { owner, sortId, language, to, firstName });
          if (asker.role !== 'student') await audit(connection, asker, owner, 'profile-mailed');
        });
      } catch (error) {
        // No email was queued, so the attempt does not count.
        await rateLimits.giveBack('profile-mail-to-student', studentId);
        throw error;
      }
    },
  };
}

async function orNotNow<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof ProfilesBusy) {
      throw new ApiError('profile/busy', { retryAfterSeconds: busySeconds, cause });
    }
    if (cause instanceof ProfilesUnavailable) throw new ApiError('profile/unavailable', { cause });
    if (cause instanceof StorageUnavailable) throw new ApiError('server/unavailable', { cause });
    throw cause;
  }
}
