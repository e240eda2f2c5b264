import { stopReminders } from '@trio/contracts/steps';
import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline, Refusal } from '../../../test/fake-server.ts';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { StopRemindersPage } from './stop-reminders-page.tsx';

const server = installFakeServer();
const t = words.en;
const Search = () => <output>{useLocation().search}</output>;

async function open(search = '?ticket=abc', language: 'en' | 'fr' = 'en') {
  const received = server.on(stopReminders, undefined);
  const at = `/reminders/stop${search}`;
  const page = (
    <main id="main" tabIndex={-1}>
      <StopRemindersPage />
      <Search />
    </main>
  );
  await renderPage(server, page, { at, language, userId: null });
  return received;
}
const press = () => act(() => screen.getByRole('button').click());

it('changes nothing when it opens, and hides the ticket', async () => {
  const received = await open();
  await screen.findByRole('heading', { name: t('stopReminders.heading') });
  expect(received).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(await axeViolations()).toEqual([]);
});

it('stops the emails with one button and says how to get them back', async () => {
  const received = await open();
  press();
  await screen.findByRole('heading', { name: t('stopReminders.doneHeading') });
  expect(received[0]?.params).toEqual({ ticket: 'abc' });
  expect(screen.getByText(t('stopReminders.done'))).toBeVisible();
  await waitFor(() => expect(document.getElementById('main')).toHaveFocus());
  expect(await axeViolations()).toEqual([]);
});

it('may be pressed again without a network', async () => {
  await open();
  server.on(stopReminders, offline);
  press();
  expect(await screen.findByRole('alert')).toHaveTextContent(t('error.offline'));
  server.on(stopReminders, undefined);
  press();
  await screen.findByRole('heading', { name: t('stopReminders.doneHeading') });
});

it('says that a link is invalid', async () => {
  await open();
  server.on(stopReminders, new Refusal('reminder/link-invalid'));
  press();
  await screen.findByRole('heading', { name: t('stopReminders.invalidHeading') });
  expect(screen.getByText(t('reminder/link-invalid'))).toBeVisible();
});

it('has no button without a ticket', async () => {
  await open('');
  await screen.findByRole('heading', { name: t('stopReminders.invalidHeading') });
  expect(screen.queryByRole('button')).toBeNull();
});

it('says tu in French, although no one is logged in', async () => {
  await open('?ticket=abc', 'fr');
  await screen.findByRole('heading', { name: words.fr('stopReminders.heading') });
  server.on(stopReminders, offline);
  press();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/Vérifie(?!z)/u);
});
