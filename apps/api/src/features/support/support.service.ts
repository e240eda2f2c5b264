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
    readonly supportEmail: string;
  };
}

/** A message is stored only in the outbox, until it is sent. */
export function createSupportService({ transact, outbox, settings }: SupportWorld): SupportService {
  return {
    send: async (caller, { message }, { language }) => {
      const key = writerKeyOf(caller);
      await transact(async (connection) => {
        const writer = await findWriter(connection, key);
        // The account was deleted after the request arrived.
        if (!writer) throw new ApiError('auth/user-not-found');
        const { firstName, lastName, email, schoolName } = writer;
        await outbox.enqueue(connection, {
          to: settings.supportEmail,
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
