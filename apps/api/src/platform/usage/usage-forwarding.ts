import { createPostQueue } from '../outgoing/post-queue.ts';

/** No personal data: event, time, role and language. */
export interface ForwardedEvent {
  readonly name: string;
  readonly occurredAt: Date;
  readonly role: string;
  readonly language: string;
  readonly route: string;
  readonly step?: number | undefined;
  readonly times?: Readonly<Record<string, number>> | undefined;
  readonly card?: string | undefined;
  readonly career?: string | undefined;
}

export interface UsageForwarding {
  forward(events: readonly ForwardedEvent[]): void;
  close(): Promise<void>;
}

export const noForwarding: UsageForwarding = { forward: () => {}, close: async () => {} };

interface ForwardingOptions {
  readonly url: string;
  readonly onError: (error: unknown) => void;
  readonly delayMs?: number;
}

/** Sent in batches by the server; browsers never contact this address. */
export function forwardUsage({
  url,
  onError,
  delayMs = 5_000,
}: ForwardingOptions): UsageForwarding {
  const queue = createPostQueue<ForwardedEvent>({
    url,
    bodyOf: (events) => ({
      // Lists each field, so that fields added later are not sent by accident.
      events: events.map(
        ({ name, occurredAt, role, language, route, step, times, card, career }) => ({
          name,
          occurredAt: occurredAt.toISOString(),
          role: role === '' ? 'visitor' : role,
          language,
          route,
          ...(step !== undefined && { step }),
          ...(times && { times }),
          ...(card !== undefined && { card }),
          ...(career !== undefined && { career }),
        }),
      ),
    }),
    perPost: 200,
    maxWaiting: 5_000,
    delayMs,
    timeoutMs: 5_000,
    onError,
  });
  return { forward: (events) => queue.add(events), close: () => queue.close() };
}
