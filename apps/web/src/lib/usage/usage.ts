import type { UsageEvent, UsageEventName } from '@trio/contracts/usage';
import type { Role } from '@trio/domain/roles';
import { v4 } from 'uuid';
import { heldToken } from '../api/call.ts';
import { recordUsage } from '../api/first-endpoints.ts';
import { currentLanguage } from '../language/language.ts';
import { createEventQueue, toSent, type WaitingEvent } from './event-queue.ts';

const batchDelay = 5_000;
const queue = createEventQueue();
let timer: ReturnType<typeof setTimeout> | undefined;
let currentRoute = '/*';
/** Null for a visitor; undefined until the session is known. */
let role: Role | null | undefined;
/** Incremented on log-out: a failed batch is never sent as another user. */
let visit = 0;

/** Numbers and keys of built-in cards and careers only: nothing personal. */
type Details = Pick<UsageEvent, 'step' | 'times' | 'card' | 'career'>;

const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

/** Usage is about students and schools. */
const isUncounted = (of: Role | null | undefined): boolean => of === 'admin' || of === 'board';

export function countEvent(name: UsageEventName, details?: Details): void {
  if (isUnwanted() || isUncounted(role)) return;
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

/** Counts the route's pattern, so that no address with an id is stored. */
export function countPageView(route: string): void {
  currentRoute = route;
  countEvent('page-view');
}

export const shownRoute = (): string => currentRoute;

export function countAs(next: Role | null | undefined): void {
  if (next === role) return;
  if (role) visit += 1;
  role = next;
  if (isUncounted(role)) queue.clear();
  sendSoon();
}

/**
 * `keepalive` lets the browser finish after the page is gone. Waits while the role is unknown: the
 * user may be an administrator.
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
  // After a network or server error, the events join the next batch; a refusal is final.
  const mayWork = status === null || status >= 500;
  if (mayWork && sentIn === visit) queue.add(batch);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaitingEvents();
});
// Some browsers close a page without hiding it first.
addEventListener('pagehide', sendWaitingEvents);
