import { listMails, retryMail, type MailRecord, type MailStatus } from '@trio/contracts/mail';
import { listDemoEmails } from '@trio/contracts/mailbox';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { renderPage, installFakeServer } from '../../../../test/render-page.tsx';
import { words } from '../../../../test/words.ts';
import { MailboxPage } from './mailbox-page.tsx';
import { MailPage } from './mail-page.tsx';

const server = installFakeServer();

const mail = (recipient: string, status: MailStatus = 'dead'): MailRecord => ({
  _id: crypto.randomUUID(),
  recipient,
  template: 'password-reset',
  language: 'en',
  status,
  attempts: 3,
  lastError: '451 try later',
  created: '2026-11-01T12:00:00.000Z',
});

const listOf = (total: number, ...mails: MailRecord[]) => ({ total, mails });

it('ignores a late answer to an earlier filter', async () => {
  const late = Promise.withResolvers<void>();
  server.on(listMails, async ({ query }) => {
    if (query.get('status') === 'sent')
      return { total: 1, mails: [mail('sent@example.org', 'sent')] };
    await late.promise;
    return { total: 1, mails: [mail('dead@example.org')] };
  });
  const { user } = await renderPage(server, <MailPage />);
  await waitFor(() => expect(screen.getByText('Loading the emails…')).toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'Sent' }));
  await waitFor(() => expect(screen.getByText('sent@example.org')).toBeVisible());
  late.resolve();
  await act(() => server.settled());
  expect(screen.getByText('sent@example.org')).toBeVisible();
  expect(screen.queryByText('dead@example.org')).toBeNull();
  expect(screen.queryByText('Loading the emails…')).toBeNull();
});

it('sends an email again, removes it from the list and shows a notice', async () => {
  const [first, second] = [mail('first@example.org'), mail('second@example.org')];
  server.on(listMails, { total: 2, mails: [first, second] });
  const retries = server.on(retryMail, undefined);
  const { user } = await renderPage(server, <MailPage />);
  await user.click(await screen.findByRole('button', { name: /first@example.org/u }));
  await waitFor(() => expect(screen.getByText(/is on its way again/u)).toBeVisible());
  expect(screen.getAllByRole('status')[0]).toHaveFocus();
  expect(screen.queryByText('first@example.org')).toBeNull();
  expect(screen.getByText('second@example.org')).toBeVisible();
  expect(retries.map(({ params }) => params.id)).toEqual([first._id]);
});

it('shows why a retry was refused and keeps the row', async () => {
  server.on(listMails, { total: 1, mails: [mail('first@example.org')] });
  server.on(retryMail, new Refusal('request/not-found'));
  const { user } = await renderPage(server, <MailPage />);
  await user.click(await screen.findByRole('button', { name: /first@example.org/u }));
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(screen.getByText('first@example.org')).toBeVisible();
});

for (const language of ['en', 'fr'] as const) {
  it(`keeps the status filter on the next page in ${language}`, async () => {
    const say = words[language];
    const requests = server.on(listMails, ({ query }) => ({
      total: 41,
      mails: [mail(`on-${query.get('page')}@example.org`, 'sent')],
    }));
    const { user } = await renderPage(server, <MailPage />, { at: '/?status=sent', language });
    await screen.findByText('on-1@example.org');
    expect(screen.queryByRole('link', { name: say('pager.previous') })).toBeNull();
    await user.click(screen.getByRole('link', { name: say('pager.next') }));
    await screen.findByText('on-2@example.org');
    await user.click(screen.getByRole('link', { name: say('pager.next') }));
    await screen.findByText('on-3@example.org');
    expect(screen.getByText(say('pager.pageOf', { page: 3, pages: 3 }))).toBeVisible();
    expect(screen.queryByRole('link', { name: say('pager.next') })).toBeNull();
    expect(requests.map(({ query }) => query.get('status'))).toEqual(['sent', 'sent', 'sent']);
  });
}

it('shows that the device is offline and reloads on request', async () => {
  server.on(listMails, offline);
  const { user } = await renderPage(server, <MailPage />);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(words.en('error.offline')),
  );
  server.on(listMails, { total: 0, mails: [] });
  await user.click(screen.getByRole('button', { name: words.en('panel.retry') }));
  await waitFor(() => expect(screen.getByText(words.en('post.empty.dead'))).toBeVisible());
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['loading', noAnswer, words.en('post.loading')],
  ['no email', listOf(0), words.en('post.empty.dead')],
  ['an error', offline, words.en('panel.retry')],
  ['emails', listOf(30, mail('dead@example.org')), 'dead@example.org'],
] as const)('has no accessibility violation with %s', async (_, answer, text) => {
  server.on(listMails, answer);
  await renderPage(server, <MailPage />);
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});

it.each([
  ['loading', noAnswer, words.en('mailbox.loading')],
  ['no email', () => ({ letters: [] }), words.en('mailbox.empty')],
  ['an error', offline, words.en('panel.retry')],
] as const)('has no accessibility violation in the mailbox with %s', async (_, answer, text) => {
  server.on(listDemoEmails, answer);
  await renderPage(server, <MailboxPage />);
  await screen.findByText(text);
  expect(await axeViolations()).toEqual([]);
});
