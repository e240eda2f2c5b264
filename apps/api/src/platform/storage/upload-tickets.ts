import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Secrets } from '../secrets.ts';
import { createSignedTickets, type SignedTickets } from '../tickets/signed-tickets.ts';

export interface Upload {
  readonly schoolId: string;
  readonly studentId: string;
  readonly imageId: string;
}

export type UploadTickets = SignedTickets<Upload>;

/** Long enough for a slow network, short enough to make a leaked ticket useless. */
const lifetimeMs = 10 * 60_000;

export const createUploadTickets = (secrets: Secrets, clock: Clock): UploadTickets =>
  createSignedTickets(secrets, clock, {
    purpose: 'trio upload tickets',
    lifetimeMs,
    content: z.object({ schoolId: z.uuid(), studentId: z.uuid(), imageId: z.uuid() }),
  });
