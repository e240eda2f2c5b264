import type { UsageEvent, UsageEventName } from '@trio/contracts/usage';
import type { Role } from '@trio/domain/roles';
import { v4 } from 'uuid';
import { heldToken } from '../api/call.ts';
import { recordUsage } from '../api/first-endpoints.ts';
import { currentLanguage } from '../language/language.ts';
import { createEventQueue, toSent, type WaitingEvent } from './event-queue.ts';

/** Our own count of what is used: no third party, no person, and not at all for who asks us not to. */
const batchDelay = 5_000;
const queue = createEventQueue();
let timer: ReturnType<typeof setTimeout> | undefined;
/** Before the first page is there it is none of them. */
let currentRoute = '/*';
/** Who is there, null for a visitor; undefined until that is known, which may take long on a bad network. */
let role: Role | null | undefined;
/** Grows when somebody leaves: what failed for one person is never sent as another. */
let visit = 0;

/** What an event may say besides its name: numbers, and keys of the deck's own cards and careers. */
type Details = Pick<UsageEvent, 'step' | 'times' | 'card' | 'career'>;

const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function countEvent(name: UsageEventName, details?: Details): void {
  if (isUnwanted() || role === 'admin') return;
  queue.add([
    {
      id: v4(),
      name,
      at: Date.now(),
      language: currentLanguage(),
      route: currentRoute,
      ...details,
    },
  ]);
  sendSoon();
}

function sendSoon(): void {
  timer ??= setTimeout(sendWaitingEvents, batchDelay);
}

/** A page is counted by its route's pattern, so that no address with an id in it is kept. */
export function countPageView(route: string): void {
  currentRoute = route;
  countEvent('page-view');
}

/** The pattern of the page that is shown. */
export const shownRoute = (): string => currentRoute;

/** The session says who is there. Of an administrator nothing is sent, nor what was waiting. */
export function countAs(next: Role | null | undefined): void {
  if (next === role) return;
  if (role) visit += 1;
  role = next;
  if (role === 'admin') queue.clear();
  sendSoon();
}

/**
 * `keepalive` lets the browser finish after the page is gone. While nobody knows who is there all of it
 * waits: it may be an administrator's.
 */
export function sendWaitingEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  if (role === undefined) return;
  for (const batch of queue.take(Date.now())) void sendBatch(batch);
}

async function sendBatch(batch: readonly WaitingEvent[]): Promise<void> {
  const now = Date.now();
  const sentIn = visit;
  const token = heldToken();
  const status = await fetch(`/api${recordUsage.path}`, {
    method: recordUsage.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ events: batch.map((event) => toSent(event, now)) }),
    keepalive: true,
  }).then(
    (response) => response.status,
    () => null,
  );
  // What the network or the server could not take goes with the next batch; a refusal is for good.
  const mayWork = status === null || status >= 500;
  if (mayWork && sentIn === visit) queue.add(batch);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaitingEvents();
});
// Some browsers close a page without hiding it first.
addEventListener('pagehide', sendWaitingEvents);
