import { limits } from '@trio/domain/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { installFakeServer, renderPage } from '../../../test/render-page.tsx';
import { SearchBox } from './search-box.tsx';

const server = installFakeServer();
afterEach(() => void vi.useRealTimers());

async function show(onSearch: (text: string) => void) {
  const box = <SearchBox label="Search students" value="" onSearch={onSearch} />;
  const { user } = await renderPage(server, box, { userId: null });
  return { user, input: await screen.findByRole('searchbox', { name: 'Search students' }) };
}

it('searches half a second after the last key', async () => {
  const search = vi.fn();
  const { input } = await show(search);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(input, { target: { value: 'arse' } });
  act(() => void vi.advanceTimersByTime(400));
  fireEvent.change(input, { target: { value: 'arsen' } });
  act(() => void vi.advanceTimersByTime(499));
  expect(search).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(search.mock.calls).toEqual([['arsen']]);
});

it('searches once and at once on Enter', async () => {
  const search = vi.fn();
  const { input } = await show(search);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.change(input, { target: { value: ' arsen ' } });
  fireEvent.submit(input.closest('form') ?? input);
  expect(search.mock.calls).toEqual([['arsen']]);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(search.mock.calls).toEqual([['arsen']]);
});

it('shows that a text is too short and does not search for it', async () => {
  const search = vi.fn();
  const { user, input } = await show(search);
  await user.fill(input, 'ab');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByText(/at least 3 characters/u)).toBeVisible());
  expect(input).toHaveAccessibleDescription(/at least 3 characters/u);
  expect(search).not.toHaveBeenCalled();
});

it('limits the text to the server’s maximum length', async () => {
  const { input } = await show(() => {});
  expect(input).toHaveAttribute('maxlength', String(limits.searchMax));
});
