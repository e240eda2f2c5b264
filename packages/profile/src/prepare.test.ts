import { describe, expect, it } from 'vitest';
import { prepareProfile } from './prepare.ts';
import type { ProfileChallenge, ProfileData } from './profile-data.ts';
import { sampleProfiles } from './sample-profiles.ts';
import type { ProfileView } from './view.ts';

const { ordinary, ownCards, secondSort, longest } = sampleProfiles;

const viewOf = async (overrides: Partial<ProfileData>): Promise<ProfileView> =>
  (await prepareProfile({ ...ordinary, ...overrides })).view;

const first = async (challenge: ProfileChallenge, overrides: Partial<ProfileData> = {}) => {
  const { challenges } = await viewOf({
    ...overrides,
    challenges: [challenge, ordinary.challenges[1], ordinary.challenges[2]],
  });
  const [view] = challenges;
  if (view === undefined) throw new Error('There are three.');
  return view;
};

describe('the first page', () => {
  it('has the name, the date, the school and the three in rank order', async () => {
    const { title, studentPage } = await viewOf({});
    expect(title).toBe('Challenge profile – Maya Okafor-Lindqvist');
    expect(studentPage.name.text).toBe('Maya Okafor-Lindqvist');
    expect(studentPage.date).toBe('November\u00a015, 2026');
    expect(studentPage.school?.text).toBe('Harbour View High School');
    expect(studentPage.cards.map(({ poster }) => poster.title.text)).toEqual([
      'Keep every tap running clean',
      'Get help there in time',
      'Give a crowd goosebumps',
    ]);
    expect(studentPage.cards[0]?.reason?.text).toBe(ordinary.reflection.reasons[0]);
  });

  it('leaves space for texts that were not written', async () => {
    const { studentPage } = await viewOf({
      reflection: { reasons: ['', ' \n', 'x'], shared: '', action: '\u200b' },
    });
    expect(studentPage.cards.map(({ reason }) => reason?.text ?? null)).toEqual([null, null, 'x']);
    expect(studentPage.shared.text).toBeNull();
    expect(studentPage.action.text).toBeNull();
  });

  it('gives the action thirty days, and writes the first of a month in French as “1er”', async () => {
    expect((await viewOf({ sortedOn: '2026-12-20' })).studentPage.action.by).toBe(
      'By January\u00a019, 2027',
    );
    const french = await viewOf({ language: 'fr', sortedOn: '2026-10-02' });
    expect(french.studentPage.action.by).toBe('D’ici le 1er\u00a0novembre 2026');
  });

  it('has smaller posters if there is more text', async () => {
    const short = await viewOf({});
    const long = await viewOf({ reflection: longest.reflection });
    expect(long.studentPage.posterWidth).toBeLessThan(short.studentPage.posterWidth);
  });
});

describe('a challenge', () => {
  it('lists careers by training, from the shortest to the longest', async () => {
    const { careers } = await first({ kind: 'deck', name: 'emergencyResponse', ideas: [] });
    expect(careers.groups.map(({ heading }) => heading)).toEqual([
      'High school or learning on the job',
      'College or apprenticeship',
      'University',
      'With years of experience',
    ]);
    const all = careers.groups.flatMap(({ columns }) => columns.flat());
    expect(all.map(({ title }) => title.text)).toContain('Paramedic');
    expect(all.every(({ url }) => /jobbank|noc\.esdc/u.test(url ?? ''))).toBe(true);
  });

  it('of the deck has a text, a subject, a question and an alternative text', async () => {
    const view = await first({ kind: 'deck', name: 'moveGoods', ideas: [] });
    expect(view.about.paragraphs.length).toBeGreaterThan(0);
    expect(view.subject?.text).not.toBe('');
    expect(view.ask.text).not.toBe('');
    expect(view.poster.alt).not.toBe('');
  });

  it('without careers explains why, and has lines to fill', async () => {
    const { careers } = await first({ kind: 'deck', name: 'entrepreneurship', ideas: [] });
    expect(careers.groups).toEqual([]);
    expect(careers.hint?.text).toBe(
      'There is no list here: what you start may not have a name yet.',
    );
    expect(careers.linesToFill).toBe(3);
  });

  it('of the student’s own has its picture, its text and three careers to find', async () => {
    const { view, files } = await prepareProfile(ownCards);
    const [own] = view.challenges;
    expect(own?.poster).toMatchObject({ isPhoto: true, file: '/pictures/1.jpg' });
    expect(own?.poster.alt).toContain('Un planchodrome pour tout le monde');
    expect(own?.careers).toMatchObject({ groups: [], linesToFill: 3 });
    expect(own?.ideas.list.map(({ text }) => text)).toEqual(own && ownCards.challenges[0].ideas);
    expect([...files.keys()]).toEqual(['pictures/1.jpg', 'pictures/2.jpg']);
  });

  it('added by a school shows its links, and only web addresses are links', async () => {
    const { careers } = await first({
      kind: 'extra',
      name: 'x',
      color: 'red',
      title: 'Added',
      content: 'One.\nTwo.',
      bulletHeading: '',
      bulletDescription: '',
      jobLinks: [
        { title: 'Good', url: 'https://example.org/a b' },
        { title: 'Bad', url: 'data:text/html,x' },
        { title: 'None', url: '' },
        { title: 'Endless', url: `https://example.org/${'a'.repeat(9000)}` },
      ],
      picture: null,
      ideas: [],
    });
    expect(careers.heading.text).toBe('Careers to look into');
    const all = careers.groups.flatMap(({ columns }) => columns.flat());
    expect(all.map(({ url }) => url)).toEqual(['https://example.org/a%20b', null, null, null]);
  });

  it('has lines for the answer to its question only if there is space', async () => {
    const [, full] = longest.challenges;
    expect(await first(full)).toMatchObject({ answerLines: 0 });
    const own = { kind: 'own', color: 'red', title: 'Mine', description: '' } as const;
    expect(await first({ ...own, picture: null, ideas: [] })).toMatchObject({ answerLines: 5 });
  });

  it('with an invalid picture gets the plain poster of its colour', async () => {
    const bytes = new TextEncoder().encode('<html>');
    const view = await first({
      kind: 'own',
      color: 'green',
      title: 'Mine',
      description: '',
      picture: { bytes, format: 'jpg' },
      ideas: [],
    });
    expect(view.poster).toMatchObject({ isPhoto: false, file: '/posters-plain/green.svg' });
  });
});

