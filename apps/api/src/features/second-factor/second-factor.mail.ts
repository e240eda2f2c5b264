import { pages } from '@trio/contracts/pages';
import { factorLossHours } from '@trio/domain/second-factor';
import type { Person } from '../../data/people.repository.ts';
import type { MemberRow } from '../../data/staff.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

interface MailDeps {
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
}

export type FactorChange = 'added' | 'removed' | 'codes' | 'codeUsed' | 'reset';

/** To the person: a change that somebody else made must not stay unseen. */
export async function mailChange(
  connection: Connection,
  { outbox }: Pick<MailDeps, 'outbox'>,
  { person, school, change }: { person: Person; school: School | null; change: FactorChange },
): Promise<void> {
  // An unverified address may be a stranger's: only the verification email goes there.
  if (school?.verifiedAt === null) return;
  await outbox.enqueue(connection, {
    to: person.email,
    language: person.language,
    schoolId: school?.schoolId ?? null,
    content: {
      template: 'second-factor-changed',
      values: { firstName: person.firstName, kind: change },
    },
  });
}

interface Loss {
  readonly reader: MemberRow;
  readonly person: Person;
  readonly userId: string;
  readonly school: School;
  readonly origin: string;
  readonly askedAt: Date;
}

/** Each owner gets an own link; it works until the removal. */
export async function mailLoss(
  connection: Connection,
  { identity, outbox }: MailDeps,
  { reader, person, userId, school, origin, askedAt }: Loss,
): Promise<void> {
  const lifetimeMs = factorLossHours * 60 * 60_000;
  const token = await identity.users.issueToken(connection, {
    purpose: 'stop-factor-loss',
    userId,
    createdAt: askedAt,
    lifetimeMs,
  });
  await outbox.enqueue(connection, {
    to: reader.email,
    language: reader.language,
    schoolId: school.schoolId,
    expiresAt: new Date(askedAt.getTime() + lifetimeMs),
    content: {
      template: 'second-factor-loss',
      values: {
        firstName: reader.firstName,
        memberName: `${person.firstName} ${person.lastName}`,
        schoolName: school.name,
        hours: String(factorLossHours),
        link: `${origin}${pages.stopFactorLoss.path}?token=${token}`,
      },
    },
  });
}
