import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSchool, createStudent } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { goodPng } from '../../../test/test-pictures.ts';
import { newId } from '../../platform/ids.ts';
import { createUploadTickets, type UploadTickets } from '../../platform/storage/upload-tickets.ts';
import { mostInFlight } from './card-images.routes.ts';

let trio: TestApp;
let tickets: UploadTickets;
let picture: Buffer;
let port: number;
const accepted: Socket[] = [];
beforeAll(async () => {
  trio = await createTestApp();
  tickets = createUploadTickets(['a secret that only tests know, long enough'], trio.clock);
  picture = await goodPng();
  trio.app.server.on('connection', (socket) => accepted.push(socket));
  await trio.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = trio.app.server.address() as AddressInfo);
});
beforeEach(() => {
  accepted.length = 0;
});
afterAll(() => trio.close());

async function student() {
  const { schoolId } = await createSchool(trio.db);
  const { id: studentId } = await createStudent(trio.db, schoolId);
  return { schoolId, studentId };
}

async function sendHalf(owner: { schoolId: string; studentId: string }) {
  const ticket = await tickets.issue({ ...owner, imageId: newId() });
  const socket = connect(port, '127.0.0.1');
  const head = ['PUT /api/cards/uploads/' + ticket + ' HTTP/1.1', 'Host: trio.test'];
  const type = ['Content-Type: image/png', `Content-Length: ${picture.length}`];
  socket.write([...head, ...type, '', ''].join('\r\n'));
  socket.write(picture.subarray(0, 20));
  const status = once(socket, 'data').then(([data]) => Number(String(data).split(' ')[1]));
  return { socket, status, finish: () => socket.write(picture.subarray(20)) };
}

const answersOf = async (sent: readonly { status: Promise<number> }[], count: number) => {
  const statuses: number[] = [];
  await new Promise<void>((resolve) => {
    for (const { status } of sent) {
      void status.then((code) => {
        statuses.push(code);
        if (statuses.length === count) resolve();
      });
    }
  });
  return statuses;
};

it('allows two simultaneous uploads per student and refuses a third before its body is read', async () => {
  const owner = await student();
  const sent = await Promise.all(Array.from({ length: 5 }, () => sendHalf(owner)));
  expect(await answersOf(sent, 3)).toEqual([429, 429, 429]);
  for (const { finish } of sent) finish();
  const statuses = await Promise.all(sent.map(({ status }) => status));
  expect(statuses.toSorted()).toEqual([204, 204, 429, 429, 429]);
  const next = await sendHalf(owner);
  next.finish();
  expect(await next.status).toBe(204);
  for (const { socket } of [...sent, next]) socket.destroy();
});

it('limits simultaneous uploads of all students, and frees a slot on disconnect', async () => {
  const owners = Array.from({ length: mostInFlight.all + 3 }, () => ({
    schoolId: newId(),
    studentId: newId(),
  }));
  const sent = await Promise.all(owners.map((owner) => sendHalf(owner)));
  expect(await answersOf(sent, 3)).toEqual([503, 503, 503]);
  const closed = accepted.map(
    (socket) =>
      new Promise<void>((resolve) => {
        socket.once('close', () => resolve());
      }),
  );
  for (const { socket } of sent) socket.destroy();
  await Promise.all(closed);
  const next = await sendHalf(await student());
  next.finish();
  expect(await next.status).toBe(204);
  next.socket.destroy();
});

it('limits the time of a slow upload', () => {
  const { headersTimeout, requestTimeout } = trio.app.server;
  expect([headersTimeout < requestTimeout, requestTimeout]).toEqual([true, 30_000]);
});
