import type { SupportWindow } from '@trio/contracts/support-window';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, createStaff } from '../../../test/factories.ts';
import { createTestApp, testSettings, type TestApp } from '../../../test/test-app.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp({ settings: { ...testSettings, supportAccess: 'granted' } });
});
afterAll(() => trio.close());

async function createOwners() {
  const { schoolId, name } = await createSchool(trio.db, { name: 'École du Parc' });
  const owner = await createStaff(trio.db, schoolId, { firstName: 'Zoé', lastName: 'Côté' });
  const other = await createStaff(trio.db, schoolId);
  const as = async (email: string) => {
    const { authorization } = await trio.signIn(email);
    return (method: 'GET' | 'POST' | 'DELETE', payload?: object) =>
      trio.call(method, '/support/window', {
        headers: { authorization },
        ...(payload && { payload }),
      });
  };
  const entries = () =>
    trio.db
      .selectFrom('auditEntries')
      .select(['action', 'details', 'actorId'])
      .where('schoolId', '=', schoolId)
      .where('action', '!=', 'logged-in')
      .orderBy('entryId')
      .execute();
  return { schoolId, name, owner, other, as, entries };
}
const hour = 60 * 60_000;
const inHours = (hours: number) => new Date(trio.clock.now().getTime() + hours * hour);

it('opens a window, tells all owners, and logs it', async () => {
  const { owner, other, as, entries } = await createOwners();
  const call = await as(owner.email);
  expect((await call('GET')).json()).toEqual({ access: 'granted', window: null });
  const expected: SupportWindow = {
    access: 'granted',
    window: {
      opened: trio.clock.now().toISOString(),
      ends: inHours(8).toISOString(),
      openedBy: 'Zoé Côté',
    },
  };
  expect((await call('POST', { hours: 8 })).json()).toEqual(expected);
  // Another owner sees it too.
  expect((await (await as(other.email))('GET')).json()).toEqual(expected);
  for (const { email } of [owner, other]) {
    const [mail] = (await trio.mailsTo(email)).filter(
      ({ content }) => content.template === 'support-window',
    );
    expect(mail?.content.values).toMatchObject({ openedBy: 'Zoé Côté', hours: '8' });
  }
  expect(await entries()).toEqual([
    { action: 'support-window-opened', details: { hours: 8 }, actorId: owner.id },
  ]);
});

it('makes an open window longer, never shorter', async () => {
  const { owner, as } = await createOwners();
  const call = await as(owner.email);
  await call('POST', { hours: 8 });
  const ends = inHours(8).toISOString();
  const again = await call('POST', { hours: 1 });
  expect(again.json<SupportWindow>().window?.ends).toBe(ends);
  const longer = await call('POST', { hours: 24 });
  expect(longer.json<SupportWindow>().window?.ends).toBe(inHours(24).toISOString());
});

it('ends a window by itself, and a later one begins anew', async () => {
  const { owner, schoolId, as } = await createOwners();
  const call = await as(owner.email);
  await call('POST', { hours: 24 });
  await trio.db
    .updateTable('supportWindows')
    .set({ endsAt: trio.clock.now() })
    .where('schoolId', '=', schoolId)
    .execute();
  expect((await call('GET')).json()).toMatchObject({ window: null });
  const next = await call('POST', { hours: 1 });
  expect(next.json<SupportWindow>().window?.ends).toBe(inHours(1).toISOString());
});

it('ends a window early, and logs that once', async () => {
  const { owner, as, entries } = await createOwners();
  const call = await as(owner.email);
  await call('POST', { hours: 1 });
  for (let n = 0; n < 2; n += 1) expect((await call('DELETE')).statusCode).toBe(204);
  expect((await call('GET')).json()).toMatchObject({ window: null });
  expect((await entries()).map(({ action }) => action)).toEqual([
    'support-window-opened',
    'support-window-ended',
  ]);
});

it.each([{ hours: 2 }, { hours: '8' }, { hours: -1 }, {}])(
  'refuses %j and opens nothing',
  async (payload) => {
    const { owner, as, entries } = await createOwners();
    const call = await as(owner.email);
    expect((await call('POST', payload)).statusCode).toBe(400);
    expect((await call('GET')).json()).toMatchObject({ window: null });
    expect(await entries()).toEqual([]);
  },
);

it('keeps a window without a name after the owner has left', async () => {
  const { owner, other, as } = await createOwners();
  await (
    await as(owner.email)
  )('POST', { hours: 8 });
  await trio.db.deleteFrom('staff').where('staffId', '=', owner.id).execute();
  const read = await (await as(other.email))('GET');
  expect(read.json<SupportWindow>().window).toMatchObject({ openedBy: null });
});
