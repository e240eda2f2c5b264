import { locales, type Language } from '@trio/i18n/languages';
import { findActiveOwners } from '../../data/staff.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { WarnedStudent } from './warnings.repository.ts';

interface OfSchool {
  readonly schoolId: string;
  readonly name: string;
}

type Sender = Pick<Outbox, 'enqueue'>;

const dayIn = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** The number and a link, no names. */
export async function mailOwners(
  connection: Connection,
  outbox: Sender,
  { schoolId, name }: OfSchool,
  { students, from }: { readonly students: number; readonly from: string },
): Promise<void> {
  for (const { email, firstName, language } of await findActiveOwners(connection, schoolId)) {
    await outbox.enqueue(connection, {
      to: email,
      language,
      schoolId,
      content: {
        template: 'keeping-warning',
        values: {
          firstName,
          schoolName: name,
          students: String(students),
          day: dayIn(language, from),
        },
      },
    });
  }
}

export async function mailStudents(
  connection: Connection,
  outbox: Sender,
  { schoolId, name }: OfSchool,
  students: readonly WarnedStudent[],
): Promise<void> {
  for (const { email, firstName, language, dueOn } of students) {
    await outbox.enqueue(connection, {
      to: email,
      language,
      schoolId,
      content: {
        template: 'account-expiring',
        values: { firstName, schoolName: name, day: dayIn(language, dueOn) },
      },
    });
  }
}
