import { findActiveStaffOf, type StaffMember } from '../../data/staff.repository.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';

export type TalkTemplate = 'talk-requested' | 'talk-waiting';

/** Names no student: an email may be read on a screen that others see. */
export async function mailTalk(
  connection: Connection,
  { outbox }: { readonly outbox: Pick<Outbox, 'enqueue'> },
  template: TalkTemplate,
  { schoolId, staffId }: { readonly schoolId: string; readonly staffId: string | null },
): Promise<void> {
  for (const { firstName, email, language } of await findReaders(connection, schoolId, staffId)) {
    await outbox.enqueue(connection, {
      to: email,
      language,
      schoolId,
      content: { template, values: { firstName } },
    });
  }
}

async function findReaders(
  connection: Connection,
  schoolId: string,
  staffId: string | null,
): Promise<StaffMember[]> {
  if (staffId === null) return findActiveStaffOf(connection, schoolId, ['owner', 'counsellor']);
  const staff = await findActiveStaffOf(connection, schoolId, ['owner', 'counsellor', 'teacher']);
  return staff.filter((member) => member.staffId === staffId);
}
