import { expect, it } from 'vitest';
import { createPendingSignOut } from './pending-sign-out.ts';

function createServer() {
  const answers: ((isReached: boolean) => void)[] = [];
  const server = {
    isOwed: false,
    sent: 0,
    answer: (isReached: boolean) => answers.shift()?.(isReached),
  };
  const signOut = createPendingSignOut({
    isPending: () => server.isOwed,
    setPending: (isPending) => {
      server.isOwed = isPending;
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

it('is pending from before it is sent until the server answers', async () => {
  const { server, signOut } = createServer();
  const asked = signOut.request();
  expect(server.isOwed).toBe(true);
  server.answer(true);
  await asked;
  expect(server.isOwed).toBe(false);
});

it('stays pending after a failure, and is sent later', async () => {
  const { server, signOut } = createServer();
  const asked = signOut.request();
  server.answer(false);
  await expect(asked).rejects.toThrow('offline');
  expect(server.isOwed).toBe(true);
  const paid = signOut.settle();
  server.answer(true);
  await paid;
  expect(server).toMatchObject({ isOwed: false, sent: 2 });
});

it('sends nothing if nothing is pending', async () => {
  const { server, signOut } = createServer();
  await signOut.settle();
  expect(server.sent).toBe(0);
});

it('sends one request for simultaneous calls', async () => {
  const { server, signOut } = createServer();
  const asked = [signOut.request(), signOut.request(), signOut.settle()];
  server.answer(true);
  await Promise.all(asked);
  expect(server.sent).toBe(1);
});

it('is no longer pending after a new session replaced the cookie', async () => {
  const { server, signOut } = createServer();
  server.isOwed = true;
  signOut.drop();
  await signOut.settle();
  expect(server).toMatchObject({ isOwed: false, sent: 0 });
});
