import { limits } from '@trio/domain/limits';
import { isBlank, toPlainText } from '@trio/domain/plain-text';
import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import type { ErrorCode } from './error-codes.ts';

const says = (code: ErrorCode): { error: ErrorCode } => ({ error: code });

const isShortEnough = (text: string): boolean =>
  Array.from(text).length <= limits.supportMessageMax;

/** Someone who is signed in writes to the team. The form checks nothing; the server is the authority. */
export const sendSupport = defineEndpoint({
  method: 'POST',
  path: '/supports',
  summary: 'Write to the Trio team',
  access: roles,
  body: z.object({
    message: z.string(says('support/message-required')).check(
      // What cannot be read is left out rather than complained about: nobody can see it to mend it.
      z.overwrite(toPlainText),
      z.trim(),
      z.refine((text) => !isBlank(text), says('support/message-required')),
      // One thing at a time: what is blank is not too long as well.
      z.refine((text) => isBlank(text) || isShortEnough(text), says('support/message-too-long')),
    ),
  }),
  answer: z.object({ success: z.literal(true) }),
});
