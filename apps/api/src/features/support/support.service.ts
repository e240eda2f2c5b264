import type { Answer, Body } from '@trio/contracts/endpoint';
import type { sendSupport } from '@trio/contracts/support';
import { ApiError } from '../../http/api-error.ts';
import type { Visitor } from '../../http/visitor.ts';
import type { Transact } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/identity/identity.ts';
import type { Outbox } from '../../platform/mail/outbox.ts';
import { writerKeyOf } from './support.policy.ts';
import { findWriter } from './support.repository.ts';

export interface SupportService {
  send(
    caller: Caller,
    body: Body<typeof sendSupport>,
    visitor: Visitor,
  ): Promise<Answer<typeof sendSupport>>;
}

interface SupportWorld {
  readonly transact: Transact;
  readonly outbox: Outbox;
  readonly settings: {
    /** Who reads it. */
    readonly supportEmail: string;
  };
}

/** Messages to the team. They are kept nowhere but in the outbox, and there until they are sent. */
export function createSupportService({ transact, outbox, settings }: SupportWorld): SupportService {
  return {
    send: async (caller, { message }, { language }) => {
      const key = writerKeyOf(caller);
      await transact(async (connection) => {
        const writer = await findWriter(connection, key);
        // Deleted since the request came in.
        if (!writer) throw new ApiError('auth/user-not-found');
        const { firstName, lastName, email, schoolName } = writer;
        await outbox.enqueue(connection, {
          to: settings.supportEmail,
          // The language in which they read us, and would like to be answered.
          language,
          schoolId: key.schoolId,
          content: {
            template: 'support-message',
            values: {
              firstName,
              lastName,
              email,
              role: key.role,
              schoolName: schoolName ?? '',
              message,
            },
          },
        });
      });
      return { success: true };
    },
  };
}
