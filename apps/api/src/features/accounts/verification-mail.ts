import type { Visitor } from '../../http/visitor.ts';
import type { Connection } from '../../platform/database/database.ts';
import { confirmLink } from './account-links.ts';
import type { AccountsWorld } from './accounts-world.ts';

const week = 7 * 24 * 60 * 60_000;
const day = 24 * 60 * 60_000;

interface Addressee {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
  readonly school: { readonly schoolId: string; readonly name: string };
}

type MailWorld = Pick<AccountsWorld, 'identity' | 'outbox' | 'clock'>;

/** Asks a school whether its address is its own: students may join from then on. */
export async function mailVerification(
  connection: Connection,
  { identity, outbox, clock }: MailWorld,
  { language, origin }: Visitor,
  { userId, firstName, email, school }: Addressee,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'verify-school',
    userId,
    createdAt,
    lifetimeMs: week,
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: school.schoolId,
    expiresAt: new Date(createdAt.getTime() + week),
    content: {
      template: 'school-verification',
      values: { firstName, schoolName: school.name, link: confirmLink(origin, token) },
    },
  });
}

/** Asks a student whether the address is theirs; they can sort meanwhile. */
export async function mailStudentConfirmation(
  connection: Connection,
  { identity, outbox, clock }: MailWorld,
  { language, origin }: Visitor,
  { userId, firstName, email, school }: Addressee,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'verify-student',
    userId,
    createdAt,
    lifetimeMs: week,
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: school.schoolId,
    expiresAt: new Date(createdAt.getTime() + week),
    content: {
      template: 'student-confirmation',
      values: { firstName, schoolName: school.name, link: confirmLink(origin, token) },
    },
  });
}

/** Asks at a new address whether it is theirs; the old one stays until then. */
export async function mailEmailChange(
  connection: Connection,
  { identity, outbox, clock }: MailWorld,
  { language, origin }: Visitor,
  { userId, firstName, email, school }: Addressee,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'change-email',
    userId,
    about: email,
    createdAt,
    lifetimeMs: day,
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: school.schoolId,
    expiresAt: new Date(createdAt.getTime() + day),
    content: {
      template: 'email-change',
      values: { firstName, link: confirmLink(origin, token) },
    },
  });
}
