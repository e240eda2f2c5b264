import { sendSupport } from '@trio/contracts/support';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { SupportPage } from './support-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

// A draft lasts as long as the page is loaded, so each test uses another student.
const open = (account = accountOf('student'), language: 'en' | 'fr' = 'en') =>
  renderAs(server, account, <SupportPage />, { language });
const message = () => screen.findByLabelText<HTMLTextAreaElement>(t('support.message'));
const send = () => screen.getByRole('button', { name: t('support.send') });

it('sends a message, confirms it and clears the field', async () => {
  const sent = server.on(sendSupport, { success: true });
  const { user } = await open();
  await user.fill(await message(), 'My cards are gone');
  await user.click(send());
  await waitFor(() => expect(screen.getByText(t('support.sent'))).toBeVisible());
  expect(await message()).toHaveValue('');
  expect(sent.map(({ body }) => body)).toEqual([{ message: 'My cards are gone' }]);
});

it('keeps the text while offline and sends it on request', async () => {
  server.on(sendSupport, offline);
  const { user } = await open();
  await user.fill(await message(), 'My cards are gone');
  await user.click(send());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(t('error.offline'));
  expect(alert).toHaveFocus();
  expect(await message()).toHaveValue('My cards are gone');
  server.on(sendSupport, { success: true });
  await user.click(send());
  await waitFor(() => expect(screen.getByText(t('support.sent'))).toBeVisible());
});

it('shows that the device is offline until it is online again', async () => {
  await open();
  await message();
  expect(screen.queryByText(t('support.offline'))).toBeNull();
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  await screen.findByText(t('support.offline'));
  isOnline.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(t('support.offline'))).toBeNull());
});

for (const code of ['server/error', 'request/rate-limited'] as const) {
  it(`shows a translated error for ${code} and keeps the message`, async () => {
    server.on(sendSupport, new Refusal(code));
    const { user } = await open();
    await user.fill(await message(), 'Hello');
    await user.click(send());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(t(code));
    expect(alert).toHaveFocus();
    expect(await message()).toHaveValue('Hello');
  });
}

it('shows at the field that a message is empty', async () => {
  const errors = [{ path: 'message', code: 'support/message-required' as const }];
  server.on(sendSupport, new Refusal('request/invalid', { fields: errors }));
  const { user } = await open();
  await message();
  await user.click(send());
  await waitFor(() => expect(screen.getByText(t('support/message-required'))).toBeVisible());
  expect(await message()).toHaveFocus();
});

it('sends once and keeps text that is typed during the request', async () => {
  const answer = Promise.withResolvers<void>();
  const sent = server.on(sendSupport, async () => {
    await answer.promise;
    return { success: true as const };
  });
  const { user } = await open();
  await user.fill(await message(), 'One message');
  await user.click(send());
  const busy = await screen.findByRole('button', { name: t('support.sending') });
  expect(busy).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.fill(await message(), 'One message, and another');
  answer.resolve();
  await waitFor(() => expect(screen.getByText(t('support.sent'))).toBeVisible());
  expect(await message()).toHaveValue('One message, and another');
  expect(sent).toHaveLength(1);
});

it('keeps a draft for the same account', async () => {
  const account = accountOf('student');
  const { user, unmount, show } = await open(account);
  await user.fill(await message(), 'It began when');
  show(null);
  show(<SupportPage />);
  expect(await message()).toHaveValue('It began when');
  unmount();
});

it('shows no draft of another account', async () => {
  await open();
  expect(await message()).toHaveValue('');
});

it('tells a student of a school to ask a teacher too', async () => {
  await open();
  await waitFor(() => expect(screen.getByText(t('support.lead.student'))).toBeVisible());
  expect(screen.getByText(t('support.tip.school'))).toBeVisible();
  expect(screen.getByText(t('support.readers.school'))).toBeVisible();
});

it('does not tell a student without a school to ask a teacher', async () => {
  await open(accountOf('student', { isConsumerGroup: true }));
  await waitFor(() => expect(screen.getByText(t('support.lead.guest'))).toBeVisible());
  expect(screen.queryByText(t('support.tip.school'))).toBeNull();
  expect(screen.getByText(t('write.help.line'))).toBeVisible();
});

it('links staff to the help page in French', async () => {
  const say = words.fr;
  await open(accountOf('admin'), 'fr');
  await waitFor(() => expect(screen.getByText(say('support.readers.plain'))).toBeVisible());
  expect(screen.getByRole('link', { name: say('support.tip.questions.link') })).toHaveAttribute(
    'href',
    '/dashboard/help',
  );
  expect(screen.queryByText(say('write.help.line'))).toBeNull();
});
