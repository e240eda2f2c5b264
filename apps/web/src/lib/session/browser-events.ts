import { stampInterval } from './idle-watch.ts';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

interface ActivityListeners {
  readonly onActivity: () => void;
  readonly onWake: () => void;
  readonly onTick: () => void;
  readonly onOnline: () => void;
}

export function watchActivity({ onActivity, onWake, onTick, onOnline }: ActivityListeners): void {
  for (const sign of activityEvents) {
    addEventListener(sign, onActivity, { capture: true, passive: true });
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onWake();
  });
  addEventListener('pageshow', onWake);
  addEventListener('focus', onWake);
  addEventListener('online', onOnline);
  setInterval(onTick, stampInterval);
}

export type TabMessage =
  | { readonly kind: 'signed-in'; readonly accountId: string }
  | { readonly kind: 'signed-out'; readonly isTimedOut: boolean };

export function joinTabs(listener: (message: TabMessage) => void): (message: TabMessage) => void {
  const channel = new BroadcastChannel('trio.session');
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is one origin’s.
  return (message) => channel.postMessage(message);
}
