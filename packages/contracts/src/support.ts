import { limits } from '@trio/domain/limits';
import { isBlank, toPlainText } from '@trio/domain/plain-text';
import { roles } from '@trio/domain/roles';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { withCode } from './with-code.ts';

const isShortEnough = (text: string): boolean =>
  Array.from(text).length <= limits.supportMessageMax;

/** The form does not validate; the server does. */
export const sendSupport = defineEndpoint({
  method: 'POST',
  path: '/supports',
  summary: 'Send a message to the Trio team',
  access: roles,
  body: z.object({
    message: z.string(withCode('support/message-required')).check(
      // Removes invisible characters without an error: the user could not see them to correct them.
      z.overwrite(toPlainText),
      z.trim(),
      z.refine((text) => !isBlank(text), withCode('support/message-required')),
      // One error at a time: a blank message is not also too long.
      z.refine(
        (text) => isBlank(text) || isShortEnough(text),
        withCode('support/message-too-long'),
      ),
    ),
  }),
  answer: z.object({ success: z.literal(true) }),
});
