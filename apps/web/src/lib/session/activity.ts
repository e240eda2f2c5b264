import { stampInterval } from './idle-watch.ts';

const signsOfLife = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

interface ActivityListeners {
  readonly onActivity: () => void;
  /** The page is visible again: after sleep, from another tab, from the history. */
  readonly onWake: () => void;
  readonly onTick: () => void;
  readonly onOnline: () => void;
}

export function watchActivity({ onActivity, onWake, onTick, onOnline }: ActivityListeners): void {
  for (const sign of signsOfLife) {
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
