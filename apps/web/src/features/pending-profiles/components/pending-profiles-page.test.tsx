import {
  listPendingProfiles,
  sendPendingProfile,
  type PendingProfile,
} from '@trio/contracts/profile';
import { readSurveyAnswers } from '@trio/contracts/surveys';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../../test/render-page.tsx';
import { words } from '../../../../test/words.ts';
import { PendingProfilesPage } from './pending-profiles-page.tsx';

const server = installFakeServer();
const t = words.en;

const student = (changes: Partial<PendingProfile> = {}): PendingProfile => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Nguyễn-Kowalski',
  email: 'zoe@home.example',
  schoolname: 'Trio at Home',
  isFreemiumGroup: false,
  hasCompletedConsumerEndSurvey: true,
  hasAnswers: false,
  updated: '2026-10-03T12:00:00.000Z',
  ...changes,
});
const listOf = (students: PendingProfile[], total = students.length) => ({
  students,
  total,
  hasNextPage: false,
  hasPrevPage: false,
});
const zoe = student();
const name = `${zoe.firstname} ${zoe.lastname}`;
const row = () => within(screen.getByText(name).closest('li') ?? document.body);

it('shows a loading state, then the pending profiles', async () => {
  const answer = Promise.withResolvers<void>();
  server.on(listPendingProfiles, async () => {
    await answer.promise;
    return listOf([zoe]);
  });
  await renderPage(server, <PendingProfilesPage />);
  await waitFor(() => expect(screen.getByText(t('pending.loading'))).toBeInTheDocument());
  answer.resolve();
  await waitFor(() => expect(screen.getByText(zoe.email)).toBeVisible());
  expect(screen.queryByText(t('pending.loading'))).toBeNull();
  expect(screen.getByText(t('pending.total', { count: 1 }))).toBeVisible();
});

it('shows that no profile is pending', async () => {
  server.on(listPendingProfiles, listOf([]));
  await renderPage(server, <PendingProfilesPage />);
  await waitFor(() => expect(screen.getByText(t('pending.empty'))).toBeVisible());
});

it('has links to the next page and from an empty page to the first', async () => {
  server.on(listPendingProfiles, ({ query }) => {
    const page = Number(query.get('page'));
    const students = page > 2 ? [] : [student({ email: `on-${page}@home.example` })];
    return { ...listOf(students, 21), hasNextPage: page < 2, hasPrevPage: page > 1 };
  });
  const { user } = await renderPage(server, <PendingProfilesPage />, { at: '/?page=9' });
  await waitFor(() => expect(screen.getByText(t('pending.pageEmpty'))).toBeVisible());
  await user.click(screen.getByRole('link', { name: t('pending.toStart') }));
  await screen.findByText('on-1@home.example');
  expect(screen.queryByRole('link', { name: t('pager.previous') })).toBeNull();
  await user.click(screen.getByRole('link', { name: t('pager.next') }));
  await screen.findByText('on-2@home.example');
  expect(screen.queryByRole('link', { name: t('pager.next') })).toBeNull();
  expect(screen.getByRole('link', { name: t('pager.previous') })).toBeVisible();
});

