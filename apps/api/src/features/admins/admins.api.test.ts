import type { ListedAdmin } from '@trio/contracts/admins';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, createSchool, createStaff } from '../../../test/factories.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { tokenIn } from '../../../test/test-mails.ts';
import { newId } from '../../platform/ids.ts';

let trio: TestApp;
beforeAll(async () => {
  trio = await createTestApp();
});
afterAll(() => trio.close());
beforeEach(async () => {
  await trio.db.deleteFrom('admins').execute();
  await trio.db.deleteFrom('identityUsers').where('role', '=', 'admin').execute();
});

const firstPassword = 'quiet green lantern';

async function asAdmin(names: { firstName?: string; lastName?: string } = {}) {
  const person = await createAdmin(trio.db, names);
  const { authorization } = await trio.signIn(person.email);
  const headers = { authorization, 'accept-language': 'fr' };
  return {
    ...person,
    headers,
    list: async () =>
      (await trio.call('GET', '/admins', { headers })).json<{ admins: ListedAdmin[] }>().admins,
    invite: (email = `${newId()}@trio.test`) =>
      trio.call('POST', '/admins', {
        headers,
        payload: { firstname: 'Léa', lastname: 'Côté', email },
      }),
    resend: (id: string) => trio.call('POST', `/admins/${id}/invite`, { headers }),
    remove: (id: string) => trio.call('DELETE', `/admins/${id}`, { headers }),
    me: () => trio.call('GET', '/auth/me', { headers }),
  };
}
type Admin = Awaited<ReturnType<typeof asAdmin>>;

async function invited(by: Admin) {
  const { _id: id, email } = (await by.invite()).json<ListedAdmin>();
  return { id, email, token: tokenIn((await trio.mailsTo(email)).at(-1)) };
}
const choose = (token: string) =>
  trio.call('PUT', '/identity/reset', {
    payload: { token, password: firstPassword },
    headers: { 'accept-language': 'en' },
  });
const actionsAbout = async (subjectId: string) =>
  (
    await trio.db
      .selectFrom('auditEntries')
      .select(['action', 'actorId', 'schoolId'])
      .where('subjectId', '=', subjectId)
      .orderBy('entryId')
      .execute()
  ).map(({ action, actorId, schoolId }) => [action, actorId, schoolId]);

describe('an invitation', () => {
  it('makes an administrator when a password is set, and not before', async () => {
    const anne = await asAdmin({ firstName: 'Anne', lastName: 'Roy' });
    const { id, email, token } = await invited(anne);
    expect((await trio.mailsTo(email))[0]).toMatchObject({
      language: 'fr',
      schoolId: null,
      content: { template: 'admin-invited', values: { firstName: 'Léa', invitedBy: 'Anne Roy' } },
    });
    expect((await anne.list()).find(({ _id }) => _id === id)).toMatchObject({
      isInvited: true,
      isInviteOver: false,
    });
    const early = { payload: { email, password: firstPassword } };
    expect((await trio.call('POST', '/identity/sign-in', early)).statusCode).toBe(404);

    expect((await choose(token)).json()).toMatchObject({ email });
    const { authorization } = await trio.signIn(email, firstPassword);
    const me = await trio.call('GET', '/auth/me', { headers: { authorization } });
    expect(me.json()).toMatchObject({ role: 'admin', firstname: 'Léa', hasPassword: true });
    expect((await anne.list()).find(({ _id }) => _id === id)).toMatchObject({ isInvited: false });
    expect(await actionsAbout(id)).toEqual([
      ['admin-invited', anne.id, null],
      ['admin-joined', id, null],
    ]);
  });

  it('expires after seven days and can be sent again, which voids the first link', async () => {
    const anne = await asAdmin();
    const { id, email, token } = await invited(anne);
    trio.clock.advance(7 * 24 * 60 * 60_000 + 1);
    const again = await asAdmin();
    expect((await again.list()).find(({ _id }) => _id === id)).toMatchObject({
      isInviteOver: true,
    });
    expect((await choose(token)).statusCode).toBe(400);
    expect((await again.resend(id)).statusCode).toBe(204);
    const second = tokenIn((await trio.mailsTo(email)).at(-1));
    expect((await choose(second)).statusCode).toBe(200);
    expect((await again.resend(id)).json()).toMatchObject({ code: 'staff/joined-already' });
  });

  it('withdrawn, its link does nothing and no one gets an email', async () => {
    const anne = await asAdmin();
    const { id, email, token } = await invited(anne);
    expect((await anne.remove(id)).statusCode).toBe(204);
    expect((await choose(token)).statusCode).toBe(400);
    expect(await trio.mailsTo(email)).toEqual([]);
    expect((await actionsAbout(id)).at(-1)?.[0]).toBe('admin-invitation-withdrawn');
  });

  it('is refused for an address that has an account already', async () => {
    const anne = await asAdmin();
    const { schoolId } = await createSchool(trio.db);
    const { email } = await createStaff(trio.db, schoolId);
    const answer = await anne.invite(email.toUpperCase());
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'admins/email-taken' });
  });
});

