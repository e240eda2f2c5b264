import { currentAccount, watchSession } from '../session/session.ts';

/**
 * Chromebooks are shared: whoever signs out leaves nothing behind that the server has, wherever in the
 * product they are. What it does not have yet stays, out of sight, until they come back.
 */
export function eraseAtSignOut(): void {
  let isStudent = false;
  watchSession(() => {
    const account = currentAccount();
    const hasLeft = isStudent && account === null;
    isStudent = account?.role === 'student';
    if (hasLeft) void eraseSent().catch(() => undefined);
  });
}

async function eraseSent(): Promise<void> {
  const { deviceStore } = await import('./device-store.ts');
  await deviceStore.tidy(null);
}
