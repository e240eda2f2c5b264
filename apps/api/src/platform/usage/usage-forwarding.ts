import { createPostQueue } from '../outgoing/post-queue.ts';

/** An event as it is told to others: what happened, when, in which role and language; nobody's. */
export interface ForwardedEvent {
  readonly name: string;
  readonly occurredAt: Date;
  /** A role, or '' for a visitor. */
  readonly role: string;
  readonly language: string;
  readonly route: string;
  readonly step?: number | undefined;
  readonly times?: Readonly<Record<string, number>> | undefined;
  readonly card?: string | undefined;
  readonly career?: string | undefined;
}

/** The way out for what is counted; by default there is none. */
export interface UsageForwarding {
  forward(events: readonly ForwardedEvent[]): void;
  close(): Promise<void>;
}

export const noForwarding: UsageForwarding = { forward: () => {}, close: async () => {} };

interface ForwardingOptions {
  readonly url: string;
  readonly onTrouble: (error: unknown) => void;
  readonly delayMs?: number;
}

/** To one address, in batches, from the server alone: no browser ever speaks to it. */
export function forwardUsage({
  url,
  onTrouble,
  delayMs = 5_000,
}: ForwardingOptions): UsageForwarding {
  const queue = createPostQueue<ForwardedEvent>({
    url,
    bodyOf: (events) => ({
      // Field by field, without the event's id: what is added to events later does not leave by itself.
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
    most: 5_000,
    delayMs,
    timeoutMs: 5_000,
    onTrouble,
  });
  return { forward: (events) => queue.add(events), close: () => queue.close() };
}
