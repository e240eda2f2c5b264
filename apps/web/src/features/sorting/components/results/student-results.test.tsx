import { emptyReflection } from '@trio/contracts/reflection';
import { loadDeck } from '@trio/deck/deck';
import { cardKeys } from '@trio/deck/facts.generated';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { axeViolations } from '../../../../../test/axe.ts';
import { offline, Refusal } from '../../../../../test/fake-server.ts';
import { installFakeServer } from '../../../../../test/render-page.tsx';
import { endSessionAfterEach } from '../../../../../test/session.tsx';
import { confirmedSort, renderWithResult, sortId } from '../../../../../test/student-result.tsx';
import { words } from '../../../../../test/words.ts';
import { keepDraft, readDraft } from '../../../../lib/profile/reflection-draft.ts';
import { requestReveal } from '../../../../lib/profile/reveal.ts';
import { StudentResults } from './student-results.tsx';

const server = installFakeServer();
endSessionAfterEach(server);
const t = words.en;
const titles = new Map<string, string>();
const titleOf = (key: string | undefined) => titles.get(key ?? '') ?? '';
const [first, second, third, fourth, fifth, sixth] = cardKeys;

beforeAll(async () => {
  for (const { key, title } of await loadDeck('en')) titles.set(key, title);
});

type Settings = Parameters<typeof renderWithResult>[2];
const render = (settings: Settings = {}) => renderWithResult(server, <StudentResults />, settings);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const will = () => screen.getByRole<HTMLInputElement>('textbox', { name: t('plan.will') });
const press = (name: string) => screen.getByRole('button', { name }).click();
const questionAbout = (key: string | undefined) => t('write.reason', { title: titleOf(key) });
const progress = (at: number) => t('write.progress', { at, count: 5 });

