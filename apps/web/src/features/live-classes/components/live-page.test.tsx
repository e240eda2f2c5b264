import { openProjector, watchClass, type WatchedStudent } from '@trio/contracts/live-classes';
import { liveClassPath, pages } from '@trio/contracts/pages';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { noAnswer, offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { noteProjector } from '../model.ts';
import { LivePage } from './live-page.tsx';

const server = installStaffServer();
const t = wordsOf('live');
afterEach(() => {
  localStorage.removeItem('trio.projector');
  vi.restoreAllMocks();
});

const student = (changes: Partial<WatchedStudent> = {}): WatchedStudent => ({
  _id: crypto.randomUUID(),
  firstname: 'Zoé',
  lastname: 'Roy',
  stage: 'sorting',
  answered: 12,
  deckSize: 56,
  activeAt: new Date().toISOString(),
  ...changes,
});
const shown = (...students: WatchedStudent[]) => ({
  name: '9B',
  code: 'Panda 48275',
  isJoiningOpen: true,
  students,
});
const classId = '01900000-0000-7000-8000-0000000000c1';
const renderLive = () =>
  server.render(
    <Routes>
      <Route
        path={pages.liveClass.path}
        element={<LivePage help={({ studentId }) => <p>help for {studentId}</p>} />}
      />
    </Routes>,
    { at: liveClassPath(classId) },
  );

it('shows each student with a state, and is accessible', async () => {
  const earlier = new Date(Date.now() - 24 * 3_600_000).toISOString();
  const old = new Date(Date.now() - 4 * 60_000).toISOString();
  server.on(
    watchClass,
    shown(
      student(),
      student({ firstname: 'Léo', stage: 'picked', answered: 56 }),
      student({ firstname: 'Mia', activeAt: old }),
      student({ firstname: 'Ana', activeAt: earlier }),
    ),
  );
  await renderLive();
  expect(await screen.findByText('Zoé Roy')).toBeInTheDocument();
  expect(screen.getAllByText(t('live.progress', { answered: 12, deckSize: 56 }))).toHaveLength(3);
  expect(screen.getByText(t('live.notYetToday'))).toBeInTheDocument();
  expect(screen.getByText(t('live.silent', { minutes: 4 }))).toBeInTheDocument();
  expect(await axeViolations()).toEqual([]);
});

it('hides names on request, and by itself while the projector is open in this browser', async () => {
  server.on(watchClass, shown(student()));
  const { user } = await renderLive();
  const box = await screen.findByRole('checkbox', { name: t('live.hideNames') });
  expect(box).not.toBeChecked();
  await user.click(box);
  expect(screen.queryByText('Zoé Roy')).toBeNull();
  expect(screen.getByText(t('live.anonymous', { number: 1 }))).toBeInTheDocument();
});

it('hides names from the start if the projector is open', async () => {
  noteProjector();
  server.on(watchClass, shown(student()));
  await renderLive();
  expect(await screen.findByRole('checkbox', { name: t('live.hideNames') })).toBeChecked();
  expect(screen.queryByText('Zoé Roy')).toBeNull();
});

const answerProjector = () =>
  server.on(openProjector, { ticket: 'a-ticket', expiresAt: new Date().toISOString() });
const openFromPage = async () => {
  const { user } = await renderLive();
  expect(await screen.findByText(t('live.empty'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('live.projector') }));
};

it('opens the projector in a new tab, which it opens before the request', async () => {
  const asked = answerProjector();
  const replace = vi.fn<(path: string) => void>();
  const tab = { opener: window, location: { replace } } as unknown as Window;
  vi.spyOn(window, 'open').mockImplementation(() => {
    expect(asked).toEqual([]);
    return tab;
  });
  server.on(watchClass, shown());
  await openFromPage();
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/projector#a-ticket'));
  expect(tab.opener).toBeNull();
});

it('closes the new tab if the projector cannot be opened', async () => {
  const close = vi.fn<() => void>();
  vi.spyOn(window, 'open').mockReturnValue({ close } as unknown as Window);
  server.on(openProjector, () => offline);
  server.on(watchClass, shown());
  await openFromPage();
  await waitFor(() => expect(close).toHaveBeenCalled());
});

it('offers a link if the browser blocks the new tab', async () => {
  answerProjector();
  vi.spyOn(window, 'open').mockReturnValue(null);
  server.on(watchClass, shown());
  await openFromPage();
  expect(await screen.findByRole('link', { name: t('live.projectorLink') })).toHaveAttribute(
    'href',
    '/projector#a-ticket',
  );
});

it('says that the class could not be loaded', async () => {
  server.on(watchClass, () => offline);
  await renderLive();
  expect(await screen.findByText(new RegExp(t('live.failed'), 'u'))).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(t('live.title'));
});

it('leads back to the classes if there is no such class', async () => {
  server.on(watchClass, () => new Refusal('class/not-found'));
  await renderLive();
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: wordsOf('classes')('class.back') })).toHaveAttribute(
    'href',
    pages.classes.path,
  );
});

it('helps a student with a log-in from the row, but only while names are shown', async () => {
  const zoe = student();
  server.on(watchClass, shown(zoe));
  const { user } = await renderLive();
  const name = t('live.helpOne', { name: 'Zoé Roy' });
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByText(`help for ${zoe._id}`)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: t('live.hideNames') }));
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByText(t('live.helpNeedsNames'))).toBeVisible();
});

it('hides the names that were shown by hand as soon as the projector opens', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  server.on(watchClass, shown(student()));
  answerProjector();
  const { user } = await renderLive();
  const box = await screen.findByRole('checkbox', { name: t('live.hideNames') });
  await user.click(box);
  await user.click(box);
  expect(box).not.toBeChecked();
  // Does not wait for the next look at the class.
  server.on(watchClass, noAnswer);
  await user.click(screen.getByRole('button', { name: t('live.projector') }));
  await waitFor(() => expect(box).toBeChecked());
});
