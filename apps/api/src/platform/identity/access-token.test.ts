import { expect, it } from 'vitest';
import { accessTokenLifetimeMs, createAccessTokens } from './access-token.ts';

const tokens = createAccessTokens(['a secret of at least thirty-two characters']);
const holder = (sessionId: string) => ({ sessionId, userId: 'user-1' });
const begin = new Date('2026-09-01T08:00:00Z');
const after = (ms: number) => new Date(begin.getTime() + ms);

it('identifies its session and user until it expires', async () => {
  const token = await tokens.issue(holder('session-1'), begin);
  expect(await tokens.read(token, begin)).toEqual(holder('session-1'));
  expect(await tokens.read(token, after(accessTokenLifetimeMs - 1000))).toEqual(
    holder('session-1'),
  );
});

it('is refused after it has expired, even if it was read before', async () => {
  const token = await tokens.issue(holder('session-2'), begin);
  await tokens.read(token, begin);
  expect(await tokens.read(token, after(accessTokenLifetimeMs))).toBeNull();
});

it('is refused if it is altered, even if the original was read before', async () => {
  const token = await tokens.issue(holder('session-3'), begin);
  await tokens.read(token, begin);
  const [head, , signature] = token.split('.');
  const other = Buffer.from(
    '{"sid":"session-4","sub":"user-1","iss":"trio","exp":9999999999}',
  ).toString('base64url');
  expect(await tokens.read(`${head}.${other}.${signature}`, begin)).toBeNull();
});

it('is refused by a server with another secret', async () => {
  const token = await tokens.issue(holder('session-5'), begin);
  const others = createAccessTokens(['another secret of thirty-two characters']);
  expect(await others.read(token, begin)).toBeNull();
});
