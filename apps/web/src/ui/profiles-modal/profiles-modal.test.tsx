import { listProfileOwners, type ProfileOwner } from '@trio/contracts/many-students';
import { getPdf } from '@trio/contracts/profile';
import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { axeViolations } from '../../../test/axe.ts';
import { offline, Refusal } from '../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../test/staff-pages.tsx';
import { ProfilesModal } from './profiles-modal.tsx';

const server = installStaffServer();
const t = wordsOf('many');
const error = wordsOf('errors');
afterEach(() => void vi.restoreAllMocks());

const ownerAt = (at: number, changes: Partial<ProfileOwner> = {}): ProfileOwner => ({
  _id: `01900000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  firstname: `First${at}`,
  lastname: `Last${at}`,
  email: `s${at}@school.test`,
  class: '9B',
  hasProfile: true,
  ...changes,
});

async function show(owners: readonly ProfileOwner[], kind: 'owner' | 'teacher' = 'teacher') {
  server.on(listProfileOwners, { students: [...owners] });
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob);
    return 'blob:nothing';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const ids = owners.map(({ _id }) => _id);
  const { user } = await server.render(
    <ProfilesModal ids={ids} classId="" className="9B" onClosed={() => undefined} />,
    { account: { kind } },
  );
  const dialog = within(await screen.findByRole('dialog', { name: t('profiles.heading') }));
  const press = async (name: string) => user.click(await dialog.findByRole('button', { name }));
  const entries = async () =>
    unzipSync(new Uint8Array((await saved.at(-1)?.arrayBuffer()) ?? new ArrayBuffer(0)));
  return { dialog, press, entries };
}

it('puts each finished profile into one ZIP, and lists students without one', async () => {
  const requests = server.on(getPdf, ({ query }) =>
    query.get('uid') === ownerAt(2)._id ? new Refusal('profile/none') : { of: query.get('uid') },
  );
  const owners = [ownerAt(1), ownerAt(2), ownerAt(3, { hasProfile: false }), ownerAt(4)];
  const { dialog, press, entries } = await show(owners);
  expect(await axeViolations()).toEqual([]);
  await press(t('profiles.make'));
  expect(await dialog.findByText(t('profiles.done', { count: 2 }))).toBeVisible();
  const without = within(dialog.getByRole('list', { name: t('profiles.withoutList') }));
  const names = without.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names.toSorted()).toEqual(['Last2 First2', 'Last3 First3']);
  expect(await axeViolations()).toEqual([]);
  await press(t('profiles.saveZip'));
  const files = await entries();
  expect(Object.keys(files)).toEqual(['9B - Last1 First1.pdf', '9B - Last4 First4.pdf']);
  expect(new TextDecoder().decode(files['9B - Last4 First4.pdf'])).toContain(ownerAt(4)._id);
  expect(requests).toHaveLength(3);
  expect(requests[0]?.query.get('language')).toBe('en');
});

it('goes on with the missing profiles after a lost network', async () => {
  const owners = Array.from({ length: 8 }, (_, at) => ownerAt(at));
  let isOffline = false;
  const requests = server.on(getPdf, ({ query }) => {
    if (query.get('uid') === ownerAt(4)._id && requests.length < 9) isOffline = true;
    return isOffline ? offline : { of: query.get('uid') };
  });
  const { dialog, press, entries } = await show(owners);
  await press(t('profiles.make'));
  expect(await dialog.findByText(error('error.offline'))).toBeVisible();
  const before = requests.length;
  isOffline = false;
  server.on(getPdf, ({ query }) => ({ of: query.get('uid') }));
  await press(t('profiles.goOn'));
  expect(await dialog.findByText(t('profiles.done', { count: 8 }))).toBeVisible();
  await press(t('profiles.saveZip'));
  expect(Object.keys(await entries())).toHaveLength(8);
  // The first four are not fetched again.
  const again = requests.slice(before).map(({ query }) => query.get('uid'));
  for (const at of [0, 1, 2]) expect(again).not.toContain(ownerAt(at)._id);
});

it('shows the progress, stops, and continues', async () => {
  const owners = Array.from({ length: 6 }, (_, at) => ownerAt(at));
  const answers: PromiseWithResolvers<void>[] = [];
  const requests = server.on(getPdf, async () => {
    const answer = Promise.withResolvers<void>();
    answers.push(answer);
    await answer.promise;
    return { of: 'a student' };
  });
  const { dialog, press } = await show(owners);
  await press(t('profiles.make'));
  // Three at a time.
  await waitFor(() => expect(answers).toHaveLength(3));
  answers[0]?.resolve();
  expect(await dialog.findByText(t('progress.of', { done: 1, total: 6 }))).toBeVisible();
  await waitFor(() => expect(answers).toHaveLength(4));
  await press(t('progress.stop'));
  for (const answer of answers) answer.resolve();
  const stopped = t('profiles.stopped', { done: 4, total: 6 });
  expect(await dialog.findByText(stopped)).toBeVisible();
  expect(requests).toHaveLength(4);
  server.on(getPdf, { of: 'a student' });
  await press(t('profiles.goOn'));
  expect(await dialog.findByText(t('profiles.done', { count: 6 }))).toBeVisible();
});

it('waits while the server is busy with other profiles', async () => {
  let isBusy = true;
  const requests = server.on(getPdf, () => {
    if (!isBusy) return { of: 'a student' };
    isBusy = false;
    return new Refusal('profile/busy', { retryAfter: 0 });
  });
  const { dialog, press } = await show([ownerAt(1)]);
  await press(t('profiles.make'));
  expect(await dialog.findByText(t('profiles.done', { count: 1 }))).toBeVisible();
  expect(requests).toHaveLength(2);
});

it('says if no student has a profile', async () => {
  server.on(getPdf, new Refusal('profile/none'));
  const { dialog, press } = await show([ownerAt(1)]);
  await press(t('profiles.make'));
  expect(await dialog.findByText(t('profiles.none'))).toBeVisible();
  expect(dialog.queryByRole('button', { name: t('profiles.saveZip') })).toBeNull();
});
