import {
  archiveClass,
  deleteClass,
  getClass,
  listClasses,
  moveClassStudents,
  removeClassStudent,
  replaceJoinCode,
  restoreClass,
  setJoining,
  setTeachers,
  updateClass,
  type ClassDetail,
} from '@trio/contracts/classes';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, ownId, wordsOf } from '../../../../test/staff-pages.tsx';
import { ClassPage } from './class-page.tsx';

const server = installStaffServer();
const t = wordsOf('classes');
const error = wordsOf('errors');

const classId = '01900000-0000-7000-8000-0000000000c1';
const self = { _id: ownId, firstname: 'Liam', lastname: 'Nguyen' };
const zoe = { _id: crypto.randomUUID(), firstname: 'Zoé', lastname: 'Roy' };
const sam = {
  _id: crypto.randomUUID(),
  firstname: 'Sam',
  lastname: 'Côté',
  email: '',
  username: 'brave-otter-271',
  joined: '2026-10-03T12:00:00.000Z',
};
const detail = (changes: Partial<ClassDetail> = {}): ClassDetail => ({
  _id: classId,
  name: '9B',
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'open',
  joiningEndsAt: '2026-12-02T12:00:00.000Z',
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 1,
  teachers: [self],
  students: [sam],
  colleagues: [
    { ...self, kind: 'teacher' },
    { ...zoe, kind: 'counsellor' },
  ],
  needsOwnerForNoEmail: false,
  ...changes,
});

const show = (
  kind: 'owner' | 'counsellor' | 'teacher' = 'counsellor',
  language: 'en' | 'fr' = 'en',
) =>
  server.render(
    <Routes>
      <Route path="/dashboard/classes/:classId" element={<ClassPage />} />
      <Route path="/dashboard/classes" element={<p>the list</p>} />
    </Routes>,
    { at: `/dashboard/classes/${classId}`, account: { kind }, language },
  );
const button = (name: string) => screen.findByRole('button', { name });
const inDialog = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('button', { name });

