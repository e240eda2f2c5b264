import { pages } from '@trio/contracts/pages';
import type { Role } from '@trio/domain/roles';
import type { StaffKind } from '@trio/domain/staff-kinds';
import type { Visitor } from '../../http/visitor.ts';
import { isCorrection } from '../../data/pending-email.repository.ts';
import type { Person, PersonKey } from '../../data/people.repository.ts';
import type { School } from '../../data/schools.repository.ts';
import { findActiveStaffOf } from '../../data/staff.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { MailContent } from '../../platform/mail/mail-content.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Identity } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const week = 7 * day;

interface Addressee {
  readonly userId: string;
  readonly firstName: string;
  readonly email: string;
  /** Null for a member of a board. */
  readonly school: { readonly schoolId: string; readonly name: string } | null;
}

/** An administrator has no school. */
type AnyAddressee = Omit<Addressee, 'school'> & {
  readonly school: Addressee['school'] | null;
  readonly role: Role;
};

interface MailDeps {
  readonly identity: Pick<Identity, 'users'>;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
}

const nameOf = ({ school }: Addressee): string => school?.name ?? '';

interface LinkMail {
  readonly purpose: 'verify-school' | 'verify-student' | 'change-email' | 'correct-email';
  readonly lifetimeMs: number;
  readonly contentWith: (link: string) => MailContent;
}

type SendMail<A = Addressee> = (
  connection: Connection,
  deps: MailDeps,
  visitor: Visitor,
  addressee: A,
) => Promise<void>;

export const mailVerification: SendMail = (connection, deps, visitor, addressee) =>
  mailLink(connection, deps, visitor, addressee, {
    purpose: 'verify-school',
    lifetimeMs: week,
    contentWith: (link) => ({
      template: 'school-verification',
      values: { firstName: addressee.firstName, schoolName: nameOf(addressee), link },
    }),
  });

export const mailStudentConfirmation: SendMail = (connection, deps, visitor, addressee) =>
  mailLink(connection, deps, visitor, addressee, {
    purpose: 'verify-student',
    lifetimeMs: week,
    contentWith: (link) => ({
      template: 'student-confirmation',
      values: { firstName: addressee.firstName, schoolName: nameOf(addressee), link },
    }),
  });

/** A student adds a first address, so the text asks to confirm it, not to change it. */
export const mailEmailChange: SendMail<AnyAddressee> = (
  connection,
  deps,
  visitor,
  { role, ...addressee },
) =>
  mailLink(connection, deps, visitor, addressee, {
    purpose: 'change-email',
    lifetimeMs: role === 'student' ? week : day,
    contentWith: (link) => {
      const { firstName, school } = addressee;
      return role === 'student' && school !== null
        ? { template: 'student-confirmation', values: { firstName, schoolName: school.name, link } }
        : { template: 'email-change', values: { firstName, link } };
    },
  });

/** Without the student's name: staff may have mistyped the address. */
export const mailEmailCorrection: SendMail = (connection, deps, visitor, addressee) =>
  mailLink(connection, deps, visitor, addressee, {
    purpose: 'correct-email',
    lifetimeMs: week,
    contentWith: (link) => ({
      template: 'student-email-correction',
      values: { schoolName: nameOf(addressee), link },
    }),
  });

interface Holder {
  readonly user: PersonKey & { readonly staffKind: StaffKind | null };
  readonly person: Person;
  /** Null for an administrator and a member of a board. */
  readonly school: School | null;
}

/**
 * Sends again what waits for a confirmation; false if nothing does. A student with an address may
 * only confirm it: `isSupport` also sends the school's correction of it again.
 */
export async function mailWaitingConfirmation(
  connection: Connection,
  deps: MailDeps,
  visitor: Visitor,
  { user, person, school, isSupport }: Holder & { readonly isSupport: boolean },
): Promise<boolean> {
  const { userId, role, staffKind } = user;
  const { firstName, email, pendingEmail } = person;
  if (pendingEmail !== null && (role !== 'student' || email === '' || isSupport)) {
    const addressee = { userId, firstName, email: pendingEmail, school };
    if (
      school !== null &&
      (await isCorrection(connection, deps.identity.users, userId, deps.clock.now()))
    ) {
      await mailEmailCorrection(connection, deps, visitor, { ...addressee, school });
    } else {
      await mailEmailChange(connection, deps, visitor, { ...addressee, role });
    }
    return true;
  }
  if (school === null) return false;
  const addressee = { userId, firstName, email, school };
  if (role === 'student') {
    if (!person.isEmailUnconfirmed) return false;
    await mailStudentConfirmation(connection, deps, visitor, addressee);
    return true;
  }
  if (school === null || school.verifiedAt !== null || staffKind !== 'owner') return false;
  await mailVerification(connection, deps, visitor, addressee);
  return true;
}

export async function mailReset(
  connection: Connection,
  { identity, outbox, clock }: MailDeps,
  { language, origin }: Visitor,
  { user, person }: { readonly user: PersonKey; readonly person: Person },
): Promise<void> {
  const { userId, role, schoolId } = user;
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose: 'reset',
    userId,
    createdAt,
    lifetimeMs: hour,
  });
  await outbox.enqueue(connection, {
    to: person.email,
    language,
    schoolId,
    expiresAt: new Date(createdAt.getTime() + hour),
    content: {
      template: 'password-reset',
      values: { firstName: person.firstName, role, link: resetLink(origin, token) },
    },
  });
}

async function mailLink(
  connection: Connection,
  { identity, outbox, clock }: MailDeps,
  { language, origin }: Visitor,
  { userId, email, school }: Pick<AnyAddressee, 'userId' | 'email' | 'school'>,
  { purpose, lifetimeMs, contentWith }: LinkMail,
): Promise<void> {
  const createdAt = clock.now();
  const token = await identity.users.issueToken(connection, {
    purpose,
    userId,
    createdAt,
    lifetimeMs,
    ...(purpose.endsWith('-email') && { about: email }),
  });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId: school?.schoolId ?? null,
    expiresAt: new Date(createdAt.getTime() + lifetimeMs),
    content: contentWith(confirmLink(origin, token)),
  });
}

/** To the staff who may delete the account. */
export async function mailDeletionRequest(
  connection: Connection,
  outbox: Pick<Outbox, 'enqueue'>,
  student: { readonly firstName: string; readonly lastName: string },
  { schoolId }: Pick<School, 'schoolId'>,
  origin: string,
): Promise<void> {
  const studentName = `${student.firstName} ${student.lastName}`;
  const staff = await findActiveStaffOf(connection, schoolId, ['owner', 'counsellor']);
  for (const { firstName, email, language } of staff) {
    await outbox.enqueue(connection, {
      to: email,
      language,
      schoolId,
      content: {
        template: 'student-deletion-requested',
        values: { firstName, studentName, link: accountLink(origin) },
      },
    });
  }
}

/** The token may be in the query: it works once and expires soon. */
const resetLink = (origin: string, token: string): string =>
  `${origin}${pages.login.path}?reset=${token}`;
const confirmLink = (origin: string, token: string): string =>
  `${origin}${pages.confirm.path}?token=${token}`;
const accountLink = (origin: string): string => `${origin}${pages.account.path}`;