describe('removing', () => {
  it('ends the sessions at once and mails the person and all other administrators', async () => {
    const [anne, marc, zoe] = [
      await asAdmin({ firstName: 'Anne', lastName: 'Roy' }),
      await asAdmin({ firstName: 'Marc', lastName: 'Gagné' }),
      await asAdmin(),
    ];
    expect((await anne.remove(marc.id)).statusCode).toBe(204);
    expect((await marc.me()).statusCode).toBe(404);
    expect((await trio.mailsTo(marc.email)).map(({ content }) => content.template)).toEqual([
      'admin-removed',
    ]);
    for (const { email } of [anne, zoe]) {
      expect((await trio.mailsTo(email)).at(-1)?.content).toMatchObject({
        template: 'admin-left',
        values: { memberName: 'Marc Gagné', removedBy: 'Anne Roy', email: marc.email },
      });
    }
    expect(await actionsAbout(marc.id)).toEqual([['admin-removed', anne.id, null]]);
  });

  it('is refused for the last one who can log in, also if others are invited or disabled', async () => {
    const anne = await asAdmin();
    await invited(anne);
    const marc = await asAdmin();
    const disabled = { disabledAt: new Date() };
    await trio.db.updateTable('identityUsers').set(disabled).where('id', '=', marc.id).execute();
    const answer = await anne.remove(anne.id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'people/last-admin' });
    expect((await anne.me()).statusCode).toBe(200);
  });

  it('lets an administrator leave while another one stays', async () => {
    const [anne, marc] = [await asAdmin(), await asAdmin()];
    expect((await anne.remove(anne.id)).statusCode).toBe(204);
    expect((await anne.me()).statusCode).toBe(404);
    expect((await marc.list()).map(({ _id }) => _id)).toEqual([marc.id]);
  });

  it('keeps one of two who remove each other at the same time', async () => {
    const [anne, marc] = [await asAdmin(), await asAdmin()];
    await Promise.all([anne.remove(marc.id), marc.remove(anne.id)]);
    const left = await trio.db.selectFrom('admins').select('adminId').execute();
    expect(left).toHaveLength(1);
  });
});

describe('the own account', () => {
  it('changes the name and downloads the own data', async () => {
    const anne = await asAdmin();
    const payload = { firstname: 'Annie', lastname: 'Roy', email: anne.email };
    const headers = anne.headers;
    expect((await trio.call('PUT', '/users/me', { headers, payload })).statusCode).toBe(200);
    const file = (await trio.call('GET', '/users/me/data', { headers })).json<object>();
    expect(file).toMatchObject({ account: { firstname: 'Annie', role: 'admin' } });
    expect(file).not.toHaveProperty('student');
  });

  it('changes the address once the new one confirms it, without a log-in there', async () => {
    const anne = await asAdmin();
    const email = `${newId()}@trio.test`;
    const payload = { firstname: 'Anne', lastname: 'Roy', email };
    const { headers } = anne;
    const asked = await trio.call('PUT', '/users/me', { headers, payload });
    expect(asked.json()).toMatchObject({ data: { email: anne.email, pendingEmail: email } });
    expect((await trio.call('POST', '/users/me/verification', { headers })).statusCode).toBe(204);
    const sent = await trio.mailsTo(email);
    expect(sent.map(({ content }) => content.template)).toEqual(['email-change', 'email-change']);
    const confirm = { payload: { token: tokenIn(sent.at(-1)) } };
    expect((await trio.call('POST', '/identity/confirm', confirm)).json()).toEqual({
      kind: 'email',
      email,
    });
    expect((await anne.me()).json()).toMatchObject({ email });
    expect((await trio.mailsTo(anne.email)).at(-1)?.content.template).toBe('email-changed');
  });

  it('chooses the language of emails', async () => {
    const anne = await asAdmin();
    const { headers } = anne;
    expect((await anne.me()).json()).toMatchObject({ language: 'en' });
    const payload = { language: 'fr' };
    expect((await trio.call('PUT', '/users/me', { headers, payload })).statusCode).toBe(200);
    expect((await anne.me()).json()).toMatchObject({ language: 'fr' });
  });

  it('cannot use the school’s parts', async () => {
    const { headers } = await asAdmin();
    const payload = { isCardOrderFixed: true };
    expect((await trio.call('PUT', '/users/me', { headers, payload })).statusCode).toBe(403);
  });
});
