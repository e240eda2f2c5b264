import {
  getMe,
  resendVerification,
  updateCode,
  updateMe,
  type AccountRecord,
} from '@trio/contracts/accounts';
import { listOwnSessions } from '@trio/contracts/own-sessions';
import {
  deleteStudent,
  downloadMyData,
  listDeletionRequests,
  requestDeletion,
  withdrawDeletion,
} from '@trio/contracts/your-data';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offline, Refusal } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../../test/session.tsx';
import { wordsOf } from '../../../../../test/staff-pages.tsx';
import { words } from '../../../../../test/words.ts';
import { AccountPage } from './account-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
afterEach(() => void vi.useRealTimers());
const t = words.en;
beforeEach(() => void server.on(listOwnSessions, { sessions: [] }));

const section = (heading: string) => within(screen.getByRole('region', { name: heading }));
const field = (of: ReturnType<typeof within>, label: string) =>
  of.getByLabelText(label, { selector: 'input, select, textarea' });

const open = async (account: AccountRecord, language: 'en' | 'fr' = 'en') => {
  const page = await renderAs(server, account, <AccountPage />, { language });
  await screen.findByRole('heading', { level: 1 });
  return page;
};

describe('a student', () => {
  const student = accountOf('student');
  const details = () => section(t('details.heading.student'));
  const passwords = () => section(t('password.heading'));

  it('does not see the sections of a school', async () => {
    await open(student);
    expect(screen.queryByRole('region', { name: t('code.heading') })).toBeNull();
    expect(screen.queryByRole('region', { name: t('address.heading') })).toBeNull();
    expect(screen.queryByRole('region', { name: t('requests.heading') })).toBeNull();
    expect(screen.queryByRole('region', { name: t('order.heading') })).toBeNull();
  });

  it('saves a name and keeps the focus on the button', async () => {
    const saves = server.on(updateMe, { data: { lastname: 'Arsenault' } });
    const { user } = await open(student);
    await user.fill(field(details(), t('field.lastname')), 'Arsenault');
    const save = details().getByRole('button', { name: t('details.save') });
    await user.click(save);
    await details().findByText(t('account.saved'));
    expect(field(details(), t('field.lastname'))).toHaveValue('Arsenault');
    expect(save).toHaveFocus();
    expect(saves.map(({ body }) => body)).toEqual([
      { firstname: 'Nour', lastname: 'Arsenault', email: student.email },
    ]);
  });

  it('sees an error when offline, keeps the text and can save again', async () => {
    server.on(updateMe, offline);
    const { user } = await open(student);
    const last = field(details(), t('field.lastname'));
    await user.fill(last, 'Arsenault');
    await user.click(details().getByRole('button', { name: t('details.save') }));
    const alert = await details().findByRole('alert');
    expect(alert).toHaveTextContent(t('error.offline'));
    expect(alert).toHaveFocus();
    expect(last).toHaveValue('Arsenault');
    server.on(updateMe, { data: { lastname: 'Arsenault' } });
    await user.click(details().getByRole('button', { name: t('details.save') }));
    await details().findByText(t('account.saved'));
    expect(details().queryByRole('alert')).toBeNull();
  });

  it('must enter the current password, and keeps the typed text', async () => {
    server.on(updateMe, new Refusal('form/current-password-required'));
    const { user } = await open(student);
    await user.fill(field(passwords(), t('field.newPassword')), 'amber kite over the harbour');
    await user.fill(field(passwords(), t('field.confirmPassword')), 'amber kite over the harbour');
    await user.keyboard('{Enter}');
    const current = field(passwords(), t('password.current'));
    await waitFor(() => expect(current).toHaveFocus());
    expect(current).toHaveAccessibleDescription(
      `${t('form/current-password-required')} ${t('password.whyAlways.student')}`,
    );
    expect(field(passwords(), t('field.newPassword'))).toHaveValue('amber kite over the harbour');

    server.on(updateMe, new Refusal('form/current-password-wrong'));
    await user.keyboard('not the one{Enter}');
    await passwords().findByText(t('form/current-password-wrong'));
    expect(current).toHaveFocus();

    const saves = server.on(updateMe, { data: {} });
    await user.fill(current, 'the old one');
    await user.keyboard('{Enter}');
    await passwords().findByText(t('password.saved'));
    expect(saves.at(-1)?.body).toEqual({
      currentPassword: 'the old one',
      password: 'amber kite over the harbour',
      confirm: 'amber kite over the harbour',
    });
    for (const label of [t('password.current'), t('field.newPassword')]) {
      await waitFor(() => expect(field(passwords(), label)).toHaveValue(''));
    }
  });

  it('sees at the field why a password is rejected; other sections do not change', async () => {
    server.on(updateMe, { data: {} });
    const { user } = await open(student);
    await user.click(details().getByRole('button', { name: t('details.save') }));
    await details().findByText(t('account.saved'));

    await user.fill(field(passwords(), t('password.current')), 'the old one');
    await user.fill(field(passwords(), t('field.newPassword')), 'three-ca');
    await user.fill(field(passwords(), t('field.confirmPassword')), 'three-cb');
    await user.click(passwords().getByRole('button', { name: t('password.save') }));
    const confirm = field(passwords(), t('field.confirmPassword'));
    expect(confirm).toHaveFocus();
    expect(confirm).toHaveAccessibleDescription(t('form/passwords-differ'));

    server.on(updateMe, new Refusal('form/password-common'));
    await user.fill(field(passwords(), t('field.newPassword')), 'password123');
    await user.fill(confirm, 'password123');
    await user.keyboard('{Enter}');
    await passwords().findByText(t('form/password-common'));
    expect(field(passwords(), t('field.newPassword'))).toHaveFocus();
    expect(confirm).toHaveValue('password123');
    expect(details().getByText(t('account.saved'))).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('needs no current password if the account has none', async () => {
    await open({ ...student, hasPassword: false });
    expect(passwords().queryByLabelText(t('password.current'))).toBeNull();
  });

  it('cannot change the email', async () => {
    await open(student);
    expect(field(details(), t('field.email'))).toHaveAttribute('readonly');
  });

  it('is asked to confirm the email and can request another link', async () => {
    const sent = server.on(resendVerification, undefined);
    const { user } = await open({ ...student, emailConfirmation: 'required' });
    expect(screen.getByText(t('confirmation.required', { email: student.email }))).toBeVisible();
    await user.click(screen.getByRole('button', { name: t('resend.again') }));
    await waitFor(() => expect(screen.getByText(t('resend.sent.student'))).toBeVisible());
    expect(sent).toHaveLength(1);
  });

  it('requests deletion after a confirmation and can withdraw the request', async () => {
    const requests = server.on(requestDeletion, undefined);
    server.on(withdrawDeletion, undefined);
    const { user } = await open(student);
    await user.click(screen.getByRole('button', { name: t('deletion.ask') }));
    const dialog = within(
      await screen.findByRole('dialog', { name: t('deletion.askHeading.student') }),
    );
    expect(dialog.getByText(t('deletion.whatHappens.student'))).toBeVisible();
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: t('deletion.send') }));
    const withdraw = await screen.findByRole('button', { name: t('deletion.takeBack') });
    const notice = () => screen.getByText(/^You requested/u);
    await waitFor(() => expect(notice().closest('[role="status"]')).toHaveFocus());
    expect(requests).toHaveLength(1);
    await user.click(withdraw);
    const withdrawn = await screen.findByText(t('deletion.takenBack'));
    expect(withdrawn.closest('[role="status"]')).toHaveFocus();
    expect(screen.getByRole('button', { name: t('deletion.ask') })).toBeVisible();
  });

  it('sees why a withdrawal failed', async () => {
    server.on(withdrawDeletion, new Refusal('server/error'));
    const { user } = await open({ ...student, deletionRequested: '2026-11-01T12:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: t('deletion.takeBack') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t('server/error')));
    expect(screen.getByRole('button', { name: t('deletion.takeBack') })).toBeVisible();
  });

  it('sees why the data could not be downloaded', async () => {
    server.on(downloadMyData, offline);
    const { user } = await open(student);
    await user.click(screen.getByRole('button', { name: t('data.download') }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t('error.offline')));
    expect(screen.getByRole('button', { name: t('data.download') })).toBeVisible();
  });
});

describe('a member of staff who is not an owner', () => {
  const regions = [
    'code.heading',
    'address.heading',
    'order.heading',
    'effectSetting.heading',
  ] as const;

  it('sees as a teacher only the own account', async () => {
    await open(accountOf('school', { kind: 'teacher' }));
    for (const heading of [...regions, 'requests.heading'] as const) {
      expect(screen.queryByRole('region', { name: t(heading) })).toBeNull();
    }
    expect(screen.queryByRole('button', { name: t('deletion.ask') })).toBeNull();
    expect(screen.getByRole('button', { name: t('data.download') })).toBeVisible();
  });

  it('reads as a counsellor the code and the deletion requests', async () => {
    const student = {
      _id: crypto.randomUUID(),
      firstname: 'Zoé',
      lastname: 'Roy',
      email: 'zoe@school.example',
      requested: '2026-10-01T12:00:00.000Z',
    };
    server.on(listDeletionRequests, { students: [student] });
    await open(accountOf('school', { kind: 'counsellor', code: 'CEDAR1' }));
    await screen.findByText(t('requests.textForReading'));
    expect(
      screen.queryByRole('button', { name: t('requests.deleteOne', { name: 'Zoé Roy' }) }),
    ).toBeNull();
    expect(screen.getByText('CEDAR1')).toBeVisible();
    expect(screen.queryByLabelText(t('code.change'))).toBeNull();
  });
});

describe('a school', () => {
  const school = accountOf('school', {
    schoolname: 'École du Parc',
    address: '1 Main Street',
    city: 'Moncton',
    state: 'New Brunswick',
    country: 'can',
    postalzip: 'E1C 4Z6',
    phone: '506 555 0100',
    code: 'parc-2026',
  });
  const code = () => section(t('code.heading'));
  const address = () => section(t('address.heading'));
  const details = () => section(t('details.heading.school'));
  beforeEach(() => void server.on(listDeletionRequests, { students: [] }));

  it('shows its headings in French', async () => {
    await open(school, 'fr');
    const say = words.fr;
    for (const heading of [
      say('code.heading'),
      say('details.heading.school'),
      say('address.heading'),
      say('password.heading'),
      say('data.heading.school'),
      say('requests.heading'),
    ]) {
      expect(screen.getByRole('region', { name: heading })).toBeVisible();
    }
  });

  it('checks the address for its country before sending it', async () => {
    const saves = server.on(updateMe, { data: { city: 'Dieppe', postalzip: 'E1A 7M3' } });
    const { user } = await open(school);
    await user.fill(field(address(), t('field.city')), '');
    await user.fill(field(address(), t('field.postalzip')), '90210');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field(address(), t('field.city'))).toHaveFocus());
    expect(address().getByRole('alert')).toHaveTextContent(t('form.problems', { count: 2 }));
    expect(field(address(), t('field.postalzip'))).toHaveAccessibleDescription(
      new RegExp(t('form/postalzip-invalid'), 'u'),
    );
    expect(saves).toEqual([]);
  });

  it('accepts a ZIP code for the United States', async () => {
    const saves = server.on(updateMe, { data: {} });
    const { user } = await open(school);
    await user.selectOptions(field(address(), t('field.country')), 'usa');
    await user.fill(field(address(), t('field.zip')), '90210');
    await user.keyboard('{Enter}');
    await address().findByText(t('account.saved'));
    expect(saves[0]?.body).toMatchObject({ country: 'usa', postalzip: '90210' });
  });

  it('shows the postal code as the server saved it', async () => {
    server.on(updateMe, { data: { postalzip: 'E1A 7M3' } });
    const { user } = await open(school);
    await user.fill(field(address(), t('field.postalzip')), ' e1a 7m3');
    await user.keyboard('{Enter}');
    await address().findByText(t('account.saved'));
    await waitFor(() => expect(field(address(), t('field.postalzip'))).toHaveValue('E1A 7M3'));
  });

  it('does not send invalid domains, and lists them until they are corrected', async () => {
    const saves = server.on(updateCode, undefined);
    const { user } = await open(school);
    const deny = field(code(), t('domains.deny'));
    await user.fill(deny, 'gmail.com, somewhere else, https://x.ca');
    await user.click(code().getByRole('button', { name: t('code.save') }));
    await waitFor(() => expect(deny).toHaveFocus());
    const entries = 'somewhere else, https://x.ca';
    expect(deny).toHaveAccessibleDescription(
      `${t('domains.invalid', { count: 2, entries })} ${t('domains.denyHint')}`,
    );
    await user.fill(deny, 'gmail.com, somewhere else');
    const one = t('domains.invalid', { count: 1, entries: 'somewhere else' });
    expect(code().getByText(one)).toBeVisible();
    expect(saves).toEqual([]);
    await user.fill(deny, 'gmail.com');
    await user.click(code().getByRole('button', { name: t('code.save') }));
    await code().findByText(t('account.saved'));
    expect(saves).toHaveLength(1);
  });

  it('sees at the field that a code is taken; the current code stays', async () => {
    server.on(updateCode, new Refusal('reservation-taken'));
    const { user } = await open(school);
    const change = field(code(), t('code.change'));
    await user.fill(change, 'TAKEN');
    await user.keyboard('{Enter}');
    await code().findByText(t('reservation-taken'));
    expect(change).toHaveFocus();
    expect(change).toHaveAccessibleDescription(
      `${t('reservation-taken')} ${t('hint.reservation-taken')}`,
    );
    expect(change).toHaveValue('TAKEN');
    expect(code().getByText('parc-2026')).toBeVisible();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('turns the shuffling of cards off and on again', async () => {
    const { user } = await open(school);
    const order = () => section(t('order.heading'));
    const box = () => order().getByRole('checkbox', { name: t('order.fixed') });
    for (const isCardOrderFixed of [true, false]) {
      const saves = server.on(updateMe, { data: { isCardOrderFixed } });
      expect(box()).toHaveProperty('checked', !isCardOrderFixed);
      await user.click(box());
      expect(order().queryByText(t('account.saved'))).toBeNull();
      await user.click(order().getByRole('button', { name: t('order.save') }));
      await order().findByText(t('account.saved'));
      expect(saves.at(-1)?.body).toEqual({ isCardOrderFixed });
    }
  });

  it('turns the questions “Does it help?” on, and finds the figures', async () => {
    const { user } = await open(school);
    const questions = section(t('effectSetting.heading'));
    expect(questions.getByRole('link', { name: t('effectSetting.results') })).toHaveAttribute(
      'href',
      '/dashboard/effect',
    );
    const saves = server.on(updateMe, { data: { isEffectOn: true } });
    await user.click(questions.getByRole('checkbox', { name: t('effectSetting.on') }));
    await user.click(questions.getByRole('button', { name: t('effectSetting.save') }));
    await questions.findByText(t('account.saved'));
    expect(saves.map(({ body }) => body)).toEqual([{ isEffectOn: true }]);
  });

  it.each(['en', 'fr'] as const)(
    'sets its time zone and goes back to the province in %s',
    async (language) => {
      const z = wordsOf('zones', language);
      const { user } = await open(
        { ...school, country: 'can', timeZone: null, timeZoneDefault: 'America/Vancouver' },
        language,
      );
      const part = section(z('zone.heading'));
      const select = part.getByRole('combobox', { name: z('zone.label') });
      const ofProvince = z('zone.from.can', { zone: z('zone.America/Vancouver') });
      expect(select).toHaveDisplayValue(ofProvince);
      for (const [timeZone, label] of [
        ['America/Dawson_Creek', z('zone.America/Dawson_Creek')],
        [null, ofProvince],
      ] as const) {
        const saves = server.on(updateMe, { data: { timeZone } });
        await user.selectOptions(select, label);
        await user.click(part.getByRole('button', { name: z('zone.save') }));
        await part.findByText(wordsOf('account', language)('account.saved'));
        expect(saves.at(-1)?.body).toEqual({ timeZone });
        expect(select).toHaveDisplayValue(label);
      }
    },
  );

  it('sees the time in the chosen zone', async () => {
    vi.setSystemTime('2026-11-18T20:30:00Z');
    const { user } = await open({ ...school, timeZone: null, timeZoneDefault: 'America/Toronto' });
    const z = wordsOf('zones');
    const part = section(z('zone.heading'));
    const timeOf = (zone: 'America/Toronto' | 'America/St_Johns', time: string) =>
      z('zone.now', { zone: z(`zone.${zone}`), time: `Wednesday ${time}` });
    expect(part.getByText(timeOf('America/Toronto', '3:30 p.m.'))).toBeVisible();
    await user.selectOptions(part.getByRole('combobox'), z('zone.America/St_Johns'));
    expect(part.getByText(timeOf('America/St_Johns', '5:00 p.m.'))).toBeVisible();
  });

  it('keeps a zone that has no plain name', async () => {
    await open({ ...school, timeZone: 'Europe/Paris', timeZoneDefault: 'UTC', country: 'other' });
    const z = wordsOf('zones');
    const select = section(z('zone.heading')).getByRole('combobox');
    expect(select).toHaveDisplayValue('Europe/Paris');
    expect(within(select).getByText(z('zone.from.other', { zone: 'UTC' }))).toBeInTheDocument();
  });

  it('sees why the zone was not saved', async () => {
    server.on(updateMe, new Refusal('school/zone-invalid'));
    const { user } = await open({ ...school, timeZone: null, timeZoneDefault: 'UTC' });
    const part = section(wordsOf('zones')('zone.heading'));
    await user.click(part.getByRole('button', { name: wordsOf('zones')('zone.save') }));
    expect(await part.findByText(t('school/zone-invalid'))).toBeVisible();
  });

  it('sees the consequences of a deletion request', async () => {
    const { user } = await open(school);
    await user.click(screen.getByRole('button', { name: t('deletion.ask') }));
    const dialog = await screen.findByRole('dialog', { name: t('deletion.askHeading.school') });
    expect(within(dialog).getByText(t('deletion.whatHappens.school'))).toBeVisible();
    expect(within(dialog).getByText(t('deletion.meanwhile.school'))).toBeVisible();
  });

  it('sees that its email is unconfirmed until it is confirmed', async () => {
    await open({ ...school, waitsFor: 'verification' });
    const note = t('waiting.verification', { address: school.email });
    expect(code().getByText(note)).toBeVisible();
    server.on(getMe, { ...school, waitsFor: null });
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(code().queryByText(note)).toBeNull());
  });

  it('sees that it waits for approval, without a resend button', async () => {
    await open({ ...school, waitsFor: 'approval' });
    expect(code().getByText(t('waiting.approval'))).toBeVisible();
    expect(screen.queryByRole('button', { name: t('resend.again') })).toBeNull();
  });

  it('can cancel a new email that is not confirmed yet', async () => {
    const saves = server.on(updateMe, { data: { email: school.email } });
    const { user } = await open({ ...school, pendingEmail: 'new@school.example' });
    expect(field(details(), t('field.email'))).toHaveValue('new@school.example');
    await user.fill(field(details(), t('field.firstname')), 'Not saved');
    await user.click(
      details().getByRole('button', { name: t('newEmail.keep', { current: school.email }) }),
    );
    const notice = await details().findByText(t('newEmail.kept', { current: school.email }));
    expect(notice.closest('[role="status"]')).toHaveFocus();
    expect(field(details(), t('field.email'))).toHaveValue(school.email);
    expect(saves[0]?.body).toEqual({
      firstname: school.firstname,
      lastname: school.lastname,
      email: school.email,
    });
    expect(field(details(), t('field.firstname'))).toHaveValue('Not saved');
  });

  describe('the list of deletion requests', () => {
    const lea = {
      _id: crypto.randomUUID(),
      firstname: 'Léa',
      lastname: 'Roy',
      email: 'lea@school.example',
      requested: '2026-11-01T12:00:00.000Z',
    };
    const requests = () => section(t('requests.heading'));
    const ask = async () => {
      const page = await open(school);
      await page.user.click(
        await screen.findByRole('button', { name: t('requests.deleteOne', { name: 'Léa Roy' }) }),
      );
      return { ...page, dialog: within(await screen.findByRole('dialog')) };
    };

    it('shows that there are none', async () => {
      await open(school);
      await waitFor(() => expect(requests().getByText(t('requests.none'))).toBeVisible());
    });

    it('deletes a student after a confirmation that focuses Cancel', async () => {
      server.on(listDeletionRequests, { students: [lea] });
      const deleted = server.on(deleteStudent, () => {
        server.on(listDeletionRequests, { students: [] });
        return undefined;
      });
      const { user, dialog } = await ask();
      expect(dialog.getByRole('button', { name: t('account.cancel') })).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: t('requests.confirm') }));
      const notice = await screen.findByText(t('requests.deleted', { name: 'Léa Roy' }));
      await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
      expect(deleted.map(({ params }) => params.id)).toEqual([lea._id]);
      await waitFor(() => expect(requests().getByText(t('requests.none'))).toBeVisible());
      await act(() => server.settled());
    });

    it('does not delete a student who has withdrawn the request meanwhile', async () => {
      server.on(listDeletionRequests, { students: [lea] });
      const deleted = server.on(deleteStudent, undefined);
      const { user, dialog } = await ask();
      server.on(listDeletionRequests, { students: [] });
      await user.click(dialog.getByRole('button', { name: t('requests.confirm') }));
      const notice = await screen.findByText(t('requests.gone', { name: 'Léa Roy' }));
      await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
      expect(deleted).toEqual([]);
      await act(() => server.settled());
    });

    it('shows in the dialog why a deletion failed', async () => {
      server.on(listDeletionRequests, { students: [lea] });
      server.on(deleteStudent, new Refusal('server/error'));
      const { user, dialog } = await ask();
      await user.click(dialog.getByRole('button', { name: t('requests.confirm') }));
      await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('server/error')));
    });

    it('shows an error if it does not load, and loads on retry', async () => {
      server.on(listDeletionRequests, offline);
      const { user } = await open(school);
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t('error.offline')));
      server.on(listDeletionRequests, { students: [lea] });
      await user.click(requests().getByRole('button', { name: t('panel.retry') }));
      await waitFor(() => expect(requests().getByText('lea@school.example')).toBeVisible());
      expect(requests().queryByRole('alert')).toBeNull();
    });
  });
});
