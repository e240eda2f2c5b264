import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOddServer, type OddServer } from '../../../test/odd-server.ts';
import { createBoundedFetch } from './bounded-fetch.ts';
import { createClassLink } from './classlink.ts';

let server: OddServer;
beforeAll(async () => {
  server = await startOddServer();
});
afterAll(() => server.close());

/** Only the test of the timeout has a short one: a busy machine answers late. */
const classLinkAt = (url: string, timeoutMs = 60_000) =>
  createClassLink(
    {
      clientId: 'trio',
      clientSecret: 'our secret',
      authorizeUrl: `${url}/auth`,
      tokenUrl: `${url}/token`,
      userUrl: `${url}/me`,
    },
    'https://trio.test/classlink',
    createBoundedFetch({ timeoutMs, maxBytes: 10_000 }),
  );
const identify = (url = server.url, timeoutMs?: number) =>
  classLinkAt(url, timeoutMs).identify({ code: 'a-code' }, null);

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const token = { access_token: 'token', token_type: 'Bearer' };

const userAnswers = (status: number, body: unknown) => {
  server.answer = (request, response) =>
    request.url === '/token' ? json(response, 200, token) : json(response, status, body);
};

describe('the code exchange', () => {
  it('sends the code as a form, and the token as a bearer token', async () => {
    const forms: Promise<string>[] = [];
    const tokens: unknown[] = [];
    server.answer = (request, response) => {
      const isExchange = request.url === '/token';
      if (isExchange) forms.push(text(request));
      else tokens.push(request.headers.authorization);
      json(response, 200, isExchange ? token : { UserId: 1, TenantId: 2 });
    };
    await identify();
    expect(Object.fromEntries(new URLSearchParams(await forms[0]))).toEqual({
      grant_type: 'authorization_code',
      client_id: 'trio',
      client_secret: 'our secret',
      redirect_uri: 'https://trio.test/classlink',
      code: 'a-code',
    });
    expect(tokens).toEqual(['Bearer token']);
  });

  it.each([
    [400, { error: 'invalid_grant' }, 'classlink/invalid_grant'],
    [400, {}, 'classlink/invalid_grant'],
    [401, 'no', 'classlink/invalid_grant'],
    [403, null, 'classlink/invalid_grant'],
    [200, { error: 'invalid_grant' }, 'classlink/invalid_grant'],
    [401, { error: 'invalid_client' }, 'server/unavailable'],
    [500, { error_description: 'lea@school.test' }, 'server/unavailable'],
    [503, {}, 'server/unavailable'],
    [200, {}, 'server/unavailable'],
    [200, { access_token: '' }, 'server/unavailable'],
    [200, { access_token: { a: 1 } }, 'server/unavailable'],
  ])('turns the answer %i %j into %s', async (status, body, refused) => {
    server.answer = (_, response) => json(response, status, body);
    const outcome = await identify();
    expect(outcome).toMatchObject({ refused });
    expect(JSON.stringify(outcome)).not.toContain('lea@');
  });
});

describe('the user request', () => {
  it.each([
    [401, {}, 'classlink/user-unauthorized'],
    [403, {}, 'classlink/user-unauthorized'],
    [500, {}, 'server/unavailable'],
    [200, null, 'server/unavailable'],
    [200, [], 'server/unavailable'],
    [200, {}, 'server/unavailable'],
    [200, { UserId: { a: 1 }, TenantId: 2 }, 'server/unavailable'],
  ])('turns the answer %i %j into %s', async (status, body, refused) => {
    userAnswers(status, body);
    expect(await identify()).toMatchObject({ refused });
  });

  it('identifies a user by roster id, then by ClassLink’s own id, within the tenant', async () => {
    userAnswers(200, {
      UserId: 7,
      TenantId: 2,
      SourcedId: 'a:b',
      Role: 'Student',
      Email: 'a@b.ca',
    });
    expect(await identify()).toMatchObject({
      refused: null,
      person: {
        accountIds: ['2:a%3Ab', '2:user=7'],
        tenant: '2',
        kind: 'student',
        email: 'a@b.ca',
      },
    });
    userAnswers(200, { UserId: '7', TenantId: ' ', SourcedId: '', Role: 'Teacher', Email: '' });
    expect(await identify()).toMatchObject({
      person: { accountIds: [':user=7'], tenant: null, kind: 'other', email: null },
    });
  });
});

describe('a faulty provider', () => {
  it('is unavailable after a timeout', async () => {
    server.answer = () => {};
    expect(await identify(server.url, 200)).toMatchObject({ refused: 'server/unavailable' });
    server.answer = (_, response) => void response.writeHead(200).write('{');
    expect(await identify(server.url, 200)).toMatchObject({ refused: 'server/unavailable' });
  });

  it('cannot send an unlimited answer', async () => {
    server.answer = (_, response) => json(response, 200, { ...token, more: 'x'.repeat(100_000) });
    const outcome = await identify();
    expect(outcome).toMatchObject({
      refused: 'server/unavailable',
      reason: expect.stringContaining('larger than 10000 bytes'),
    });
  });

  it('cannot redirect our secret to another address', async () => {
    const requested: string[] = [];
    server.answer = (request, response) => {
      requested.push(request.url ?? '');
      response.writeHead(307, { location: `${server.url}/elsewhere` }).end();
    };
    expect(await identify()).toMatchObject({ refused: 'server/unavailable' });
    expect(requested).toEqual(['/token']);
  });

  it('is unavailable if it refuses the connection', async () => {
    const gone = await startOddServer();
    await gone.close();
    expect(await identify(gone.url)).toMatchObject({ refused: 'server/unavailable' });
  });
});
