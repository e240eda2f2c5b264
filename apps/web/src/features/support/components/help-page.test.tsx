import { pages } from '@trio/contracts/pages';
import { recordUsage } from '@trio/contracts/usage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { sendWaitingEvents } from '../../../lib/usage/usage.ts';
import { HelpPage } from './help-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const question = (name: string) => screen.findByRole('heading', { name, level: 2 });
const opened = () =>
  [...document.querySelectorAll('details[open] h2')].map(({ textContent }) => textContent);

it('shows one answer at a time', async () => {
  const { user } = await renderAs(server, accountOf('school'), <HelpPage />);
  await user.click(await question(t('help.join')));
  await waitFor(() => expect(opened()).toEqual([t('help.join')]));
  await user.click(await question(t('help.data')));
  await waitFor(() => expect(opened()).toEqual([t('help.data')]));
});

it('shows one answer at a time in a browser that does not group details', async () => {
  const { user } = await renderAs(server, accountOf('school'), <HelpPage />);
  await question(t('help.join'));
  for (const each of document.querySelectorAll('details')) each.removeAttribute('name');
  await user.click(await question(t('help.join')));
  await waitFor(() => expect(opened()).toEqual([t('help.join')]));
  await user.click(await question(t('help.data')));
  await waitFor(() => expect(opened()).toEqual([t('help.data')]));
});

it('counts each opened question, but no closed one', async () => {
  const { user } = await renderAs(server, accountOf('school'), <HelpPage />);
  const batches = server.on(recordUsage, { recorded: 1 });
  await user.click(await question(t('help.join')));
  await waitFor(() => expect(opened()).toEqual([t('help.join')]));
  await user.click(await question(t('help.data')));
  await waitFor(() => expect(opened()).toEqual([t('help.data')]));
  await user.click(await question(t('help.data')));
  await waitFor(() => expect(opened()).toEqual([]));
  sendWaitingEvents();
  await server.settled();
  const names = batches.flatMap(({ body }) => body.events.map(({ name }) => name));
  expect(names.filter((name) => name === 'faq-view')).toHaveLength(2);
});

it('links staff of a school to their access code', async () => {
  const { user } = await renderAs(server, accountOf('school'), <HelpPage />);
  await user.click(await question(t('help.join')));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: t('help.join.link') })).toBeVisible(),
  );
});

it('shows an administrator no link to an access code', async () => {
  const { user } = await renderAs(server, accountOf('admin'), <HelpPage />);
  const heading = await question(t('help.join'));
  await user.click(heading);
  const answer = within(heading.closest('details') ?? document.body);
  expect(answer.getByText(t('help.join.1'))).toBeVisible();
  expect(answer.queryByRole('link')).toBeNull();
});

it('links to the lesson plan', async () => {
  await renderAs(server, accountOf('school'), <HelpPage />);
  expect(await screen.findByRole('link', { name: t('help.lessonOpen') })).toHaveAttribute(
    'href',
    pages.lesson.path,
  );
});

it('shows its answers in French', async () => {
  const say = words.fr;
  const { user } = await renderAs(server, accountOf('school'), <HelpPage />, { language: 'fr' });
  await user.click(await question(say('help.trio')));
  await waitFor(() => expect(screen.getByText(say('help.trio.1'))).toBeVisible());
});
