import { getBoardFigures, listBoardMembers, type BoardFigures } from '@trio/contracts/boards';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline } from '../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../test/render-page.tsx';
import { accountOf, endSessionAfterEach, renderAs } from '../../../../test/session.tsx';
import { words } from '../../../../test/words.ts';
import { BoardPage } from './board-page.tsx';
import { MembersPage } from './members-page.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;

const member = { ...accountOf('board'), board: 'Two Rivers' };
const schoolOf = (name: string, students: number | null) => ({
  _id: crypto.randomUUID(),
  name,
  hasFigures: true,
  students,
  began: students,
  finished: students,
  wrote: students,
  lastMonth: students === null ? null : '2026-11',
});
const large = schoolOf('Cedar Ridge', 1200);
const tiny = schoolOf('Lakeshore', null);
const figures: BoardFigures = {
  board: 'Two Rivers',
  figured: '2026-11-19T01:23:00.000Z',
  year: 2026,
  years: [2026, 2025],
  isRounded: false,
  schools: [large, tiny],
  totals: { students: 1200, began: 1200, finished: 1200, wrote: null },
  notBegun: [],
  challenges: [{ card: 'freshWater', students: 40 }],
};
const show = () => renderAs(server, member, <BoardPage />);
const rowOf = async (name: string) =>
  within((await screen.findByText(name)).closest('tr') ?? document.body);

it('shows figures, and says which are hidden', async () => {
  server.on(getBoardFigures, figures);
  await show();
  expect((await rowOf('Cedar Ridge')).getAllByText('1,200')).toHaveLength(4);
  expect((await rowOf('Lakeshore')).getAllByText(t('board.hidden'))).toHaveLength(5);
  expect(screen.getByText(t('board.allBegun'))).toBeVisible();
  await screen.findByText(t('board.chosenBy', { count: 40 }));
  expect(await axeViolations()).toEqual([]);
});

it('lists schools that have not begun', async () => {
  server.on(getBoardFigures, { ...figures, notBegun: [large._id] });
  await show();
  const heading = await screen.findByRole('heading', { name: t('board.notBegun') });
  const section = within(heading.closest('section') ?? document.body);
  expect(section.getByText('Cedar Ridge')).toBeVisible();
});

it.each([
  ['without schools', { schools: [] }, t('board.noSchools')],
  ['before the first figures', { figured: null }, t('board.noFigures')],
] as const)('explains a board %s', async (_, changes, text) => {
  server.on(getBoardFigures, {
    ...figures,
    ...changes,
    schools: 'schools' in changes ? [] : [large],
  });
  await show();
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('asks for the figures of the chosen year, and says that they are rounded', async () => {
  server.on(getBoardFigures, figures);
  const { user } = await show();
  await rowOf('Cedar Ridge');
  const asked = server.on(getBoardFigures, { ...figures, year: 2025, isRounded: true });
  const select = screen.getByLabelText(t('board.year'));
  select.focus();
  await user.selectOptions(select, '2025');
  expect(await screen.findByText(t('board.rounded'))).toBeVisible();
  expect(screen.queryByText(t('board.challengesText'))).toBeNull();
  expect(asked.at(-1)?.query.get('year')).toBe('2025');
  expect(select).toHaveFocus();
});

it('shows why the figures did not load', async () => {
  server.on(getBoardFigures, offline);
  await show();
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      `${t('board.failed')} ${t('error.offline')}`,
    ),
  );
});

it('offers no removal of the own account among the members', async () => {
  const person = {
    firstname: 'Dana',
    lastname: 'White',
    email: 'dana@board.example',
    created: '2026-10-03T12:00:00.000Z',
    isInvited: false,
    isInviteOver: false,
    disabled: false,
  };
  const other = { ...person, _id: crypto.randomUUID(), firstname: 'Marc', isInvited: true };
  server.on(listBoardMembers, { members: [{ ...person, _id: member._id }, other] });
  await renderAs(server, member, <MembersPage />);
  await screen.findByText('Dana White');
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toContain(t('board.takeBackOne', { name: 'Marc White' }));
  expect(buttons).not.toContain(t('board.removeOne', { name: 'Dana White' }));
  expect(await axeViolations()).toEqual([]);
});
