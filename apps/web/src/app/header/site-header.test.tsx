import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { words } from '../../../test/words.ts';
import { recordUsage } from '@trio/contracts/usage';
import { SiteHeader } from './site-header.tsx';

const server = installFakeServer();

it('closes the menu after a change of language, and returns the focus', async () => {
  server.on(recordUsage, { recorded: 1 });
  await page.viewport(360, 640);
  const { user } = await renderPage(server, <SiteHeader isQuiet={false} />, { userId: null });
  await user.click(screen.getByRole('button', { name: words.en('nav.menu') }));
  const menu = within(screen.getByRole('dialog'));
  await user.click(menu.getByRole('button', { name: 'Français' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: words.fr('nav.menu') })).toHaveFocus();
  await page.viewport(1280, 720);
});
