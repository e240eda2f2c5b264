import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { LongName } from './tooltip.tsx';

const server = installFakeServer();
const long = 'Collège Notre-Dame-du-Sacré-Cœur';
const render = (text: string) =>
  renderPage(
    server,
    <>
      <button type="button">Before</button>
      <LongName text={text} />
    </>,
    { userId: null },
  );
const bubble = () => document.querySelector('[popover]');
const isShown = () => bubble()?.matches(':popover-open') === true;

it('shows no tooltip for a short name', async () => {
  await render('Ten chars.');
  expect(screen.getByText('Ten chars.')).toBeVisible();
  expect(bubble()).toBeNull();
});

it('shows a long name in full on focus and hides it on blur', async () => {
  const { user } = await render(long);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(isShown()).toBe(false));
  await user.keyboard('{Tab}');
  await waitFor(() => expect(isShown()).toBe(true));
  expect(bubble()?.textContent).toBe(long);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await waitFor(() => expect(isShown()).toBe(false));
});

it('shows a long name in full on hover and hides it afterwards', async () => {
  const { user } = await render(long);
  const name = screen.getAllByText(long)[0];
  if (!name) throw new Error('no name');
  await user.hover(name);
  await waitFor(() => expect(isShown()).toBe(true));
  await user.hover(screen.getByRole('button'));
  await waitFor(() => expect(isShown()).toBe(false));
});

it('closes on Escape and stops the event', async () => {
  const { user } = await render(long);
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => void keys.push(key);
  document.body.addEventListener('keydown', listen);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{Tab}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isShown()).toBe(false));
  expect(keys).not.toContain('Escape');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(keys).toContain('Escape'));
  document.body.removeEventListener('keydown', listen);
});

it('does not read the name twice to a screen reader', async () => {
  await render(long);
  expect(bubble()).toHaveAttribute('aria-hidden', 'true');
});
