import type { Answer, Body } from '@trio/contracts/endpoint';
import type {
  listNewSchools,
  refuseSchool,
  ReviewOutcome,
  SchoolReview,
} from '@trio/contracts/school-reviews';
import { reviewStateOf, type ReviewState } from '@trio/domain/school-review';
import { insertAuditEntry, type Actor } from '../../data/audit.repository.ts';
import { lockSchool, updateSchool, type School } from '../../data/schools.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import { refuseAllButAdmins } from '../../http/caller.policy.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { mailApproval, mailRefusal, mailRefusalUndone } from './school-reviews.mail.ts';
import { toReview } from './school-reviews.mapper.ts';
import { countWaiting, findRefused, findReview, findWaiting } from './school-reviews.repository.ts';

export interface SchoolReviewsDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
  readonly settings: { readonly needsSchoolApproval: boolean };
}

export interface SchoolReviewsService {
  list(by: Actor): Promise<Answer<typeof listNewSchools>>;
  find(by: Actor, schoolId: string): Promise<SchoolReview>;
  /** These three change nothing, and say so, if another administrator decided before. */
  approve(by: Actor, schoolId: string): Promise<ReviewOutcome>;
  refuse(by: Actor, schoolId: string, body: Body<typeof refuseSchool>): Promise<ReviewOutcome>;
  undoRefusal(by: Actor, schoolId: string): Promise<ReviewOutcome>;
}

export function createSchoolReviewsService(deps: SchoolReviewsDeps): SchoolReviewsService {
  const { db, transact, identity, outbox, clock, settings } = deps;

  async function reviewOf(connection: Connection, schoolId: string) {
    const row = await findReview(connection, schoolId);
    if (!row) throw new ApiError('school/not-found');
    return toReview(row);
  }

  /** Locked: of two decisions, the second sees the first. */
  const decide = (
    schoolId: string,
    from: ReviewState,
    work: (connection: Connection, school: School) => Promise<unknown>,
  ): Promise<ReviewOutcome> =>
    transact(async (connection) => {
      const school = await lockSchool(connection, schoolId);
      if (!school) throw new ApiError('school/not-found');
      const isNew = reviewStateOf(school) === from;
      if (isNew) await work(connection, school);
      return { isNew, school: await reviewOf(connection, schoolId) };
    });

  return {
    list: async (by) => {
      refuseAllButAdmins(by);
      const waiting = await findWaiting(db, settings.needsSchoolApproval);
      return {
        total: await countWaiting(db, settings.needsSchoolApproval),
        schools: waiting.map(toReview),
        refused: (await findRefused(db)).map(toReview),
      };
    },

    find: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return reviewOf(db, schoolId);
    },

    approve: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return decide(schoolId, 'pending', async (connection) => {
        await approveSchool(connection, deps, by, schoolId);
      });
    },

    refuse: async (by, schoolId, { reason, text }) => {
      refuseAllButAdmins(by);
      const outcome = await decide(schoolId, 'pending', async (connection, school) => {
        const at = clock.now();
        await updateSchool(connection, schoolId, {
          refusedAt: at,
          refusedReason: reason,
          refusedText: text,
          reviewedBy: idOf(by),
        });
        await identity.users.endSessionsOfSchool(connection, schoolId);
        const entry = { by, action: 'school-refused', schoolId, details: { reason } } as const;
        await insertAuditEntry(connection, entry, at);
        // The address of an unverified school may be a stranger's.
        if (school.verifiedAt !== null) {
          await mailRefusal(connection, outbox, school, { reason, text, at });
        }
      });
      // A log-in that was under way has a session now; the next one is refused.
      if (outcome.isNew) await identity.users.endSessionsOfSchool(db, schoolId);
      return outcome;
    },

    undoRefusal: async (by, schoolId) => {
      refuseAllButAdmins(by);
      return decide(schoolId, 'refused', async (connection, school) => {
        const none = { refusedAt: null, refusedReason: null, refusedText: null, reviewedBy: null };
        await updateSchool(connection, schoolId, none);
        const entry = { by, action: 'school-refusal-undone', schoolId } as const;
        await insertAuditEntry(connection, entry, clock.now());
        if (school.verifiedAt !== null) await mailRefusalUndone(connection, outbox, school);
      });
    },
  };
}

/** Null for the command line. */
const idOf = ({ userId }: Actor): string | null => (userId === '' ? null : userId);

/** Returns whom the email goes to. */
export async function approveSchool(
  connection: Connection,
  { outbox, clock }: Pick<SchoolReviewsDeps, 'outbox' | 'clock'>,
  by: Actor,
  schoolId: string,
): Promise<{ readonly school: School; readonly notifiedEmails: readonly string[] }> {
  const now = clock.now();
  const change = { approvedAt: now, reviewedBy: idOf(by) };
  const school = await updateSchool(connection, schoolId, change);
  if (!school) throw new ApiError('school/not-found');
  await insertAuditEntry(connection, { by, action: 'school-approved', schoolId }, now);
  return { school, notifiedEmails: await mailApproval(connection, outbox, school) };
}
