import { refusedSchoolDeletedAt, type RefusalReason } from '@trio/domain/school-review';
import { locales } from '@trio/i18n/languages';
import type { School } from '../../data/schools.repository.ts';
import { findActiveOwners, findActiveStaff } from '../../data/staff.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

type Sender = Pick<Outbox, 'enqueue'>;

/** Not for an unverified school, whose address may be a stranger's. Returns the addresses. */
export async function mailApproval(
  connection: Connection,
  outbox: Sender,
  { schoolId, name: schoolName, accessCode, verifiedAt }: School,
): Promise<readonly string[]> {
  const staff = verifiedAt === null ? [] : await findActiveStaff(connection, schoolId);
  for (const { firstName, email, language } of staff) {
    const values = { firstName, schoolName, accessCode };
    const content = { template: 'school-approved', values } as const;
    await outbox.enqueue(connection, { to: email, language, schoolId, content });
  }
  return staff.map(({ email }) => email);
}

export async function mailRefusal(
  connection: Connection,
  outbox: Sender,
  { schoolId, name: schoolName }: School,
  {
    reason,
    text,
    at,
  }: { readonly reason: RefusalReason; readonly text: string; readonly at: Date },
): Promise<void> {
  for (const { firstName, email, language } of await findActiveOwners(connection, schoolId)) {
    const day = new Intl.DateTimeFormat(locales[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    }).format(refusedSchoolDeletedAt(at));
    const values = { firstName, schoolName, reason, text, day };
    const content = { template: 'school-refused', values } as const;
    await outbox.enqueue(connection, { to: email, language, schoolId, content });
  }
}

export async function mailRefusalUndone(
  connection: Connection,
  outbox: Sender,
  { schoolId, name: schoolName }: School,
): Promise<void> {
  for (const { firstName, email, language } of await findActiveOwners(connection, schoolId)) {
    const content = {
      template: 'school-refusal-undone',
      values: { firstName, schoolName },
    } as const;
    await outbox.enqueue(connection, { to: email, language, schoolId, content });
  }
}
