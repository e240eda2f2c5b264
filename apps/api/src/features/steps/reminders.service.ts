import { lockStudent } from '../../data/students.repository.ts';
import { updateReminder } from '../../data/steps.repository.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Connection, Database, Transact } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import type { ReminderTickets } from '../../platform/tickets/reminder-tickets.ts';
import { decideReminder } from './reminders.rules.ts';
import { mailReminder } from './steps.mail.ts';
import {
  findDueSteps,
  lockDueStep,
  updateRemindAt,
  updateRemindersOn,
  type DueStep,
} from './steps.repository.ts';

export interface RemindersService {
  stop(ticket: string): Promise<void>;
  sendDue(): Promise<void>;
}

export interface RemindersDeps {
  readonly db: Database;
  readonly transact: Transact;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, 'enqueue'>;
  readonly reminderTickets: ReminderTickets;
  readonly batchSize?: number;
}

export function createRemindersService(deps: RemindersDeps): RemindersService {
  const { db, transact, clock, reminderTickets, batchSize = 100 } = deps;

  async function remind(connection: Connection, due: DueStep): Promise<void> {
    const now = clock.now();
    const locked = await lockDueStep(connection, due, now);
    if (!locked) return;
    const { remindAt, send } = decideReminder(locked, now);
    if (send) await mailReminder(connection, deps, { ...due, ...locked, ...send });
    await updateRemindAt(connection, due, {
      remindAt,
      ...(send && { remindersSent: send.remindersSent }),
    });
  }

  return {
    stop: async (ticket) => {
      const student = await reminderTickets.read(ticket);
      if (!student) throw new ApiError('reminder/link-invalid');
      await transact(async (connection) => {
        // Deleted since: nothing will be sent.
        if (!(await lockStudent(connection, student))) return;
        await updateRemindersOn(connection, student, false);
        await updateReminder(connection, student, clock.now());
      });
    },

    sendDue: async () => {
      const errors: unknown[] = [];
      let batch: readonly DueStep[] = [];
      do {
        const after = batch.at(-1) ?? null;
        batch = await findDueSteps(db, { now: clock.now(), after, limit: batchSize });
        for (const due of batch) {
          try {
            await transact((connection) => remind(connection, due));
          } catch (error) {
            // The others are sent all the same.
            errors.push(error);
          }
        }
      } while (batch.length === batchSize);
      if (errors.length > 0) throw errors[0];
    },
  };
}