describe('the pattern', () => {
  it('counts every answer by category', async () => {
    const { pattern } = await viewOf({});
    const sum = (answer: 'superlike' | 'like' | 'dislike'): number =>
      pattern.rows.reduce((total, row) => total + row[answer], 0);
    expect([sum('superlike'), sum('like'), sum('dislike')]).toEqual([6, 12, 38]);
    expect(pattern.intro).toEqual([
      'You looked at 56 challenges and liked 18 of them.',
      'Most often, you were drawn to Environment.',
    ]);
    expect(pattern.chart.alt).toContain(
      'Environment: 4 very interested, 3 interested, 2 not interested.',
    );
  });

  it('names no category if many are equal', async () => {
    const sorted = ordinary.sorted.map((one) => ({ ...one, answer: 'dislike' as const }));
    const { pattern } = await viewOf({ sorted });
    expect(pattern.intro).toEqual(['You looked at 56 challenges and liked 0 of them.']);
  });

  it('uses two numbered sheets if one is too small', async () => {
    const brief = { includesFamilyPage: false, includesCounsellorPage: false };
    const long = (await prepareProfile({ ...secondSort, ...brief })).view;
    expect([long.pattern.density, long.pages]).toEqual(['flowing', 6]);
    const short = (await prepareProfile({ ...ordinary, ...brief })).view;
    expect([short.pattern.density, short.pages]).toEqual(['close', 5]);
  });

  it('lists the disliked cards by category', async () => {
    const { aside } = (await viewOf({})).pattern;
    expect(aside.rows.map(({ label }) => label)).toContain('Environment (2)');
    const none = ordinary.sorted.map((one) => ({ ...one, answer: 'like' as const }));
    const empty = (await viewOf({ sorted: none })).pattern.aside;
    expect(empty.rows).toEqual([]);
    expect(empty.hint).toBe('You set nothing aside this time.');
  });

  it('lists the cards that stayed, are new or are gone since the last sort', async () => {
    const { pattern } = await viewOf(secondSort);
    const { rows, left } = pattern.changes ?? { rows: [], left: null };
    expect(rows.map(({ note }) => note)).toEqual(['Du nouveau', 'Toujours là', 'Du nouveau']);
    const [, second, third] = secondSort.previous?.titles ?? [];
    expect(left?.text.text).toBe(`${second}\u00a0· ${third}`);
    expect((await viewOf({})).pattern.changes).toBeNull();
  });
});

describe('the pages for others', () => {
  it('are included only if the student chooses them', async () => {
    const both = await viewOf({});
    expect(both.family?.heading).toBe('For my family');
    expect(both.counsellor?.heading).toBe('For my counsellor');
    const none = await viewOf({ includesFamilyPage: false, includesCounsellorPage: false });
    expect(none.family).toBeNull();
    expect(none.counsellor).toBeNull();
  });

  it.each([
    [0, 'not counted'],
    [59_000, 'less than a minute'],
    [2 * 3_600_000, '2 hours'],
    [3_600_000 + 60_000, '1 hour 1 minute'],
  ])('show %i milliseconds as “%s”', async (timeSpentMs, expected) => {
    const { counsellor } = await viewOf({ timeSpentMs });
    expect(counsellor?.glance.rows.map(({ value }) => value)).toContain(expected);
  });

  it('name the student on each page, because a page may be handed on alone', async () => {
    const { family, counsellor } = await viewOf({});
    expect(family?.intro.text).toContain('Maya');
    expect(counsellor?.name.text).toBe('Maya Okafor-Lindqvist');
    expect(counsellor?.date).toBe('November\u00a015, 2026');
  });

  it('keep our sentences left to right with a right-to-left name, and shorten a long name', async () => {
    const { view } = await prepareProfile({ ...ordinary, firstName: 'ليلى' });
    expect(view.family?.intro).toMatchObject({ isRtl: false });
    expect(view.family?.intro.text).toContain('ليلى');
    const long = await prepareProfile({ ...ordinary, firstName: 'W'.repeat(100) });
    const shown = long.view.family?.intro.text.replaceAll('\u200b', '');
    expect(shown).toContain(`${'W'.repeat(40)}…`);
    expect(long.view.family?.intro.text).toContain('W\u200bW');
  });

  it('mention pace only after quick answers', async () => {
    expect((await viewOf({})).counsellor?.pace).toBeNull();
    const quick = await viewOf({ isQuickSort: true });
    expect(quick.counsellor?.pace?.text.text).toContain('You might invite Maya');
  });
});

it('explains the substitute character only where it is shown', async () => {
  const explained = '□ stands for a character that this document cannot show.';
  expect((await viewOf({})).sources.paragraphs).not.toContain(explained);
  expect((await viewOf({ lastName: '\ue000' })).sources.paragraphs).toContain(explained);
});
