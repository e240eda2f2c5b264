import { updateMe } from '@trio/contracts/accounts';
import { noDueNotices, type DueNotices } from '@trio/domain/student-notices';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline } from '../../../test/fake-server.ts';
import { installFakeServer } from '../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../test/session.tsx';
import { wordsOf } from '../../../test/staff-pages.tsx';
import { StudentNotices } from './student-notices.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = wordsOf('home');
const error = wordsOf('errors');
const conversations = wordsOf('talk')('conversations.title');

const show = (due: Partial<DueNotices> = {}, language: 'en' | 'fr' = 'en') =>
  renderAs(server, accountOf('student', due), <StudentNotices />, { language });

it.each(['en', 'fr'] as const)(
  'tells a student until it is closed, and moves the focus to the confirmation in %s',
  async (language) => {
    const words = wordsOf('home', language);
    const sent = server.on(updateMe, { data: { isLikedNoticeDue: false } });
    const { user } = await show({ isLikedNoticeDue: true }, language);
    expect(screen.getByRole('complementary', { name: words('home.notices.label') })).toBeVisible();
    expect(screen.getByText(words('home.notices.liked'))).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: words('home.notices.close') }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([{ isLikedNoticeDue: false }]);
  },
);

it('tells of the queue, the step and conversations, with a link to them', async () => {
  await show({ isTalksNoticeDue: true });
  expect(screen.getByText(t('home.notices.talks', { conversations }))).toBeVisible();
  expect(screen.queryByText(t('home.notices.liked'))).toBeNull();
  expect(screen.getByRole('link', { name: conversations })).toHaveAttribute(
    'href',
    '/dashboard/cards/conversations',
  );
});

it('tells of all that is new together, and closes it with one button', async () => {
  const sent = server.on(updateMe, { data: noDueNotices });
  const { user } = await show({ isLikedNoticeDue: true, isTalksNoticeDue: true });
  expect(screen.getByText(t('home.notices.liked'))).toBeVisible();
  expect(screen.getByText(t('home.notices.talks', { conversations }))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('home.notices.close') }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(sent.map(({ body }) => body)).toEqual([noDueNotices]);
});

it('stays when it could not be closed', async () => {
  server.on(updateMe, offline);
  const { user } = await show({ isTalksNoticeDue: true });
  const close = screen.getByRole('button', { name: t('home.notices.close') });
  await user.click(close);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error('error.offline')));
  expect(close).toBeVisible();
});

it('does not appear for a student who knows it', async () => {
  await show();
  expect(screen.queryByRole('complementary')).toBeNull();
});
