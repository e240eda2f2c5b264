import { expect, it } from 'vitest';
import { createPendingSignOut } from './pending-sign-out.ts';

function createWorld() {
  const answers: ((isReached: boolean) => void)[] = [];
  const world = {
    isOwed: false,
    sent: 0,
    answer: (isReached: boolean) => answers.shift()?.(isReached),
  };
  const signOut = createPendingSignOut({
    isPending: () => world.isOwed,
    setPending: (isPending) => {
      world.isOwed = isPending;
    },
    send: () => {
      world.sent += 1;
      return new Promise((resolve, reject) => {
        answers.push((isReached) => (isReached ? resolve() : reject(new Error('offline'))));
      });
    },
  });
  return { world, signOut };
}

it('is owed from before it is sent until it got through', async () => {
  const { world, signOut } = createWorld();
  const asked = signOut.request();
  expect(world.isOwed).toBe(true);
  world.answer(true);
  await asked;
  expect(world.isOwed).toBe(false);
});

it('stays owed when it fails, and is paid later', async () => {
  const { world, signOut } = createWorld();
  const asked = signOut.request();
  world.answer(false);
  await expect(asked).rejects.toThrow('offline');
  expect(world.isOwed).toBe(true);
  const paid = signOut.settle();
  world.answer(true);
  await paid;
  expect(world).toMatchObject({ isOwed: false, sent: 2 });
});

it('sends nothing where nothing is owed', async () => {
  const { world, signOut } = createWorld();
  await signOut.settle();
  expect(world.sent).toBe(0);
});

it('sends one request for all who ask at once', async () => {
  const { world, signOut } = createWorld();
  const asked = [signOut.request(), signOut.request(), signOut.settle()];
  world.answer(true);
  await Promise.all(asked);
  expect(world.sent).toBe(1);
});

it('is owed no more once somebody else holds the cookie', async () => {
  const { world, signOut } = createWorld();
  world.isOwed = true;
  signOut.drop();
  await signOut.settle();
  expect(world).toMatchObject({ isOwed: false, sent: 0 });
});