it('shows that the device is offline and reloads on request', async () => {
  server.on(listPendingProfiles, offline);
  const { user } = await renderPage(server, <PendingProfilesPage />);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t('error.offline')));
  server.on(listPendingProfiles, listOf([zoe]));
  await user.click(screen.getByRole('button', { name: t('panel.retry') }));
  await waitFor(() => expect(screen.getByText(zoe.email)).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('sending', () => {
  const open = async () => {
    const page = await renderPage(server, <PendingProfilesPage />);
    await page.user.click(
      await screen.findByRole('button', { name: t('pending.sendTo', { name }) }),
    );
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  };

  it('asks for a confirmation, removes the student from the list and shows a notice', async () => {
    server.on(
      listPendingProfiles,
      listOf([zoe, student({ firstname: 'Ann', email: 'next@home.example' })]),
    );
    const sent = server.on(sendPendingProfile, undefined);
    const { user, dialog } = await open();
    expect(dialog.getByText(t('pending.ask', { name, email: zoe.email }))).toBeVisible();
    await user.click(dialog.getByRole('button', { name: t('pending.yes') }));
    const notice = await screen.findByText(t('pending.sent', { name, email: zoe.email }));
    await waitFor(() => expect(notice.closest('[role="status"]')).toHaveFocus());
    expect(screen.queryByText(zoe.email)).toBeNull();
    expect(screen.getByText('next@home.example')).toBeVisible();
    expect(sent.map(({ params }) => params.id)).toEqual([zoe._id]);
  });

  it('loads the next students when the page becomes empty', async () => {
    server.on(listPendingProfiles, listOf([zoe], 2));
    server.on(sendPendingProfile, () => {
      server.on(listPendingProfiles, listOf([student({ email: 'next@home.example' })]));
      return undefined;
    });
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: t('pending.yes') }));
    await waitFor(() => expect(screen.getByText('next@home.example')).toBeVisible());
  });

  it('shows that the profile was no longer pending', async () => {
    server.on(listPendingProfiles, listOf([zoe]));
    server.on(sendPendingProfile, new Refusal('request/not-found'));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: t('pending.yes') }));
    await waitFor(() => expect(screen.getByText(t('pending.gone', { name }))).toBeVisible());
    expect(screen.getByText(t('pending.empty'))).toBeVisible();
  });

  it('shows an error in the dialog, then in the row, and returns the focus', async () => {
    server.on(listPendingProfiles, listOf([zoe]));
    server.on(sendPendingProfile, new Refusal('profile/busy'));
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: t('pending.yes') }));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(t('profile/busy')));
    await user.click(dialog.getByRole('button', { name: t('pending.no') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row().getByRole('alert')).toHaveTextContent(t('profile/busy'));
    expect(row().getByRole('button')).toHaveFocus();
  });

  it('sends nothing when it is cancelled', async () => {
    server.on(listPendingProfiles, listOf([zoe]));
    const sent = server.on(sendPendingProfile, undefined);
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: t('pending.no') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
    expect(screen.getByText(zoe.email)).toBeVisible();
  });
});

describe('survey answers', () => {
  const answered = {
    survey: 'end' as const,
    language: 'fr' as const,
    answers: { fit: 'really', more: 'Merci!\nÀ bientôt' },
    answered: '2026-10-04T12:00:00.000Z',
  };

  for (const language of ['en', 'fr'] as const) {
    it(`open in the row and close again in ${language}`, async () => {
      const say = words[language];
      server.on(
        listPendingProfiles,
        listOf([{ ...zoe, hasAnswers: true }, student({ firstname: 'Ann' })]),
      );
      const reads = server.on(readSurveyAnswers, { surveys: [answered] });
      const { user } = await renderPage(server, <PendingProfilesPage />, { language });
      // By label: a query by name does not normalize the no-break space before a colon.
      const opener = await screen.findByLabelText(say('pending.answersOf', { name }));
      expect(reads).toEqual([]);
      await user.click(opener);
      await waitFor(() => expect(screen.getByText(say('pending.answersLogged'))).toBeVisible());
      const texts = (role: string) =>
        row()
          .getAllByRole(role)
          .map(({ textContent }) => textContent);
      expect(texts('term')).toEqual([say('end.fit'), say('end.more')]);
      expect(texts('definition')).toEqual([say('end.fit.really'), 'Merci!\nÀ bientôt']);
      expect(row().getAllByRole('definition')[1]).toHaveAttribute('lang', 'fr');
      await user.click(row().getByLabelText(say('pending.hideAnswersOf', { name })));
      expect(screen.queryByText(say('pending.answersLogged'))).toBeNull();
      expect(opener).toHaveFocus();
    });
  }

  it('show an error if they do not load, and load on request', async () => {
    server.on(listPendingProfiles, listOf([{ ...zoe, hasAnswers: true }]));
    server.on(readSurveyAnswers, offline);
    const { user } = await renderPage(server, <PendingProfilesPage />);
    await user.click(await screen.findByRole('button', { name: t('pending.answersOf', { name }) }));
    await waitFor(() => expect(row().getByRole('alert')).toHaveTextContent(t('error.offline')));
    server.on(readSurveyAnswers, { surveys: [] });
    await user.click(row().getByRole('button', { name: t('panel.retry') }));
    await waitFor(() => expect(row().getByText(t('pending.answersNone'))).toBeVisible());
    expect(row().queryByRole('alert')).toBeNull();
  });
});

it.each([
  ['loading', noAnswer, t('pending.loading')],
  ['no student', listOf([]), t('pending.empty')],
  ['an error', offline, t('panel.retry')],
  ['students', listOf([{ ...zoe, hasAnswers: true }], 30), zoe.email],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listPendingProfiles, answer);
  await renderPage(server, <PendingProfilesPage />);
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});
