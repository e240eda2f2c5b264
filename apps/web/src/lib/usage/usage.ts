import { recordUsage, type UsageEventName } from '@trio/contracts/usage';
import { limits } from '@trio/domain/limits';
import { v4 } from 'uuid';
import { heldToken } from '../api/call.ts';
import { currentLanguage } from '../language/language.ts';

/** Our own count of what is used: no third party, no person, and not at all for who asks us not to. */
interface Waiting {
  readonly id: string;
  readonly name: UsageEventName;
  readonly at: number;
  readonly language: 'en' | 'fr';
  readonly route: string;
}

const batchDelay = 5_000;
const waiting: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let currentRoute = '/';

const isUnwanted = (): boolean =>
  navigator.doNotTrack === '1' ||
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export function countEvent(name: UsageEventName): void {
  if (isUnwanted()) return;
  waiting.push({
    id: v4(),
    name,
    at: Date.now(),
    language: currentLanguage(),
    route: currentRoute,
  });
  timer ??= setTimeout(sendWaitingEvents, batchDelay);
}

/** A page is counted by its route's pattern, so that no address with an id in it is kept. */
export function countPageView(route: string): void {
  currentRoute = route;
  countEvent('page-view');
}

/** `keepalive` lets the browser finish after the page is gone. A batch that fails is let go. */
export function sendWaitingEvents(): void {
  clearTimeout(timer);
  timer = undefined;
  const batch = waiting.splice(0, limits.usageEventsPerBatch);
  if (batch.length === 0) return;
  const now = Date.now();
  const events = batch.map(({ at, ...event }) => ({ ...event, age: now - at }));
  const token = heldToken();
  void fetch(`/api${recordUsage.path}`, {
    method: recordUsage.method,
    headers: {
      'content-type': 'application/json',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ events }),
    keepalive: true,
  }).catch(() => undefined);
}

document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaitingEvents();
});
