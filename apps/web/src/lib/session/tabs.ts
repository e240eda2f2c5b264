/** Tabs share one cookie, so they share one session. */
export type TabMessage =
  | { readonly kind: 'signed-in'; readonly accountId: string }
  | { readonly kind: 'signed-out'; readonly isTimedOut: boolean };

/** Returns a function that sends to the other tabs. */
export function joinTabs(listener: (message: TabMessage) => void): (message: TabMessage) => void {
  const channel = new BroadcastChannel('trio.session');
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => listener(data));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel is one origin’s.
  return (message) => channel.postMessage(message);
}