describe('the reveal', () => {
  it('shows and announces the three, with ways to the questions and to careers', async () => {
    requestReveal(sortId);
    await render();
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(t('saved.heading'));
    const [one, two, three] = [first, second, third].map(titleOf) as [string, string, string];
    await screen.findByText(t('reveal.said', { first: one, second: two, third: three }));
    expect(
      screen.getAllByRole('listitem').map((item) => within(item).getByRole('button').ariaLabel),
    ).toEqual([one, two, three].map((title, at) => t('reveal.open', { rank: at + 1, title })));
    expect(screen.getByRole('link', { name: t('reveal.careers') })).toHaveAttribute(
      'href',
      '/dashboard/explore',
    );
    expect(await axeViolations()).toEqual([]);
    press(t('reveal.why'));
    await screen.findByRole('textbox', { name: questionAbout(first) });
  });

  it('leads straight to the result on request', async () => {
    requestReveal(sortId);
    await render();
    (await screen.findByRole('button', { name: t('reveal.result') })).click();
    await screen.findByRole('heading', { name: t('profile.heading') });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('opens a card', async () => {
    requestReveal(sortId);
    await render();
    const name = t('reveal.open', { rank: 2, title: titleOf(second) });
    (await screen.findByRole('button', { name })).click();
    expect(await screen.findByRole('dialog', { name: titleOf(second) })).toBeVisible();
  });

  it('is shown once: later visits show the result', async () => {
    requestReveal(sortId);
    const { show } = await render();
    await screen.findByRole('button', { name: t('reveal.why') });
    show(<p>Another page</p>);
    show(<StudentResults />);
    await screen.findByRole('heading', { name: t('profile.heading') });
    expect(screen.queryByRole('button', { name: t('reveal.result') })).toBeNull();
  });
});

describe('the questions', () => {
  const begin = async (settings: Settings = {}) => {
    const view = await render(settings);
    (await screen.findByRole('button', { name: t('words.add') })).click();
    await screen.findByText(progress(1));
    return view;
  };

  it('come one at a time, and each text is sent with Next, not before', async () => {
    const { user, sent } = await begin();
    expect(screen.getByText(t('write.readers.text'))).toBeVisible();
    expect(screen.getByText(t('write.help.line'))).toBeVisible();
    expect(screen.getByText(t('write.watched'))).toBeVisible();
    await user.fill(screen.getByRole('textbox', { name: questionAbout(first) }), 'My brother');
    expect(sent).toEqual([]);
    press(t('write.next'));
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain(progress(2));
    await waitFor(() => expect(sent).toMatchObject([{ reasons: ['My brother', '', ''] }]));

    for (let left = 3; left > 0; left -= 1) press(t('write.skip'));
    await user.fill(will(), 'ask my aunt');
    expect(sent).toHaveLength(1);
    expect(await axeViolations()).toEqual([]);
    press(t('write.done'));
    await screen.findByText(t('words.saved'));
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({
      reasons: ['My brother', '', ''],
      action: 'I will ask my aunt.',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByText('I will ask my aunt.')).toBeVisible();
  });

  it('can all be skipped, which sends nothing', async () => {
    const { sent } = await begin();
    for (let left = 4; left > 0; left -= 1) press(t('write.skip'));
    press(t('write.done'));
    await screen.findByRole('button', { name: t('words.add') });
    expect(sent).toEqual([]);
  });

  it('offer a beginning, and go back without losing a text', async () => {
    const { user } = await begin();
    press(t('write.reason.start.1'));
    expect(field()).toHaveFocus();
    const begun = t('write.reason.start.1').replace('…', ' ');
    await waitFor(() => expect(field()).toHaveValue(begun));
    press(t('write.next'));
    await user.fill(field(), 'Half a thought');
    press(t('write.back'));
    expect(field()).toHaveValue(begun);
    press(t('write.next'));
    expect(field()).toHaveValue('Half a thought');
  });

  it('report a text that is too long at its field, and send nothing', async () => {
    const { user, sent } = await begin();
    await user.fill(field(), 'x'.repeat(241));
    expect(screen.getByText(t('write.count', { count: 241, max: 240 }))).toBeVisible();
    press(t('write.next'));
    expect(field()).toHaveFocus();
    expect(field()).toHaveAccessibleDescription(new RegExp(t('form/reflection-too-long'), 'u'));
    expect(sent).toEqual([]);
    await user.fill(field(), '🌊'.repeat(240));
    press(t('write.next'));
    await waitFor(() => expect(sent).toMatchObject([{ reasons: ['🌊'.repeat(240), '', ''] }]));
  });

  it('resume at the open question with the typed text, and send what Next had completed', async () => {
    const { user, sent, fail, recover, student, show } = await begin();
    fail(offline);
    await user.fill(field(), 'One');
    press(t('write.next'));
    await screen.findByText(t('write.notSent'));
    await user.fill(field(), 'Two');
    const owner = { accountId: student._id, sortId };
    expect(readDraft(owner)).toMatchObject({ question: 'reason2' });

    show(<p>Another page</p>);
    recover();
    show(<StudentResults />);
    await screen.findByText(t('write.draft'));
    expect(screen.getByRole('textbox', { name: questionAbout(second) })).toHaveValue('Two');
    await waitFor(() => expect(sent).toMatchObject([{ reasons: ['One', '', ''] }]));
    press(t('write.next'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ reasons: ['One', 'Two', ''] });
  });

  it('can be finished later: the result offers to continue with the unsent text', async () => {
    const { user, sent, student } = await begin();
    press(t('write.skip'));
    await user.fill(field(), 'Not yet');
    press(t('write.later'));
    await screen.findByText(t('write.draft'));
    expect(sent).toEqual([]);
    expect(readDraft({ accountId: student._id, sortId })).toMatchObject({ question: null });
    press(t('words.continue'));
    expect(await screen.findByRole('textbox', { name: questionAbout(second) })).toHaveValue(
      'Not yet',
    );
  });

  it.each([
    ['error.offline', offline],
    ['server/unavailable', new Refusal('server/unavailable')],
  ] as const)('keep the text if the last one cannot be sent: %s', async (problem, how) => {
    const { user, sent, fail, recover } = await begin();
    for (let left = 4; left > 0; left -= 1) press(t('write.skip'));
    await user.fill(will(), 'walk home');
    fail(how);
    press(t('write.done'));
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(alert).toHaveTextContent(`${t(problem)} ${t('write.kept')}`);
    expect(will()).toHaveValue('walk home');
    recover();
    press(t('write.done'));
    await screen.findByText(t('words.saved'));
    expect(sent).toMatchObject([{ action: 'I will walk home.' }]);
  });

  it('are edited one at a time, and an edit can be taken back', async () => {
    const reflection = { ...emptyReflection, shared: 'Water', action: 'Ask my aunt' };
    const { user, sent } = await render({ record: confirmedSort({ reflection }) });
    const edit = t('words.editOne', { label: t('words.action') });
    (await screen.findByRole('button', { name: edit })).click();
    await user.fill(await screen.findByRole('textbox', { name: t('plan.will') }), 'Other');
    expect(screen.queryByText(progress(5))).toBeNull();
    press(t('write.leave'));
    expect(await screen.findByText('Ask my aunt')).toBeVisible();
    expect(screen.queryByText(t('write.draft'))).toBeNull();

    press(edit);
    await user.fill(will(), 'Visit her');
    press(t('write.save'));
    await screen.findByText(t('words.saved'));
    expect(sent).toEqual([{ ...reflection, action: 'Visit her', plan: null }]);
    expect(screen.getByText('Visit her')).toBeVisible();
  });

  it('continue with the first one that has no text', async () => {
    const reflection = { ...emptyReflection, reasons: ['One', '', ''] as [string, string, string] };
    await render({ record: confirmedSort({ reflection }) });
    (await screen.findByRole('button', { name: t('words.more') })).click();
    expect(await screen.findByRole('textbox', { name: questionAbout(second) })).toBeVisible();
  });

  it('show no draft of another sort', async () => {
    const { student, show } = await render();
    await screen.findByRole('button', { name: t('words.add') });
    show(<p>Another page</p>);
    const reflection = { ...emptyReflection, shared: 'Old' };
    keepDraft({ accountId: student._id, sortId: 'another' }, { reflection, question: 'shared' });
    show(<StudentResults />);
    expect(await screen.findByRole('button', { name: t('words.add') })).toBeVisible();
    expect(screen.queryByText(t('write.draft'))).toBeNull();
  });
});

describe('the result', () => {
  const answers = {
    [fourth ?? '']: 'like',
    [fifth ?? '']: 'superlike',
    [sixth ?? '']: 'like',
  } as const;

  it('shows the pattern with its table, and all other liked cards, very interested first', async () => {
    await render({ record: confirmedSort({ answers, hasOwnCard: true }) });
    const liked = await screen.findByRole('region', { name: t('result.also') });
    expect(
      within(liked)
        .getAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel),
    ).toEqual(
      [titleOf(fifth), 'Safe bike lanes', titleOf(fourth), titleOf(sixth)].map((title) =>
        t('result.alsoOpen', { title }),
      ),
    );
    const pattern = screen.getByRole('region', { name: t('result.pattern') });
    expect(pattern.textContent).toContain(
      t('result.pattern.liked', { liked: 7, count: cardKeys.length + 1 }),
    );
    within(pattern).getByText(t('result.pattern.numbers')).click();
    const numbers = within(pattern)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => Number(textContent)),
      );
    const sum = numbers.reduce((a, b) => a.map((value, at) => value + (b[at] ?? 0)));
    expect(sum).toEqual([5, 2, cardKeys.length - 6]);

    within(liked)
      .getByRole('button', { name: t('result.alsoOpen', { title: 'Safe bike lanes' }) })
      .click();
    await screen.findByRole('dialog', { name: 'Safe bike lanes' });
  });

  it('says so if no other card was liked', async () => {
    await render();
    expect(await screen.findByText(t('result.alsoNone'))).toBeVisible();
  });

  it('shows twelve of many liked cards at first, and all on request', async () => {
    const all = Object.fromEntries(cardKeys.map((key) => [key, 'like'] as const));
    await render({ record: confirmedSort({ answers: all }) });
    const liked = await screen.findByRole('region', { name: t('result.also') });
    const shown = () => within(liked).getAllByRole('listitem').length;
    expect(shown()).toBe(12);
    const count = cardKeys.length - 3;
    within(liked)
      .getByRole('button', { name: t('result.alsoAll', { count }) })
      .click();
    await waitFor(() => expect(shown()).toBe(count));
  });

  it('opens a card of the three, and links to careers and the profile', async () => {
    await render();
    const name = t('reveal.open', { rank: 1, title: titleOf(first) });
    (await screen.findByRole('button', { name })).click();
    await screen.findByRole('dialog', { name: titleOf(first) });
    expect(
      screen.getByRole('link', { name: t('result.careersOpen'), hidden: true }),
    ).toHaveAttribute('href', '/dashboard/explore');
    const profile = screen.getByRole('link', { name: new RegExp(t('profile.get')), hidden: true });
    expect(profile).toHaveAttribute('href', '/dashboard/profile?language=en');
  });

  it('saves the choice of extra pages at once, and takes it back if that fails', async () => {
    const reflection = { ...emptyReflection, shared: 'Water' };
    const { sent, fail } = await render({ record: confirmedSort({ reflection }) });
    const family = await screen.findByRole('checkbox', { name: t('write.pages.family') });
    family.click();
    await waitFor(() => expect(sent).toEqual([{ ...reflection, includesFamilyPage: false }]));
    fail(new Refusal('server/unavailable'));
    screen.getByRole('checkbox', { name: t('write.pages.counsellor') }).click();
    expect(await screen.findByText(t('server/unavailable'))).toBeVisible();
    expect(screen.getByRole('checkbox', { name: t('write.pages.counsellor') })).toBeChecked();
    expect(family).not.toBeChecked();
  });

  it('saves a choice of pages without replacing words that are still being sent', async () => {
    const { user, sent, hold } = await render();
    (await screen.findByRole('button', { name: t('words.add') })).click();
    await user.fill(await screen.findByRole('textbox'), 'My brother');
    const release = hold();
    press(t('write.next'));
    press(t('write.later'));
    (await screen.findByRole('checkbox', { name: t('write.pages.family') })).click();
    release();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ reasons: ['My brother', '', ''], includesFamilyPage: false });
  });

  it('leads to the path explorer instead of the profile where the school uses it', async () => {
    await render({ account: { isPathExplorerEnabled: true } });
    const link = await screen.findByRole('link', { name: t('profile.path') });
    expect(link.getAttribute('href')).toMatch(/^\/dashboard\/explore\?ctx=/u);
    expect(screen.queryByRole('link', { name: new RegExp(t('profile.get')) })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: t('write.pages.family') })).toBeNull();
  });

  it('shows an error if the picture cannot be made', async () => {
    await render();
    (await screen.findByRole('button', { name: t('picture.save') })).click();
    expect(await screen.findByRole('alert')).toHaveTextContent(t('picture.failed'));
  });

  it.each(['en', 'fr'] as const)('is accessible in %s', async (language) => {
    const reflection = { ...emptyReflection, shared: 'Water' };
    await render({ record: confirmedSort({ answers, reflection }), language });
    await screen.findByRole('region', { name: words[language]('result.also') });
    expect(await axeViolations()).toEqual([]);
  });
});
