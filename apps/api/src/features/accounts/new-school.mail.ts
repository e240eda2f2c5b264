import { findActiveAdmins } from '../../data/admins.repository.ts';
import type { Person } from '../../data/people.repository.ts';
import { updateSchool, type School } from '../../data/schools.repository.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

interface AnnounceDeps {
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly clock: Clock;
  readonly settings: { readonly needsSchoolApproval: boolean; readonly supportEmail: string };
}

/** To all administrators, or to the support address while no administrator can log in. */
export async function announceSchool(
  connection: Connection,
  { outbox, clock, settings }: AnnounceDeps,
  { school, person }: { readonly school: School; readonly person: Person },
): Promise<void> {
  const { schoolId, name: schoolName, city, state, approvedAt } = school;
  if (approvedAt !== null) return;
  await updateSchool(connection, schoolId, { announcedAt: clock.now() });
  const { firstName, lastName, email } = person;
  const values = {
    schoolId,
    schoolName,
    place: [city, state].filter((part) => part !== '').join(', '),
    domain: email.split('@').at(-1) ?? '',
    firstName,
    lastName,
    email,
    isRequired: settings.needsSchoolApproval ? 'yes' : 'no',
  } as const;
  const admins = await findActiveAdmins(connection);
  const readers =
    admins.length > 0 ? admins : [{ email: settings.supportEmail, language: person.language }];
  for (const { email: to, language } of readers) {
    await outbox.enqueue(connection, {
      to,
      language,
      schoolId,
      content: { template: 'approval-requested', values },
    });
  }
}
