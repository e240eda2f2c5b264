import { expect, it } from 'vitest';
import { createPendingSignOut } from './pending-sign-out.ts';

function createServer() {
  const answers: ((isReached: boolean) => void)[] = [];
  const server = {
    isPending: false,
    sent: 0,
    answer: (isReached: boolean) => answers.shift()?.(isReached),
  };
  const signOut = createPendingSignOut({
    isPending: () => server.isPending,
    setPending: (isPending) => {
      server.isPending = isPending;
    },
    send: () => {
      server.sent += 1;
      return new Promise((resolve, reject) => {
        answers.push((isReached) => (isReached ? resolve() : reject(new Error('offline'))));
      });
    },
  });
  return { server, signOut };
}

it('is pending until the server answers', async () => {
  const { server, signOut } = createServer();
  const requested = signOut.request();
  expect(server.isPending).toBe(true);
  server.answer(true);
  await requested;
  expect(server.isPending).toBe(false);
});

it('stays pending after a failure and is sent later', async () => {
  const { server, signOut } = createServer();
  const requested = signOut.request();
  server.answer(false);
  await expect(requested).rejects.toThrow('offline');
  expect(server.isPending).toBe(true);
  const settled = signOut.settle();
  server.answer(true);
  await settled;
  expect(server).toMatchObject({ isPending: false, sent: 2 });
});

it('sends no request if no log-out is pending', async () => {
  const { server, signOut } = createServer();
  await signOut.settle();
  expect(server.sent).toBe(0);
});

it('sends one request for simultaneous calls', async () => {
  const { server, signOut } = createServer();
  const requested = [signOut.request(), signOut.request(), signOut.settle()];
  server.answer(true);
  await Promise.all(requested);
  expect(server.sent).toBe(1);
});

it('is no longer pending after a new session replaced the cookie', async () => {
  const { server, signOut } = createServer();
  server.isPending = true;
  signOut.drop();
  await signOut.settle();
  expect(server).toMatchObject({ isPending: false, sent: 0 });
});
