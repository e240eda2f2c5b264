import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { ReminderTickets } from '../../platform/tickets/reminder-tickets.ts';
import type { StudentKey } from '../../data/students.repository.ts';
import type { LockedStep } from './steps.repository.ts';

interface ReminderMailDeps {
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly reminderTickets: ReminderTickets;
}

interface Reminder extends StudentKey {
  readonly student: LockedStep['student'];
  readonly expiresAt: Date;
}

/** Without the step: others may see the inbox of a student. */
export async function mailReminder(
  connection: Connection,
  { outbox, reminderTickets }: ReminderMailDeps,
  { schoolId, studentId, student, expiresAt }: Reminder,
): Promise<void> {
  const { email, language, firstName } = student;
  const ticket = await reminderTickets.issue({ schoolId, studentId });
  await outbox.enqueue(connection, {
    to: email,
    language,
    schoolId,
    content: { template: 'step-reminder', values: { firstName, ticket } },
    expiresAt,
  });
}
