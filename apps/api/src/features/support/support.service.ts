import type { Answer, Body } from '@trio/contracts/endpoint';
import type { sendSupport } from '@trio/contracts/support';
import { ApiError } from '../../http/api-error.ts';
import { findBoardSettings } from '../../data/board-members.repository.ts';
import { findPerson } from '../../data/people.repository.ts';
import { findSchool } from '../../data/schools.repository.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { writerKeyOf } from './support.policy.ts';

export interface SupportService {
  send(
    caller: Caller,
    body: Body<typeof sendSupport>,
    visitor: Visitor,
  ): Promise<Answer<typeof sendSupport>>;
}

interface SupportDeps {
  readonly transact: Transact;
  readonly outbox: Outbox;
  readonly settings: {
    readonly supportEmail: string;
  };
}

/** A message is stored only in the outbox, until it is sent. */
export function createSupportService({ transact, outbox, settings }: SupportDeps): SupportService {
  return {
    send: async (caller, { message }, { language }) => {
      const key = writerKeyOf(caller);
      await transact(async (connection) => {
        const writer = await findPerson(connection, key);
        const school = key.schoolId === null ? null : await findSchool(connection, key.schoolId);
        if (!writer || (key.schoolId !== null && !school))
          throw new ApiError('auth/user-not-found');
        const { firstName, lastName } = writer;
        const board = await findBoardSettings(connection, key.boardId ?? null);
        // The team answers a student without an address through the school.
        const email = writer.email || (writer.username ?? '');
        await outbox.enqueue(connection, {
          to: settings.supportEmail,
          language,
          schoolId: key.schoolId,
          content: {
            template: 'support-message',
            values: {
              userId: caller.userId,
              firstName,
              lastName,
              email,
              role: key.role,
              schoolName: school?.name ?? board?.name ?? '',
              message,
            },
          },
        });
      });
      return { success: true };
    },
  };
}
