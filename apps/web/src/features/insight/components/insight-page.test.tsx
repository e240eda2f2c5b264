import { listClasses } from '@trio/contracts/classes';
import type { Answer } from '@trio/contracts/endpoint';
import { getInsight, type InsightStudent } from '@trio/contracts/insight';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { axeViolations } from '../../../../test/axe.ts';
import { offline, Refusal } from '../../../../test/fake-server.ts';
import { installStaffServer, wordsOf } from '../../../../test/staff-pages.tsx';
import { InsightPage } from './insight-page.tsx';

const server = installStaffServer();
const t = wordsOf('insight');
const error = wordsOf('errors');
const live = wordsOf('live');

const classId = '01900000-0000-7000-8000-0000000000c1';
const aClass = {
  _id: classId,
  name: '9B',
  schoolYear: 2026,
  termEndsOn: '2027-01-31',
  state: 'open' as const,
  joiningEndsAt: null,
  allowsJoiningWithoutEmail: true,
  joinCode: 'Panda 48275',
  studentCount: 4,
  teachers: [],
};
const student = (
  firstname: string,
  chosen: InsightStudent['chosen'],
  liked: string[] = [],
  stage: InsightStudent['stage'] = 'picked',
): InsightStudent => ({
  _id: crypto.randomUUID(),
  firstname,
  lastname: 'Roy',
  stage,
  chosen,
  liked,
});
const ana = student('Ana', ['coolClimate', 'tellStories', { title: 'Skate park' }]);
const ben = student('Ben', ['coolClimate', 'harvest'], ['tellStories'], 'reflected');
const cleo = student('Cleo', ['everydayCare', 'kept'], ['coolClimate']);
const dan = student('Dan', ['everydayCare']);
const zoe = student('Zoé', [], [], 'sorting');
const harvest = {
  _id: 'an extra card',
  name: 'harvest',
  color: 'green' as const,
  en: card('Harvest day'),
  fr: card('Jour de récolte'),
};
function card(title: string) {
  return {
    title,
    imageUrl: '',
    content: '.',
    bulletHeading: '',
    bulletDescription: '',
    jobLinks: [],
  };
}
const shown: Answer<typeof getInsight> = {
  students: [ana, ben, cleo, dan, zoe],
  extraCards: [harvest],
};

type Shown = Answer<typeof getInsight>;
interface Settings {
  readonly language?: 'en' | 'fr';
  readonly answer?: Shown | Refusal | typeof offline;
}

async function show(query = '', { language = 'en', answer = shown }: Settings = {}) {
  const asked = server.on(getInsight, answer);
  server.on(listClasses, { classes: [aClass] });
  const page = await server.render(
    <Routes>
      <Route path="/dashboard/insight" element={<InsightPage />} />
      <Route path="*" element={<p>another page</p>} />
    </Routes>,
    { at: `/dashboard/insight${query}`, account: { kind: 'teacher' }, language },
  );
  return { ...page, asked };
}

/** The title is also an option of the filter, and in the table. */
const challenge = (title: string) =>
  waitFor(() => {
    const found = screen.getAllByText(title).map((each) => each.closest('details'));
    const row = found.find((each) => each?.querySelector('summary')?.textContent.includes(title));
    if (!row) throw new Error(`There is no ${title}.`);
    return row;
  });
const group = (number: number) => {
  const item = screen.getByText(t('groups.one', { number }), { selector: 'h3' }).closest('li');
  if (!item) throw new Error(`There is no group ${number}.`);
  return within(item);
};
const membersOf = (number: number) =>
  group(number)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const places = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .filter(({ textContent }) => textContent.startsWith('Group'))
    .map((_, at) => membersOf(at + 1));

