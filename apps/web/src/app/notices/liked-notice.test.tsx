import { updateMe } from '@trio/contracts/accounts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline } from '../../../test/fake-server.ts';
import { installFakeServer } from '../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../test/session.tsx';
import { wordsOf } from '../../../test/staff-pages.tsx';
import { LikedNotice } from './liked-notice.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = wordsOf('home');
const error = wordsOf('errors');

const show = (isLikedNoticeDue?: boolean, language: 'en' | 'fr' = 'en') =>
  renderAs(
    server,
    accountOf('student', isLikedNoticeDue === undefined ? {} : { isLikedNoticeDue }),
    <LikedNotice />,
    { language },
  );

it.each(['en', 'fr'] as const)(
  'tells a student until it is closed, and moves the focus to the confirmation in %s',
  async (language) => {
    const words = wordsOf('home', language);
    const sent = server.on(updateMe, { data: { isLikedNoticeDue: false } });
    const { user } = await show(true, language);
    expect(screen.getByRole('complementary', { name: words('home.liked.label') })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await user.click(screen.getByRole('button', { name: words('home.liked.close') }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
    expect(screen.queryByRole('button')).toBeNull();
    expect(sent.map(({ body }) => body)).toEqual([{ isLikedNoticeDue: false }]);
  },
);

it('stays when it could not be closed', async () => {
  server.on(updateMe, offline);
  const { user } = await show(true);
  const close = screen.getByRole('button', { name: t('home.liked.close') });
  await user.click(close);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error('error.offline')));
  expect(close).toBeVisible();
});

it('does not appear for a student who knows it', async () => {
  await show();
  expect(screen.queryByRole('complementary')).toBeNull();
});
