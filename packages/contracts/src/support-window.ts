import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

export const windowHours = [1, 8, 24] as const;
export type WindowHours = (typeof windowHours)[number];

const supportWindow = z.object({
  /** `open`: administrators may always look. `granted`: only while a window is open. */
  access: z.enum(['open', 'granted']),
  /** Null if no window is open. */
  window: z.nullable(
    z.object({
      opened: z.iso.datetime(),
      ends: z.iso.datetime(),
      /** Null after that owner left the school. */
      openedBy: z.nullable(z.string()),
    }),
  ),
});
export type SupportWindow = z.output<typeof supportWindow>;

const owners = { access: ['school'], kinds: ['owner'] } as const;

export const getSupportWindow = defineEndpoint({
  method: 'GET',
  path: '/support/window',
  summary: 'Read whether administrators may look at the school’s students',
  ...owners,
  answer: supportWindow,
});

export const openSupportWindow = defineEndpoint({
  method: 'POST',
  path: '/support/window',
  summary: 'Let administrators look at the school’s students for some hours',
  ...owners,
  body: z.object({ hours: z.literal(windowHours) }),
  answer: supportWindow,
});

export const endSupportWindow = defineEndpoint({
  method: 'DELETE',
  path: '/support/window',
  summary: 'Stop administrators from looking at the school’s students',
  ...owners,
  answer: null,
});