it.each(['en', 'fr'] as const)(
  'lists each challenge with its students and has no accessibility violations in %s',
  async (language) => {
    const words = wordsOf('insight', language);
    const { user } = await show('', { language });
    expect(
      await screen.findByRole('heading', { level: 1, name: words('insight.title') }),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: words('list.openAll') }));
    expect(
      await screen.findByText(words('list.finished', { finished: 4, count: 5 })),
    ).toBeVisible();
    const own = await challenge('Skate park');
    expect(within(own).getByText(words('list.own', { name: 'Ana Roy' }))).toBeVisible();
    const extra = await challenge(language === 'en' ? 'Harvest day' : 'Jour de récolte');
    expect(within(extra).getByRole('link', { name: 'Ben Roy' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  },
);

it('shows who chose and who liked a challenge, with links to the students', async () => {
  const { user } = await show(`?class=${classId}`);
  const row = await challenge('Cool a warming planet');
  expect(row.open).toBe(false);
  await user.click(row.querySelector('summary') as HTMLElement);
  expect(within(row).getByText(t('list.chose', { count: 2 }))).toBeVisible();
  const links = within(row).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Ana Roy', 'Ben Roy', 'Cleo Roy']);
  expect(links[0]).toHaveAttribute(
    'href',
    `/dashboard/students?class=${classId}&student=${ana._id}`,
  );
});

it('opens the challenge of the address and filters by state and category', async () => {
  const { user } = await show('?challenge=tellStories');
  const row = await challenge('Tell a story that sticks');
  expect(row.open).toBe(true);
  expect(screen.queryByText('Harvest day', { selector: 'span' })).toBeNull();
  await user.selectOptions(
    screen.getByLabelText(t('insight.filter.state')),
    live('live.stage.reflected'),
  );
  await waitFor(async () =>
    expect(
      within(await challenge('Tell a story that sticks'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Ben Roy']),
  );
  expect(location.search).toBe('?state=reflected&challenge=tellStories');
  await user.selectOptions(screen.getByLabelText(t('insight.filter.category')), 'Health');
  expect(await screen.findByText(t('list.noneFiltered'))).toBeVisible();
  await user.click(screen.getByRole('button', { name: t('insight.filter.clear') }));
  expect(await challenge('Harvest day')).toBeVisible();
});

it('asks for the class that is chosen', async () => {
  const { user, asked } = await show();
  await user.selectOptions(await screen.findByLabelText(t('insight.filter.class')), '9B');
  await waitFor(() =>
    expect(asked.map(({ query }) => query.get('classid'))).toEqual(['', classId]),
  );
});

it('has a table with the same content', async () => {
  const { user } = await show();
  await user.click(await screen.findByText(t('list.table')));
  const row = screen.getByRole('row', { name: /Cool a warming planet/u });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['2: Ana Roy, Ben Roy', '1: Cleo Roy']);
});

it.each<readonly [string, Shown | Refusal, string]>([
  ['no one has finished', { students: [zoe], extraCards: [] }, t('list.none')],
  ['the class is empty', { students: [], extraCards: [] }, t('list.noStudents')],
  ['there are too many students', new Refusal('insight/too-many'), error('insight/too-many')],
  ['the class is not theirs', new Refusal('class/not-found'), error('class/not-found')],
])('says so when %s', async (_, answer, text) => {
  await show('', { answer });
  expect(await screen.findByText(text)).toBeVisible();
});

it('shows why it did not load and reloads on request', async () => {
  server.on(listClasses, { classes: [] });
  const { user } = await show('', { answer: offline });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${t('insight.failed')} ${error('error.offline')}`,
  );
  server.on(getInsight, shown);
  await user.click(screen.getByRole('button', { name: wordsOf('shell')('panel.retry') }));
  expect(await challenge('Harvest day')).toBeVisible();
});

it('makes groups that share a chosen challenge and lists who is without', async () => {
  const { user } = await show('?view=groups');
  await user.selectOptions(await screen.findByLabelText(t('groups.size')), '2');
  await waitFor(() =>
    expect(places().toSorted()).toEqual([
      ['Ana Roy', 'Ben Roy'],
      ['Cleo Roy', 'Dan Roy'],
    ]),
  );
  const number = places()[0]?.[0] === 'Ana Roy' ? 1 : 2;
  expect(group(number).getByText(t('groups.allChose'))).toBeVisible();
  expect(group(number).getByText('Cool a warming planet')).toBeVisible();
  const without = screen.getByRole('heading', { name: t('groups.without') }).parentElement;
  expect(within(without as HTMLElement).getByRole('link', { name: 'Zoé Roy' })).toBeVisible();
  await user.click(screen.getByText(t('groups.how')));
  expect(screen.getByText(t('groups.how.rare'))).toBeVisible();
  expect(screen.getByText(t('groups.kept'))).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

it('moves a student with the keyboard’s focus, warns, and undoes', async () => {
  const { user } = await show('?view=groups');
  await user.selectOptions(await screen.findByLabelText(t('groups.size')), '2');
  await waitFor(() => expect(places()).toHaveLength(2));
  const before = places();
  const ofDan = before.findIndex((names) => names.includes('Dan Roy'));
  const to = 1 - ofDan + 1;
  const name = t('groups.moveOne', { name: 'Dan Roy' });
  await user.selectOptions(screen.getByLabelText(name), t('groups.to', { number: to }));
  await waitFor(() => expect(membersOf(to)).toEqual(['Ana Roy', 'Ben Roy', 'Dan Roy']));
  expect(screen.getByLabelText(name)).toHaveFocus();
  expect(group(to).getByText(t('groups.none'))).toBeVisible();
  expect(
    screen.getByText(
      `${t('groups.movedTo', { name: 'Dan Roy', number: to })} ${t('groups.noLonger', { number: to })}`,
    ),
  ).toHaveAttribute('role', 'status');
  await user.click(screen.getByRole('button', { name: t('groups.undo') }));
  await waitFor(() => expect(places()).toEqual(before));
});

it('takes a student without a finished sort into a group, and starts over', async () => {
  const { user } = await show('?view=groups');
  await waitFor(() => expect(places()).toHaveLength(1));
  const before = places();
  const ofZoe = () => screen.getByLabelText(t('groups.moveOne', { name: 'Zoé Roy' }));
  await user.selectOptions(ofZoe(), t('groups.toNew'));
  await waitFor(() => expect(group(2).getByText(t('groups.noneKnown'))).toBeVisible());
  await user.selectOptions(ofZoe(), t('groups.to', { number: 1 }));
  await waitFor(() =>
    expect(group(1).getByText(t('groups.unfinished', { names: 'Zoé Roy' }))).toBeVisible(),
  );
  await user.click(screen.getByRole('button', { name: t('groups.startOver') }));
  await waitFor(() => expect(places()).toEqual(before));
});

it('keeps the groups while the challenges are shown', async () => {
  const { user } = await show('?view=groups');
  await user.selectOptions(await screen.findByLabelText(t('groups.size')), '2');
  await user.click(screen.getByRole('link', { name: t('insight.view.challenges') }));
  expect(await challenge('Harvest day')).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('insight.view.groups') }));
  await waitFor(() => expect(screen.getByLabelText(t('groups.size'))).toHaveValue('2'));
});

it('keeps changed groups while another class is shown, and asks before they are lost', async () => {
  const { user } = await show('?view=groups');
  await user.selectOptions(await screen.findByLabelText(t('groups.size')), '2');
  await user.selectOptions(screen.getByLabelText(t('insight.filter.class')), '9B');
  await waitFor(() => expect(screen.getByLabelText(t('groups.size'))).toHaveValue('4'));
  await user.selectOptions(screen.getByLabelText(t('insight.filter.class')), '');
  await waitFor(() => expect(screen.getByLabelText(t('groups.size'))).toHaveValue('2'));

  await user.click(screen.getByRole('link', { name: t('insight.back') }));
  await screen.findByRole('dialog', { name: t('groups.lost.heading') });
  await user.click(screen.getByRole('button', { name: t('groups.lost.no') }));
  expect(screen.getByRole('heading', { name: t('groups.heading') })).toBeVisible();
  await user.click(screen.getByRole('link', { name: t('insight.back') }));
  await user.click(await screen.findByRole('button', { name: t('groups.lost.yes') }));
  expect(await screen.findByText('another page')).toBeVisible();
});

it.each([
  ['undone', () => screen.getByRole('button', { name: t('groups.undo') })],
  ['printed', () => screen.getByRole('button', { name: t('groups.print') })],
])('does not ask about groups that were %s', async (_, button) => {
  vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await show('?view=groups');
  await user.selectOptions(await screen.findByLabelText(t('groups.size')), '2');
  await user.click(button());
  await user.click(screen.getByRole('link', { name: t('insight.back') }));
  expect(await screen.findByText('another page')).toBeVisible();
});

it('saves the challenges and the groups as files', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:nothing';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const csv = wordsOf('dashboard')('export.csv');
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: csv }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.text())?.split('\r\n') ?? [];
  expect(lines[0]).toContain('Ana Roy,Ben Roy,Cleo Roy,Dan Roy');
  expect(lines[1]).toMatch(/^Cool a warming planet,.*,2,1,chose,chose,liked,$/u);
  await user.click(screen.getByRole('link', { name: t('insight.view.groups') }));
  // The other view has a button with the same name.
  await screen.findByRole('heading', { name: t('groups.heading') });
  await user.click(screen.getByRole('button', { name: csv }));
  await waitFor(() => expect(files).toHaveLength(2));
  const groups = (await files[1]?.text())?.split('\r\n') ?? [];
  expect(groups).toHaveLength(7);
  expect(groups[5]).toBe('Without a group,Zoé Roy,');
});