it.each(['en', 'fr'] as const)(
  'shows the class and has no accessibility violations in %s',
  async (language) => {
    server.on(getClass, detail());
    await show('counsellor', language);
    expect(await screen.findByRole('heading', { name: '9B', level: 1 })).toBeVisible();
    expect(screen.getByText('Panda 48275')).toBeVisible();
    expect(screen.getByText(`${location.origin}/join/Panda-48275`)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sam Côté' })).toBeVisible();
    expect(
      screen.getByRole('link', { name: wordsOf('classes', language)('class.insight') }),
    ).toHaveAttribute('href', `/dashboard/insight?class=${classId}`);
    expect(screen.getByText('brave-otter-271')).toBeVisible();
    expect(screen.queryByText(wordsOf('classes', language)('members.notYet'))).toBeNull();
    expect(await axeViolations()).toEqual([]);
  },
);

it('does not claim that a student joined whose sign-in was never used', async () => {
  server.on(getClass, detail({ students: [{ ...sam, joined: null }] }));
  await show();
  expect(await screen.findByText(t('members.notYet'))).toBeVisible();
});

it('says that a class does not exist, without telling whose it is', async () => {
  server.on(getClass, new Refusal('class/not-found'));
  await show('teacher');
  expect(await screen.findByRole('heading', { name: error('class/not-found') })).toBeVisible();
});

it('shows why the class did not load and reloads it on request', async () => {
  server.on(getClass, offline);
  const { user } = await show();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('class.failed')} ${error('error.offline')}`,
    ),
  );
  server.on(getClass, detail());
  await user.click(await button(wordsOf('shell')('panel.retry')));
  expect(await screen.findByRole('heading', { name: '9B', level: 1 })).toBeVisible();
});

it('copies the code and the link', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  server.on(getClass, detail());
  const { user } = await show();
  await user.click(await button(t('class.copyCode')));
  await user.click(await button(t('class.copyLink')));
  await waitFor(() => expect(screen.getAllByText(t('class.copied'))).toHaveLength(2));
  expect(writeText.mock.calls).toEqual([['Panda 48275'], [`${location.origin}/join/Panda-48275`]]);
});

it('closes joining and says that the code does not work', async () => {
  server.on(getClass, detail());
  const sent = server.on(setJoining, () => {
    server.on(getClass, detail({ state: 'closed', joiningEndsAt: null }));
    return undefined;
  });
  const { user } = await show('teacher');
  const isOpen = await screen.findByRole('switch', { name: t('class.openSwitch') });
  expect(isOpen).toHaveAttribute('aria-checked', 'true');
  await user.click(isOpen);
  await waitFor(() => expect(screen.getByText(t('class.closedText'))).toBeVisible());
  expect(isOpen).toHaveAttribute('aria-checked', 'false');
  expect(sent.map(({ body }) => body)).toEqual([{ isOpen: false }]);
});

it('replaces the code after a confirmation', async () => {
  server.on(getClass, detail());
  server.on(replaceJoinCode, () => {
    server.on(getClass, detail({ joinCode: 'Koala 99998' }));
    return { joinCode: 'Koala 99998' };
  });
  const { user } = await show();
  await user.click(await button(t('class.newCode')));
  await user.click(await inDialog(t('class.newCodeYes')));
  expect(await screen.findByText('Koala 99998')).toBeVisible();
});

it('takes a student out after a confirmation and moves the focus to the message', async () => {
  server.on(getClass, detail());
  const sent = server.on(removeClassStudent, () => {
    server.on(getClass, detail({ students: [], studentCount: 0 }));
    return undefined;
  });
  const { user } = await show('teacher');
  expect(
    screen.queryByRole('button', { name: t('members.moveOne', { name: 'Sam Côté' }) }),
  ).toBeNull();
  await user.click(await button(t('members.removeOne', { name: 'Sam Côté' })));
  await user.click(await inDialog(t('members.removeYes')));
  await waitFor(() => expect(screen.getByText(t('members.empty'))).toBeVisible());
  expect(screen.getByText(t('members.removed', { name: 'Sam Côté' })).closest('p')).toHaveFocus();
  expect(sent.map(({ params }) => params.studentId)).toEqual([sam._id]);
});

it('moves a student to another class', async () => {
  const { students: _, colleagues: __, needsOwnerForNoEmail: ___, ...own } = detail();
  const other = { ...own, _id: crypto.randomUUID(), name: '9C' };
  server.on(getClass, detail());
  server.on(listClasses, { classes: [own, other] });
  const sent = server.on(moveClassStudents, undefined);
  const { user } = await show();
  await user.click(await button(t('members.moveOne', { name: 'Sam Côté' })));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(2));
  await user.selectOptions(dialog.getByLabelText(t('members.moveTo')), '9C');
  await user.click(dialog.getByRole('button', { name: t('members.moveYes') }));
  await waitFor(() =>
    expect(screen.getByText(t('members.moved', { name: 'Sam Côté', class: '9C' }))).toBeVisible(),
  );
  expect(sent.map(({ body }) => body)).toEqual([{ students: [sam._id], to: other._id }]);
});

it('lets a counsellor add and remove teachers', async () => {
  server.on(getClass, detail());
  const sent = server.on(setTeachers, undefined);
  const { user } = await show();
  await user.selectOptions(await screen.findByLabelText(t('teachers.add')), 'Zoé Roy');
  await user.click(await button(t('teachers.addButton')));
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.click(await button(t('teachers.removeOne', { name: 'Liam Nguyen' })));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ body }) => body)).toEqual([{ teachers: [ownId, zoe._id] }, { teachers: [] }]);
});

it('lets a teacher leave the class, but remove no colleague', async () => {
  server.on(getClass, detail({ teachers: [self, zoe] }));
  const sent = server.on(setTeachers, undefined);
  const { user } = await show('teacher');
  await user.click(await button(t('teachers.leave')));
  expect(
    screen.queryByRole('button', { name: t('teachers.removeOne', { name: 'Zoé Roy' }) }),
  ).toBeNull();
  await user.click(await inDialog(t('teachers.leaveYes')));
  expect(await screen.findByText('the list')).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([{ teachers: [zoe._id] }]);
});

it('saves the settings and shows which field is wrong', async () => {
  server.on(getClass, detail());
  const sent = server.on(updateClass, undefined);
  const { user } = await show();
  const name = await screen.findByLabelText(t('settings.name'));
  await user.fill(name, '');
  await user.click(await button(t('settings.save')));
  expect(await screen.findByText(error('class/name-required'))).toBeVisible();
  await user.fill(name, '9C');
  await user.fill(screen.getByLabelText(t('settings.term')), '2027-06-15');
  await user.click(await button(t('settings.save')));
  await waitFor(() => expect(screen.getByText(t('settings.saved'))).toBeVisible());
  expect(sent.map(({ body }) => body)).toEqual([
    { name: '9C', schoolYear: 2026, termEndsOn: '2027-06-15' },
  ]);
});

it('turns joining without email back off where only an owner may turn it on', async () => {
  server.on(getClass, detail({ allowsJoiningWithoutEmail: false, needsOwnerForNoEmail: true }));
  server.on(updateClass, new Refusal('class/owner-allows'));
  const { user } = await show('teacher');
  const box = await screen.findByRole('checkbox', { name: t('settings.withoutEmail') });
  expect(screen.getByText(t('settings.ownerOnly'))).toBeVisible();
  await user.click(box);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('class.failedChange')} ${error('class/owner-allows')}`,
    ),
  );
  expect(box).not.toBeChecked();
});

it('archives the class after a confirmation that tells a teacher who can restore it', async () => {
  server.on(getClass, detail());
  const sent = server.on(archiveClass, undefined);
  const { user } = await show('teacher');
  await user.click(await button(t('end.archive')));
  await waitFor(() => expect(screen.getByText(t('end.archiveTeacher'))).toBeVisible());
  expect(screen.queryByRole('button', { name: t('end.delete') })).toBeNull();
  await user.click(await inDialog(t('end.archiveYes')));
  expect(await screen.findByText('the list')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('deletes an empty class after a confirmation', async () => {
  server.on(getClass, detail({ students: [], studentCount: 0 }));
  const sent = server.on(deleteClass, undefined);
  const { user } = await show();
  await user.click(await button(t('end.delete')));
  await user.click(await inDialog(t('end.deleteYes')));
  expect(await screen.findByText('the list')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('restores an archived class, which shows no code', async () => {
  server.on(getClass, detail({ state: 'archived', joiningEndsAt: null }));
  server.on(restoreClass, () => {
    server.on(getClass, detail({ state: 'closed', joiningEndsAt: null }));
    return undefined;
  });
  const { user } = await show();
  const restore = await button(t('end.restore'));
  expect(screen.queryByText('Panda 48275')).toBeNull();
  await user.click(restore);
  expect(await screen.findByText('Panda 48275')).toBeVisible();
});
