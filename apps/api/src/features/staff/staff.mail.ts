import { pages } from '@trio/contracts/pages';
import { normaliseEmail } from '@trio/domain/email';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { MemberRow } from '../../data/staff.repository.ts';
import { tooOften } from '../../http/api-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';
import { nameOf } from './staff.mapper.ts';

const week = 7 * 24 * 60 * 60_000;

interface MailDeps {
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly rateLimits: RateLimits;
  readonly clock: Clock;
}

interface Invitation {
  readonly staffId: string;
  readonly firstName: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly school: { readonly schoolId: string; readonly name: string };
}

/**
 * Counts outside the transaction: waiting for a second connection while holding one can deadlock
 * the pool.
 */
export async function withinMailLimit<T>(
  { rateLimits }: Pick<MailDeps, 'rateLimits'>,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const to = normaliseEmail(email);
  const wait = await rateLimits.take('invite-to-address', to);
  if (wait) throw tooOften(wait);
  try {
    return await work();
  } catch (error) {
    // No email was queued, so the attempt does not count.
    await rateLimits.giveBack('invite-to-address', to);
    throw error;
  }
}

export async function mailInvitation(
  connection: Connection,
  { identity, outbox, clock }: MailDeps,
  { language, origin }: Visitor,
  { staffId, firstName, email, invitedBy, school }: Invitation,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'invite',
    userId: staffId,
    createdAt,
    lifetimeMs: week,
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: school.schoolId,
    expiresAt: new Date(createdAt.getTime() + week),
    content: {
      template: 'staff-invited',
      values: { firstName, invitedBy, schoolName: school.name, link: inviteLink(origin, token) },
    },
  });
}

/** `invite=1` tells the log-in page that this is the first password. */
const inviteLink = (origin: string, token: string): string =>
  `${origin}${pages.login.path}?reset=${token}&invite=1`;

interface OwnerChange {
  readonly reader: MemberRow;
  readonly member: MemberRow;
  readonly school: { readonly schoolId: string; readonly name: string };
  readonly kind: StaffKind | null;
}

export const mailOwnerChange = (
  connection: Connection,
  { outbox }: Pick<MailDeps, 'outbox'>,
  { reader, member, school, kind }: OwnerChange,
): Promise<void> =>
  outbox.enqueue(connection, {
    to: reader.email,
    language: reader.language,
    schoolId: school.schoolId,
    content: {
      template: 'owner-change',
      values: {
        firstName: reader.firstName,
        memberName: nameOf(member),
        schoolName: school.name,
        kind: kind ?? 'none',
      },
    },
  });
