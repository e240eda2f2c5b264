import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createOwnerClient,
  finish,
  halfTokenOf,
  hasSession,
} from '../../../test/second-factor-fixture.ts';
import { createSoftwarePasskey } from '../../../test/software-passkey.ts';
import { createTestApp, testPassword, type TestApp } from '../../../test/test-app.ts';
import type { TestClient } from '../../../test/test-client.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());

const newClient = () => createOwnerClient(trio);
const currentPassword = testPassword;

async function addPasskey(client: TestClient) {
  const passkey = createSoftwarePasskey(trio.origin);
  const started = await client.call('POST', '/second-factor/passkey', { currentPassword });
  const { options, enrolment } = started.json<{
    options: { challenge: string };
    enrolment: string;
  }>();
  const body = { name: 'My computer', enrolment, passkey: passkey.create(options) };
  const confirmed = await client.call('POST', '/second-factor/passkey/confirm', body);
  return { passkey, confirmed, body };
}
const challenge = async (token: string) =>
  (await trio.call('POST', '/identity/second-factor/passkey', { payload: { token } })).json<{
    options: { challenge: string; allowCredentials: { id: string }[] };
  }>().options;

it('finishes a log-in, and its answer works once', async () => {
  const { email, client } = await newClient();
  const { passkey, confirmed, body } = await addPasskey(client);
  expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
  const twice = await client.call('POST', '/second-factor/passkey/confirm', body);
  expect(twice.json()).toMatchObject({ code: 'factor/passkey-refused' });

  const token = await halfTokenOf(trio, email);
  const options = await challenge(token);
  expect(options.allowCredentials.map(({ id }) => id)).toEqual([passkey.get(options).id]);
  const answer = passkey.get(options);
  const right = await finish(trio, { token, passkey: answer });
  expect(right.statusCode).toBe(204);
  expect(hasSession(right)).toBe(true);
  const replayed = { token: await halfTokenOf(trio, email), passkey: answer };
  await challenge(replayed.token);
  expect((await finish(trio, replayed)).json()).toMatchObject({ code: 'factor/passkey-refused' });
});

it('refuses a passkey of another person, of another address, and an earlier challenge', async () => {
  const { email, client } = await newClient();
  const { passkey } = await addPasskey(client);
  const other = await newClient();
  const { passkey: others } = await addPasskey(other.client);
  const phishing = createSoftwarePasskey('https://trio.phishing.test');
  const refuse = async (answer: (options: { challenge: string }) => object) => {
    const token = await halfTokenOf(trio, email);
    const options = await challenge(token);
    return (await finish(trio, { token, passkey: answer(options) })).statusCode;
  };
  expect(await refuse((options) => others.get(options))).toBe(400);
  expect(
    await refuse((options) => ({ ...phishing.get(options), id: passkey.get(options).id })),
  ).toBe(400);
  const token = await halfTokenOf(trio, email);
  const first = await challenge(token);
  await challenge(token);
  expect((await finish(trio, { token, passkey: passkey.get(first) })).statusCode).toBe(400);
  // The challenge is gone after a wrong answer.
  const second = await challenge(token);
  await finish(trio, { token, passkey: others.get(second) });
  expect((await finish(trio, { token, passkey: passkey.get(second) })).statusCode).toBe(400);
});
