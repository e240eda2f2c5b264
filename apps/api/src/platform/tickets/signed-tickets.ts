import { errors, jwtVerify, SignJWT } from 'jose';
import type * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { keysFor, type Secrets } from '../secrets.ts';

export interface SignedTickets<Content> {
  issue(content: Content): Promise<string>;
  read(ticket: string): Promise<Content | 'expired' | null>;
}

interface TicketKind<Content> {
  /** The audience. Each purpose also has its own key, so that one kind cannot pass for another. */
  readonly purpose: string;
  readonly lifetimeMs: number;
  readonly content: z.ZodMiniType<Content, Content>;
}

const algorithm = 'HS256';

/** `exp` counts whole seconds, so a ticket may expire up to one second early, never late. */
export function createSignedTickets<Content extends Readonly<Record<string, unknown>>>(
  secrets: Secrets,
  clock: Clock,
  { purpose, lifetimeMs, content }: TicketKind<Content>,
): SignedTickets<Content> {
  const keys = keysFor(secrets, purpose);

  return {
    issue: (issued) =>
      new SignJWT(content.parse(issued))
        .setProtectedHeader({ alg: algorithm })
        .setAudience(purpose)
        .setExpirationTime(new Date(clock.now().getTime() + lifetimeMs))
        .sign(keys[0]),

    read: async (ticket) => {
      for (const key of keys) {
        try {
          const { payload } = await jwtVerify(ticket, key, {
            algorithms: [algorithm],
            audience: purpose,
            currentDate: clock.now(),
            requiredClaims: ['exp'],
          });
          return content.safeParse(payload).data ?? null;
        } catch (error) {
          // The signature was verified first.
          if (error instanceof errors.JWTExpired) return 'expired';
          if (!(error instanceof errors.JOSEError)) throw error;
        }
      }
      return null;
    },
  };
}
