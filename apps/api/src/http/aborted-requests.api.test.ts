import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../test/factories.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { goodPng } from '../../test/test-pictures.ts';
import { noReports } from '../platform/error-reports/error-reports.ts';

interface Line {
  readonly level: string;
  readonly msg: string;
}

let trio: TestApp;
let port: number;
let student: { id: string; email: string; authorization: string };
const lines: Line[] = [];
const reports: unknown[] = [];

beforeAll(async () => {
  trio = await createTestApp({
    logLevel: 'debug',
    logTo: { write: (line) => lines.push(JSON.parse(line) as Line) },
    errorReports: { ...noReports, isOn: true, report: (report) => reports.push(report) },
  });
  trio.app.get('/endless', (_, reply) =>
    reply.send(
      new Readable({
        read() {},
        construct(done) {
          this.push('first');
          done();
        },
      }),
    ),
  );
  const { schoolId } = await createSchool(trio.db);
  const { id, email } = await createStudent(trio.db, schoolId);
  port = Number(new URL(await trio.app.listen({ port: 0, host: '127.0.0.1' })).port);
  student = { id, email, ...(await trio.signIn(email)) };
});
afterAll(() => trio.close());
beforeEach(() => {
  lines.length = 0;
  reports.length = 0;
});

const disconnect = {
  destroys: (socket) => socket.destroy(),
  resets: (socket) => socket.resetAndDestroy(),
  'ends its half': (socket) => socket.end(),
} as const satisfies Record<string, (socket: Socket) => unknown>;
const ways = Object.keys(disconnect) as (keyof typeof disconnect)[];

async function open(head: readonly string[], part: Buffer | string = '') {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write([...head, `host: 127.0.0.1:${port}`, '', ''].join('\r\n'));
  socket.write(part);
  return socket;
}

const received = () => expect.poll(() => lines.some(({ msg }) => msg === 'incoming request'));
const finished = () =>
  expect.poll(() => lines.some(({ msg }) => /completed|aborted|premature|errored/u.test(msg)));

async function loggedErrors() {
  await finished().toBe(true);
  const next = await fetch(`http://127.0.0.1:${port}/api/auth/me`, {
    headers: { authorization: student.authorization },
  });
  expect(next.status).toBe(200);
  return [...lines.filter(({ level }) => level !== 'info' && level !== 'debug'), ...reports];
}

describe.each(ways)('a client that %s', (way) => {
  it('during a JSON body causes no error', async () => {
    const socket = await open(
      [
        'POST /api/identity/sign-in HTTP/1.1',
        'content-type: application/json',
        'content-length: 500',
      ],
      '{"email":"',
    );
    await received().toBe(true);
    disconnect[way](socket);
    expect(await loggedErrors()).toEqual([]);
  });

  it('during an image upload causes no error', async () => {
    const ticket = await trio.call(
      'GET',
      `/cards/upload?fileName=${student.id}1&fileExtension=png`,
      { headers: { authorization: student.authorization } },
    );
    const { uploadUrl } = ticket.json<{ data: { uploadUrl: string } }>().data;
    lines.length = 0;
    const picture = await goodPng();
    const socket = await open(
      [
        `PUT ${new URL(uploadUrl).pathname} HTTP/1.1`,
        'content-type: image/png',
        `content-length: ${picture.length}`,
      ],
      picture.subarray(0, picture.length / 2),
    );
    await received().toBe(true);
    disconnect[way](socket);
    expect(await loggedErrors()).toEqual([]);
  });

  it('during the answer causes no error', async () => {
    const socket = await open(['GET /endless HTTP/1.1']);
    await once(socket, 'data');
    disconnect[way](socket);
    socket.destroy();
    expect(await loggedErrors()).toEqual([]);
  });

  it('before its body is read causes no error', async () => {
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
    const locking = trio.db.transaction().execute(async (transaction) => {
      await sql`LOCK TABLE identity_sessions IN ACCESS EXCLUSIVE MODE`.execute(transaction);
      locked();
      await isFree;
    });
    await isLocked;
    const accepted = once(trio.app.server, 'connection') as Promise<[Socket]>;
    const socket = await open(
      [
        'POST /api/users/support HTTP/1.1',
        `authorization: ${student.authorization}`,
        'content-type: application/json',
        'content-length: 500',
      ],
      '{"message":"',
    );
    const [connection] = await accepted;
    const isGone = new Promise((resolve) => {
      connection.once('close', resolve);
    });
    await received().toBe(true);
    disconnect[way](socket);
    await isGone.finally(free);
    await locking;
    expect(await loggedErrors()).toEqual([]);
  });
});
