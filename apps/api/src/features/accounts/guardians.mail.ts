import { pages } from '@trio/contracts/pages';
import { normaliseEmail } from '@trio/domain/email';
import type { Language } from '@trio/i18n/languages';
import type { School } from '../../data/schools.repository.ts';
import { tooOften } from '../../http/api-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { RateLimits } from '../../platform/rate-limits/rate-limits.repository.ts';

interface Asked {
  readonly school: Pick<School, 'schoolId' | 'name'>;
  readonly guardianEmail: string;
  readonly age: number;
  readonly token: string;
  readonly hasAccount: boolean;
  readonly expiresAt: Date;
}

/** A child may type any address, so few emails go to one, whatever the network or the school. */
export async function takeMailTo(rateLimits: RateLimits, guardianEmail: string): Promise<void> {
  const wait = await rateLimits.take('guardian-mail', normaliseEmail(guardianEmail));
  if (wait) throw tooOften(wait);
}

/** Without a name: the address may be a stranger's. */
export async function mailGuardianAsked(
  connection: Connection,
  outbox: Pick<Outbox, 'enqueue'>,
  { language, origin }: Visitor,
  { school, guardianEmail, age, token, hasAccount, expiresAt }: Asked,
): Promise<void> {
  await outbox.enqueue(connection, {
    to: guardianEmail,
    language,
    schoolId: school.schoolId,
    expiresAt,
    content: {
      template: 'guardian-asked',
      values: {
        schoolName: school.name,
        age: String(age),
        kind: hasAccount ? 'account' : 'sign-up',
        day: dayIn(language, expiresAt),
        link: guardianLink(origin, token),
      },
    },
  });
}

/** The same link again: the child signs up from there. */
export async function mailGuardianAgreed(
  connection: Connection,
  outbox: Pick<Outbox, 'enqueue'>,
  { language, origin }: Visitor,
  { school, guardianEmail, token, expiresAt }: Omit<Asked, 'age' | 'hasAccount'>,
): Promise<void> {
  await outbox.enqueue(connection, {
    to: guardianEmail,
    language,
    schoolId: school.schoolId,
    expiresAt,
    content: {
      template: 'guardian-agreed',
      values: {
        schoolName: school.name,
        day: dayIn(language, expiresAt),
        link: guardianLink(origin, token),
      },
    },
  });
}

const guardianLink = (origin: string, token: string): string =>
  `${origin}${pages.guardian.path}?token=${token}`;

const dayIn = (language: Language, day: Date): string =>
  new Intl.DateTimeFormat(`${language}-CA`, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
