import type { ClassDetail } from '@trio/contracts/classes';
import { makeSignIns, makeSignInSheet } from '@trio/contracts/sign-ins';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline, Refusal } from '../../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../../test/staff-pages.tsx';
import { SignInsSection } from './sign-ins-section.tsx';

const server = installStaffServer();
const t = wordsOf('signins');
const error = wordsOf('errors');

const shown: ClassDetail = {
  _id: '01900000-0000-7000-8000-0000000000c1',
  name: '9B',
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'open',
  joiningEndsAt: '2026-12-02T12:00:00.000Z',
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 1,
  teachers: [],
  students: [
    {
      _id: crypto.randomUUID(),
      firstname: 'Sam',
      lastname: 'Côté',
      email: '',
      joined: '2026-10-03T12:00:00.000Z',
    },
  ],
  colleagues: [],
  needsOwnerForNoEmail: false,
};

const button = (name: string) => screen.findByRole('button', { name });
const table = (name: string) => screen.findByRole('table', { name });

async function open(
  text: string,
  changes: Partial<ClassDetail> = {},
  language: 'en' | 'fr' = 'en',
) {
  const onChanged = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const { user } = await server.render(
    <SignInsSection shown={{ ...shown, ...changes }} onChanged={onChanged} />,
    { language },
  );
  const words = wordsOf('signins', language);
  await user.click(await button(words('signins.open')));
  await user.fill(screen.getByLabelText(words('paste.label')), text);
  return { user, onChanged };
}

/** Answers like the server, and keeps what was sent. */
const answerAll = () =>
  server.on(makeSignIns, ({ body }) => ({
    made: body.rows.map(({ _id, firstname }, at) => ({
      _id,
      login: `brave-otter-${100 + at}`,
      password: `secret-of-${firstname}`,
    })),
    refused: [],
  }));

it.each(['en', 'fr'] as const)(
  'previews what was understood and what was not, without accessibility violations in %s',
  async (language) => {
    await open('Zoé Roy\nMadonna\nSam Côté', {}, language);
    const words = wordsOf('signins', language);
    const rows = within(await table(words('read.heading')));
    await waitFor(() => expect(rows.getAllByRole('row')).toHaveLength(3));
    expect(rows.getByText(words('read.inClass'))).toBeVisible();
    const unread = within(await table(words('read.unread', { count: 1 })));
    expect(unread.getByText('Madonna')).toBeVisible();
    expect(unread.getByText(words('problem.one-name'))).toBeVisible();
    expect(await button(words('make.button', { count: 1 }))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  },
);

it('makes marked rows only on request, and reads the last name first', async () => {
  const sent = answerAll();
  const { user } = await open('Côté Sam\nRoy Zoé');
  await user.click(screen.getByRole('checkbox', { name: t('paste.lastFirst') }));
  await user.click(
    await screen.findByRole('checkbox', { name: t('read.withMarked', { count: 1 }) }),
  );
  await user.click(await button(t('make.button', { count: 2 })));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body.rows).toMatchObject([
    { firstname: 'Sam', lastname: 'Côté', email: '' },
    { firstname: 'Zoé', lastname: 'Roy', email: '' },
  ]);
});

it('takes the rows of this class from a list of several, until another is chosen', async () => {
  const { user } = await open('Name;Class\nZoé Roy;9B\nAna Li;9C\nTom Fox;9C');
  const choice = await screen.findByLabelText(t('paste.class'));
  expect(choice).toHaveValue('9B');
  expect(await button(t('make.button', { count: 1 }))).toBeVisible();
  await user.selectOptions(choice, '9C');
  expect(await button(t('make.button', { count: 2 }))).toBeVisible();
  await user.selectOptions(choice, '');
  expect(await button(t('make.button', { count: 3 }))).toBeVisible();
});

it('tells that the class needs email addresses', async () => {
  await open('Zoé Roy', { allowsJoiningWithoutEmail: false });
  expect(await screen.findByText(t('read.needsEmail'))).toBeVisible();
});

it('hides the passwords until they are asked for, and saves the sheet', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  answerAll();
  const sheets = server.on(makeSignInSheet, 'a sheet');
  const { user, onChanged } = await open('Zoé Roy');
  await user.click(await button(t('make.button', { count: 1 })));
  expect(await screen.findByText(t('result.once'))).toBeVisible();
  expect(onChanged).toHaveBeenCalledOnce();
  const list = within(await table(t('signins.heading')));
  expect(list.getByText('brave-otter-100')).toBeVisible();
  expect(list.queryByText('secret-of-Zoé')).toBeNull();
  await user.click(await button(t('result.show')));
  expect(list.getByText('secret-of-Zoé')).toBeVisible();
  expect(await axeViolations()).toEqual([]);

  await user.click(await button(t('result.finish')));
  const dialog = within(await screen.findByRole('dialog', { name: t('lost.heading') }));
  await user.click(dialog.getByRole('button', { name: t('lost.no') }));
  await user.click(await button(t('result.sheet')));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(sheets[0]?.body.rows).toEqual([
    { _id: expect.any(String) as string, password: 'secret-of-Zoé' },
  ]);
  await user.click(await button(t('result.finish')));
  expect(await button(t('signins.open'))).toBeVisible();
});

it('lists refused rows with their reason', async () => {
  server.on(makeSignIns, ({ body }) => ({
    made: [],
    refused: body.rows.map(({ _id }) => ({ _id, code: 'auth/email-already-exists' as const })),
  }));
  const { user } = await open('Zoé Roy;zoe@school.test');
  await user.click(await button(t('make.button', { count: 1 })));
  const refused = within(await table(t('result.refused', { count: 1 })));
  expect(refused.getByText('Zoé Roy')).toBeVisible();
  expect(refused.getByText(error('auth/email-already-exists'))).toBeVisible();
});

it('continues after an outage with the same ids, so that no account is made twice', async () => {
  const lost = server.on(makeSignIns, offline);
  const { user } = await open('Zoé Roy');
  await user.click(await button(t('make.button', { count: 1 })));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('make.failed')} ${error('error.offline')}`,
    ),
  );
  const sent = answerAll();
  await user.click(await button(t('make.continue')));
  expect(await screen.findByText(t('make.done', { count: 1 }))).toBeVisible();
  expect(sent[0]?.body.rows).toEqual(lost[0]?.body.rows);
});

it('sends batches and stops between them', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = server.on(makeSignIns, async ({ body }) => {
    await answer.promise;
    return {
      made: body.rows.map(({ _id }) => ({ _id, login: _id, password: 'a-b-c' })),
      refused: [],
    };
  });
  const { user } = await open(Array.from({ length: 120 }, (_, n) => `Zoé Roy${n}`).join('\n'));
  await user.click(await button(t('make.button', { count: 120 })));
  expect(await screen.findByText(t('make.progress', { done: 0, total: 120 }))).toBeVisible();
  await user.click(await button(t('make.cancel')));
  answer.resolve();
  expect(await screen.findByText(t('make.stopped', { count: 70 }))).toBeVisible();
  expect(sent.map(({ body }) => body.rows.length)).toEqual([50]);
});

it('says why the sheet could not be made', async () => {
  answerAll();
  server.on(makeSignInSheet, new Refusal('profile/busy'));
  const { user } = await open('Zoé Roy');
  await user.click(await button(t('make.button', { count: 1 })));
  await user.click(await button(t('result.sheet')));
  expect(await screen.findByText(error('profile/busy'))).toBeVisible();
});
