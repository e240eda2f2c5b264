import { pages } from '@trio/contracts/pages';
import { normaliseEmail } from '@trio/domain/email';
import { tooOften } from '../../http/api-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { StaffWorld } from './staff-world.ts';

const week = 7 * 24 * 60 * 60_000;

interface Invitation {
  readonly staffId: string;
  readonly firstName: string;
  readonly email: string;
  readonly invitedBy: string;
  readonly school: { readonly schoolId: string; readonly name: string };
}

/**
 * However often somebody is invited and removed again, their mailbox is not flooded. Counted outside the
 * work's transaction: whoever holds one connection and waits for another may wait for ever.
 */
export async function withinMailLimit<T>(
  { rateLimits }: Pick<StaffWorld, 'rateLimits'>,
  email: string,
  work: () => Promise<T>,
): Promise<T> {
  const to = normaliseEmail(email);
  const wait = await rateLimits.take('invite-to-address', to);
  if (wait) throw tooOften(wait);
  try {
    return await work();
  } catch (error) {
    // Where there is no mail there is none to count.
    await rateLimits.giveBack('invite-to-address', to);
    throw error;
  }
}

/** A link to a first password, good once and for a week; an earlier one is void from now on. */
export async function mailInvitation(
  connection: Connection,
  { identity, outbox, clock }: StaffWorld,
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

/** The log-in page asks for the password, and knows by the second word that it is the first one. */
const inviteLink = (origin: string, token: string): string =>
  `${origin}${pages.login.path}?reset=${token}&invite=1`;
